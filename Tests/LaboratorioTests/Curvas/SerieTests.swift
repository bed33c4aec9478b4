import Foundation
import Laboratorio
import Testing

@Suite("Series de crecimiento")
struct SerieTests {
  @Test("rechaza lo que no es una curva, diciendo qué sobra")
  func invalidas() {
    #expect(throws: ErrorDeCurva.sinPuntos(serie: "s")) { try Serie("s", []) }
    #expect(throws: ErrorDeCurva.tamanosSinOrden(serie: "s", tamano: 0)) {
      try Serie("s", [.init(tamano: 0, conteo: 1)])
    }
    #expect(throws: ErrorDeCurva.tamanosSinOrden(serie: "s", tamano: 10)) {
      try Serie("s", [.init(tamano: 10, conteo: 1), .init(tamano: 10, conteo: 1)])
    }
    #expect(throws: ErrorDeCurva.conteoNegativo(serie: "s", conteo: -1)) {
      try Serie("s", [.init(tamano: 1, conteo: -1)])
    }
    #expect(
      ErrorDeCurva.tamanosSinOrden(serie: "rota", tamano: 1000).description
        == "La serie «rota» tiene el tamaño 1\u{A0}000 fuera de sitio: los tamaños empiezan en 1 "
        + "y van de menor a mayor, sin repetirse."
    )
  }

  @Test("se escribe y se lee en JSON sin perder nada")
  func idaYVuelta() throws {
    let medicion = try Medicion(
      escenario: "Insertar", elementos: "filas", series: [serie("cuerpos") { $0 * 2 }])
    let datos = try JSONEncoder().encode(medicion)
    #expect(try JSONDecoder().decode(Medicion.self, from: datos) == medicion)
  }

  @Test("al leer JSON se vuelven a comprobar los puntos")
  func jsonInvalido() {
    let datos = Data(#"{"nombre":"s","puntos":[{"tamano":5,"conteo":-2}]}"#.utf8)
    #expect(throws: ErrorDeCurva.conteoNegativo(serie: "s", conteo: -2)) {
      try JSONDecoder().decode(Serie.self, from: datos)
    }
  }
}

@Suite("Mediciones de un escenario")
@MainActor
struct MedicionTests {
  @Test("ejecuta cada tamaño una vez, de menor a mayor, y da una serie por cuenta")
  func medir() async throws {
    let tamanos = Contadores()
    let escenario = Escenario("Ordenar", unidad: "comparaciones", elementos: "tareas") { n in
      tamanos["n = \(n)"].sumar()
      return [Cuenta("comparaciones", n * n), Cuenta("copias", 1)]
    }
    let medicion = try await escenario.medir(a: [1000, 100, 1000])
    #expect(tamanos.cuentas == [Cuenta("n = 100", 1), Cuenta("n = 1000", 1)])
    #expect(medicion.escenario == "Ordenar")
    #expect(medicion.elementos == "tareas")
    #expect(medicion.tamanos == [100, 1000])
    #expect(medicion.series.map(\.nombre) == ["comparaciones", "copias"])
    #expect(
      try medicion.serie(de: "comparaciones").puntos.map(\.conteo) == [10_000, 1_000_000])
    #expect(throws: ErrorDeCurva.cuentaDesconocida(nombre: "filas")) {
      try medicion.serie(de: "filas")
    }
  }

  @Test("una cuenta que cambia de nombre con el tamaño es un error")
  func cuentasDistintas() async {
    let escenario = Escenario("Raro", unidad: "filas") { n in
      [Cuenta(n < 10 ? "filas" : "columnas", n)]
    }
    await #expect(
      throws: ErrorDeCurva.cuentasDistintas(
        tamano: 10, esperadas: ["filas"], recibidas: ["columnas"])
    ) {
      try await escenario.medir(a: [1, 10])
    }
  }

  @Test("sin tamaños no hay medición")
  func sinTamanos() async {
    let escenario = Escenario("Nada", unidad: "filas") { n in [Cuenta("filas", n)] }
    await #expect(throws: ErrorDeCurva.sinPuntos(serie: "Nada")) {
      try await escenario.medir(a: [])
    }
  }
}
