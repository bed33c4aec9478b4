import Foundation
import Testing

@testable import Cuaderno

/// Las reglas que convierten una ejecución en un veredicto, sin lanzar ningún proceso.
@Suite("Dictamen")
struct DictamenTests {
  private func flujo(
    empezadas: [String], terminadas: [String], falla: String? = nil, acabo: Bool
  ) -> FlujoDeEventos {
    var flujo = FlujoDeEventos(leyendo: Data())
    flujo.pruebas = empezadas.map { FlujoDeEventos.Ficha(id: "id-\($0)", nombre: $0) }
    flujo.empezadas = empezadas.map { "id-\($0)" }
    flujo.terminadas = Set(terminadas.map { "id-\($0)" })
    flujo.acabo = acabo
    if let falla {
      flujo.problemas = [
        FlujoDeEventos.Problema(
          prueba: "id-\(falla)", lineas: ["3; el máximo es 1."], original: "Issue recorded",
          archivo: "EspecificacionesModuloDePrueba/Muestra.swift", linea: 9)
      ]
    }
    return flujo
  }

  private func veredicto(
    _ flujo: FlujoDeEventos, _ fin: FinDeProceso, esperadas: [String] = ["A", "B"],
    salida: String = ""
  ) -> Veredicto {
    let kata = Kata.dePrueba(pruebas: esperadas)
    return Dictamen(
      kata: kata, capitulo: .dePrueba([kata]), flujo: flujo,
      proceso: ResultadoDeProceso(fin: fin, salida: salida, bytesTotales: salida.utf8.count),
      limite: .seconds(10)
    ).veredicto
  }

  @Test("Verde exige que todas las pruebas esperadas empiecen, acaben y no fallen")
  func verde() {
    let todas = flujo(empezadas: ["A", "B"], terminadas: ["A", "B"], acabo: true)
    #expect(veredicto(todas, .codigo(0)).esVerde)
  }

  @Test("Una prueba con fallos da rojo y dice dónde")
  func roja() {
    let conFallo = flujo(empezadas: ["A", "B"], terminadas: ["A", "B"], falla: "B", acabo: true)
    let resultado = veredicto(conFallo, .codigo(1))
    #expect(resultado.estado == .roja)
    #expect(resultado.superadas == 1)
    #expect(
      resultado.pruebas[1].fallos.map(\.lugar) == [
        "Tests/Especificaciones/01-Prueba/Muestra.swift:9"
      ]
    )
  }

  @Test("Terminar con 0 sin haber ejecutado nada no es verde")
  func filtroVacio() {
    let nada = flujo(empezadas: [], terminadas: [], acabo: true)
    #expect(veredicto(nada, .codigo(0)).estado == .incompleto(faltan: ["A", "B"]))
    #expect(veredicto(nada, .codigo(0), esperadas: []).estado == .incompleto(faltan: []))
  }

  @Test("Un «exit(0)» dentro de la kata es un cierre inesperado")
  func exitCero() {
    let cortado = flujo(empezadas: ["A", "B"], terminadas: ["A"], acabo: false)
    #expect(
      veredicto(cortado, .codigo(0)).estado
        == .cierreInesperado(
          prueba: "B", motivo: "el programa terminó por su cuenta (código 0)", salida: ""))
  }

  @Test(
    "Una trampa de ejecución enseña lo último que dijo el programa, sin las líneas de las pruebas")
  func trampa() {
    let cortado = flujo(empezadas: ["A"], terminadas: [], acabo: false)
    let salida = "◇ Test A started.\nMuestra.swift:3: Fatal error: Index out of range\n"
    #expect(
      veredicto(cortado, .senal(SIGILL), salida: salida).estado
        == .cierreInesperado(
          prueba: "A", motivo: "trampa de ejecución (señal 4)",
          salida: "Muestra.swift:3: Fatal error: Index out of range"))
  }

  @Test("El límite de tiempo y el de salida nombran la prueba en marcha")
  func limites() {
    let cortado = flujo(empezadas: ["A"], terminadas: [], acabo: false)
    #expect(
      veredicto(cortado, .limiteDeTiempo).estado == .sinTerminar(prueba: "A", segundos: 10))
    #expect(
      veredicto(cortado, .demasiadaSalida, salida: "ja\nja\n").estado
        == .demasiadaSalida(prueba: "A", bytes: 6, muestra: "ja\nja"))
  }

  @Test("Un código de salida distinto de 0 sin fallos anotados tampoco es verde")
  func codigoRaro() {
    let todas = flujo(empezadas: ["A", "B"], terminadas: ["A", "B"], acabo: true)
    #expect(veredicto(todas, .codigo(3)).estado == .roja)
  }
}
