import Testing

@testable import Laboratorio

@Suite("Cargas de MetricKit")
struct MetricKitTests {
  private func cargas(_ texto: String) throws -> [CargaDeMetricKit] {
    guard case .metricKit(let cargas) = try Traza(Array(texto.utf8)) else { return [] }
    return cargas
  }

  @Test("lee las dos razones, la versión y el periodo")
  func completa() throws {
    let carga = try #require(try cargas(TrazasDeMuestra.metricKit).first)
    #expect(carga.version == "2.1")
    #expect(carga.periodo == "2026-11-14 00:00:00 – 2026-11-15 00:00:00")
    #expect(carga.desplazamiento?.milisegundosPorSegundo == 7.5)
    #expect(carga.animaciones?.milisegundosPorSegundo == 12)
  }

  @Test("acepta una lista de cargas y días sin animaciones")
  func lista() throws {
    let leidas = try cargas("\u{FEFF}[\(TrazasDeMuestra.metricKit),{\"timeStampBegin\":\"hoy\"}]")
    #expect(leidas.count == 2)
    #expect(leidas[1].desplazamiento == nil)
  }

  @Test(
    "entiende el número con los separadores del teléfono",
    arguments: [
      ("1000 ms per s", 1000), ("1,000 ms per s", 1000), ("1.000 ms per s", 1000),
      ("0,8 ms per s", 0.8), ("0.804 ms per s", 0.804), ("1,530 ms per s", 1.53),
      ("12.345 ms per s", 12.345), ("1\u{A0}000 ms per s", 1000), ("7\u{202F}ms per s", 7),
      ("٧٫٥ ms per s", 7.5), ("0 ms per s", 0),
    ]
  )
  func numeros(texto: String, valor: Double) {
    #expect(RazonEscrita.leer(texto)?.milisegundosPorSegundo == valor)
  }

  @Test(
    "lo que no es una razón posible es un error",
    arguments: [
      "1000.5 ms per s", "-1 ms per s", "ms per s", "1..5 ms per s", "5 sec", "5", "",
      "1e3 ms per s", ", ms per s", "nan ms per s", String(repeating: "9", count: 5000),
    ]
  )
  func imposibles(texto: String) {
    #expect(RazonEscrita.leer(texto) == nil)
    #expect(throws: ErrorDeTraza.self) {
      try cargas("{\"animationMetrics\":{\"hitchTimeRatio\":\"\(texto)\"}}")
    }
  }

  @Test("un JSON roto o de otra cosa se rechaza diciendo por qué")
  func ajenos() {
    #expect(throws: ErrorDeTraza.noEsMetricKit(motivo: "la lista está vacía")) { try cargas("[]") }
    #expect(throws: ErrorDeTraza.noEsMetricKit(motivo: "no es un objeto")) { try cargas("[1]") }
    #expect(
      throws: ErrorDeTraza.noEsMetricKit(motivo: "no tiene ni periodo ni «animationMetrics»")
    ) {
      try cargas("{}")
    }
    #expect(
      throws: ErrorDeTraza.noEsMetricKit(
        motivo: "es una carga de diagnósticos, que no trae microcortes")
    ) {
      try cargas("{\"timeStampBegin\":\"x\",\"hangDiagnostics\":[]}")
    }
    let cortado = #expect(throws: ErrorDeTraza.self) { try cargas("{\"animationMetrics\":") }
    #expect(cortado?.description.hasPrefix("JSON no válido: ") == true)
    #expect(throws: ErrorDeTraza.medidaNoValida(texto: "5", clave: "scrollHitchTimeRatio")) {
      try cargas("{\"animationMetrics\":{\"scrollHitchTimeRatio\":5}}")
    }
  }

  @Test("un JSON anidado sin fin es un error y no agota la pila")
  func anidado() {
    #expect(throws: ErrorDeTraza.self) {
      try cargas(String(repeating: "[", count: 200_000))
    }
  }
}
