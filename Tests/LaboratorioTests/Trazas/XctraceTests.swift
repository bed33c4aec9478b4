import Laboratorio
import Testing

@Suite("Trazas de xctrace")
struct XctraceTests {
  private func traza(_ texto: String) throws -> Traza {
    try Traza(Array(texto.utf8))
  }

  private func microcortes(_ texto: String) throws -> [Microcorte] {
    guard case .xctrace(_, let microcortes) = try traza(texto) else { return [] }
    return microcortes
  }

  @Test("resuelve columnas por posición, referencias, celdas vacías y elementos anidados")
  func completa() throws {
    let leidos = try microcortes(TrazasDeMuestra.completa)
    #expect(leidos.map(\.duracion.milisegundos) == [50, 16.666667, 50, 800])
    #expect(leidos.map(\.inicio) == [.milliseconds(2500), .seconds(3), .seconds(1), .seconds(9)])
    #expect(leidos[2].proceso == "Tareas (77)")
    #expect(leidos[0].motivo == "Potentially expensive app update(s)")
    #expect(leidos[2].motivo == "")
    #expect(leidos.map(\.esDelSistema) == [false, false, false, true])
  }

  @Test("una referencia sin resolver es un error, no una fila a cero")
  func referencia() {
    let cortada = TrazasDeMuestra.exportacion(filas: "<row><duration ref=\"99\"/></row>")
    #expect(throws: ErrorDeTraza.referenciaSinResolver(ref: "99", linea: 3)) {
      try traza(cortada)
    }
  }

  @Test("una fila con celdas de menos o un tiempo que no es entero es un error con su fila")
  func filasRotas() {
    let corta = TrazasDeMuestra.exportacion(filas: "<row><start-time id=\"1\">5</start-time></row>")
    #expect(throws: ErrorDeTraza.filaDescuadrada(fila: 1, celdas: 1, columnas: 8)) {
      try traza(corta)
    }
    for mala in ["16.67 ms", "-5", "", "99999999999999999999"] {
      let relleno = String(repeating: "<sentinel/>", count: 6)
      let texto = TrazasDeMuestra.exportacion(
        filas: "<row><start-time>5</start-time><duration>\(mala)</duration>\(relleno)</row>")
      #expect(throws: ErrorDeTraza.tiempoNoValido(texto: mala, columna: "duration", fila: 1)) {
        try traza(texto)
      }
    }
  }

  @Test("las tablas de etapas no se suman nunca")
  func etapas() throws {
    let etapa = TrazasDeMuestra.exportacion("hitches-renders", filas: "")
    #expect(throws: ErrorDeTraza.sinTablaDeMicrocortes(hay: ["hitches-renders"])) {
      try traza(etapa)
    }
    // Las dos tablas en el mismo documento: cuenta la de microcortes y nada más.
    let juntas =
      TrazasDeMuestra.completa.replacing("</trace-query-result>", with: "")
      + "<node xpath='x'><schema name=\"hitches-updates\"><col><mnemonic>start</mnemonic></col>"
      + "</schema><row><start-time ref=\"1\"/></row></node></trace-query-result>"
    #expect(try microcortes(juntas).count == 4)
  }

  @Test("la tabla de iOS 18, con una fila por microcorte, también vale")
  func resumen() throws {
    let texto = TrazasDeMuestra.completa.replacing("\"hitches\"", with: "\"hitches-summary\"")
    guard case .xctrace(let tabla, let leidos) = try traza(texto) else { return }
    #expect(tabla == "hitches-summary")
    #expect(leidos.count == 4)
  }

  @Test("un documento que no es una exportación se rechaza diciendo qué es")
  func ajenos() {
    #expect(throws: ErrorDeTraza.noEsXctrace(raiz: "svg")) { try traza("<svg/>") }
    #expect(throws: ErrorDeTraza.esUnIndice) { try traza(TrazasDeMuestra.indice) }
    #expect(throws: ErrorDeTraza.vacio) { try traza(" \n") }
    #expect(throws: ErrorDeTraza.formatoDesconocido) { try traza("PK\u{3}\u{4}") }
    #expect(throws: ErrorDeTraza.sinTablaDeMicrocortes(hay: [])) {
      try traza("<trace-query-result/>")
    }
    let sinDuracion = """
      <trace-query-result><node><schema name="hitches"><col><mnemonic>start</mnemonic></col>\
      </schema></node></trace-query-result>
      """
    #expect(throws: ErrorDeTraza.faltaColumna(nombre: "duration", tabla: "hitches")) {
      try traza(sinDuracion)
    }
  }

  @Test("el índice da la duración y las tablas, y sin duración es un error")
  func indice() throws {
    let indice = try IndiceDeTraza(Array(TrazasDeMuestra.indice.utf8))
    #expect(indice.duracion == .seconds(20))
    #expect(indice.tablas == ["hitches-renders", "kdebug", "hitches"])
    for texto in ["<trace-toc/>", TrazasDeMuestra.indice.replacing("20.0", with: "nan")] {
      #expect(throws: ErrorDeTraza.indiceSinDuracion) { try IndiceDeTraza(Array(texto.utf8)) }
    }
    #expect(throws: ErrorDeTraza.noEsXctrace(raiz: "otra")) {
      try IndiceDeTraza(Array("<otra/>".utf8))
    }
  }

  @Test("cortar la traza por cualquier byte da un error y nunca un cierre inesperado")
  func cortada() {
    let bytes = Array(TrazasDeMuestra.completa.utf8)
    for corte in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(throws: ErrorDeTraza.self) { try Traza(Array(bytes[..<corte])) }
    }
  }
}
