import Foundation
import Testing

@testable import Cuaderno

extension ExtremoAExtremo {
  @Suite("Medir")
  struct Medir {
    private let kata = Catalogo.delCuaderno.katas[0]

    @Test("Las tres versiones salen una al lado de otra, con su crecimiento y su presupuesto")
    func tresVersiones() throws {
      let copia = try CopiaDelCuaderno()
      try copia.resolver(kata)
      let respuesta = try copia.workbook("medir", "identidad-indices", "--limite", "60")
      #expect(respuesta.codigo == 0)
      #expect(respuesta.salida.contains("Kata 1.1 · Índices como identidad"))
      let cabecera = try #require(
        respuesta.salida.split(separator: "\n").first { $0.hasPrefix("tareas ") })
      #expect(cabecera.split(separator: " ") == ["tareas", "rota", "tuya", "solución"])
      let mayor = try #require(
        respuesta.salida.split(separator: "\n").first { $0.hasPrefix("50\u{a0}000 ") })
      #expect(mayor.split(separator: " ") == ["50\u{a0}000", "50\u{a0}001", "1", "1"])
      #expect(respuesta.salida.contains("modelo declarado, no medido"))
      #expect(respuesta.salida.contains("a 120\u{a0}Hz"))
    }

    @Test("Una versión que no compila o se cierra deja en pie las otras columnas")
    func columnasAusentes() throws {
      let copia = try CopiaDelCuaderno()
      try copia.reemplazar("tareas[indice]", por: "tareas[indice + 90_000]", en: kata.rutaDeTrabajo)
      let cierre = try copia.workbook("medir", "1.1", "--formato", "csv", "--limite", "60")
      #expect(cierre.codigo == 0)
      #expect(cierre.salida.contains(",tuya,se cerró"))
      #expect(cierre.salida.contains(",rota,medida,cuerpos de fila evaluados,50000,50001"))
      #expect(cierre.salida.contains(",solución,medida,cuerpos de fila evaluados,50000,1"))
      try copia.escribir("esto no es Swift", en: kata.rutaDeTrabajo)
      let noCompila = try copia.workbook("medir", "1.1", "--formato", "json", "--limite", "60")
      #expect(noCompila.codigo == 0)
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(noCompila.salida.utf8)) as? [String: Any])
      #expect(json["esquema"] as? Int == 1)
      let versiones = try #require(json["versiones"] as? [[String: Any]])
      #expect(versiones.map { $0["estado"] as? String } == ["medida", "ausente", "medida"])
    }

    @Test("La figura es un SVG y medir dos veces da los mismos bytes")
    func figura() throws {
      let copia = try CopiaDelCuaderno()
      let primera = try copia.workbook("medir", "1.1", "--formato", "svg", "--limite", "60")
      #expect(primera.salida.hasPrefix("<svg"))
      #expect(
        try copia.workbook("medir", "1.1", "--formato", "svg", "--limite", "60").salida
          == primera.salida)
    }

    @Test("Una traza de xctrace da la razón y los peores microcortes; una dañada, un error con 65")
    func trazas() throws {
      let copia = try CopiaDelCuaderno()
      try copia.escribir(
        """
        <?xml version="1.0"?>
        <trace-query-result><node xpath='//trace-toc/run/data/table'><schema name="hitches">
        <col><mnemonic>start</mnemonic><name>Start</name><engineering-type>start-time</engineering-type></col>
        <col><mnemonic>duration</mnemonic><name>Duration</name><engineering-type>duration</engineering-type></col>
        </schema>
        <row><start-time id="1" fmt="00:01.561">1561899666</start-time><duration id="2" fmt="16.67 ms">16672666</duration></row>
        <row><start-time id="3" fmt="00:02.000">2000000000</start-time><duration ref="2"/></row>
        </node></trace-query-result>
        """, en: "traza.xml")
      let respuesta = try copia.workbook("medir", "--traza", "traza.xml")
      #expect(respuesta.codigo == 0, "\(respuesta.errores)")
      #expect(respuesta.salida.contains("16.67"))
      try copia.escribir("<trace-query-result><node>", en: "rota.xml")
      let danada = try copia.workbook("medir", "--traza", "rota.xml")
      #expect(danada.codigo == 65)
      #expect(danada.errores.hasPrefix("Error: "))
      #expect(try copia.workbook("medir", "--traza", "no-existe.xml").codigo == 65)
    }
  }
}
