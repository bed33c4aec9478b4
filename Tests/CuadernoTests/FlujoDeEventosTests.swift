import Foundation
import Testing

@testable import Cuaderno

@Suite("Flujo de eventos de Swift Testing")
struct FlujoDeEventosTests {
  private let prueba = """
    {"kind":"test","payload":{"displayName":"Una frase","id":"E.S/a()/s.swift:4:3","kind":"function","name":"a()"},"version":0}
    """
  private let empieza = """
    {"kind":"event","payload":{"kind":"testStarted","testID":"E.S/a()/s.swift:4:3"},"version":0}
    """
  private let acaba = """
    {"kind":"event","payload":{"kind":"testEnded","testID":"E.S/a()/s.swift:4:3"},"version":0}
    """
  private let fin = #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#

  private func leer(_ lineas: String...) -> FlujoDeEventos {
    FlujoDeEventos(leyendo: Data(lineas.joined(separator: "\n").utf8))
  }

  @Test("Una ejecución completa tiene su prueba empezada y acabada")
  func completa() {
    let flujo = leer(prueba, empieza, acaba, fin)
    #expect(flujo.pruebas.map(\.nombre) == ["Una frase"])
    #expect(flujo.terminadas.count == 1)
    #expect(flujo.acabo)
    #expect(flujo.enCurso == nil)
  }

  @Test("Un flujo cortado a media línea nombra la prueba que estaba en marcha")
  func cortado() {
    let flujo = leer(prueba, empieza, String(acaba.prefix(40)))
    #expect(!flujo.acabo)
    #expect(flujo.enCurso == "Una frase")
  }

  @Test("Los conjuntos no cuentan como pruebas y lo desconocido se salta")
  func indulgente() {
    let flujo = leer(
      #"{"kind":"test","payload":{"id":"E.S","kind":"suite","name":"S"},"version":0}"#,
      #"{"kind":"algoNuevo","payload":{},"version":"9.0.0"}"#,
      "basura", "",
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"E.S","_otro":[1]},"version":0}"#,
      prueba, empieza, acaba, fin)
    #expect(flujo.pruebas.count == 1)
    #expect(flujo.acabo)
  }

  @Test("Un problema guarda el mensaje propio, el original y el lugar; los conocidos no cuentan")
  func problemas() {
    func problema(conocido: Bool, simbolo: String = "fail") -> String {
      """
      {"kind":"event","payload":{"kind":"issueRecorded","testID":"E.S/a()/s.swift:4:3",\
      "issue":{"isKnown":\(conocido),"sourceLocation":{"fileID":"E/s.swift","line":7,"column":1}},\
      "messages":[{"symbol":"\(simbolo)","text":"Issue recorded"},\
      {"symbol":"details","text":"2 cuerpos; el máximo es 1.\\nPorque sí."}]},"version":0}
      """
    }
    let flujo = leer(
      prueba, empieza, problema(conocido: false), problema(conocido: true),
      problema(conocido: false, simbolo: "warning"), acaba, fin)
    #expect(
      flujo.problemas == [
        FlujoDeEventos.Problema(
          prueba: "E.S/a()/s.swift:4:3",
          lineas: ["2 cuerpos; el máximo es 1.", "Porque sí."],
          original: "Issue recorded", archivo: "E/s.swift", linea: 7)
      ])
  }

  @Test("Un archivo vacío no es una ejecución")
  func vacio() {
    #expect(leer().pruebas.isEmpty)
    #expect(!leer().acabo)
  }
}
