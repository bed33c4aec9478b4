import Foundation
import Laboratorio
import Testing

/// Une a una especificación el escenario que `workbook medir` ejecuta.
///
/// Es el mismo que usan sus aserciones, así que la prueba, la tabla y la curva no pueden
/// contradecirse. En una ejecución normal no hace nada. Con `WORKBOOK_MEDIR` mide y no ejecuta las
/// pruebas.
public struct EscenarioTrait: SuiteTrait, TestScoping {
  private let escenario: Escenario
  private let costes: [String: Duration]

  fileprivate init(_ escenario: Escenario, costes: [String: Duration]) {
    self.escenario = escenario
    self.costes = costes
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let entorno = ProcessInfo.processInfo.environment
    guard let destino = entorno["WORKBOOK_MEDIR"] else { return try await function() }
    let tamanos = (entorno["WORKBOOK_TAMANOS"] ?? "").split(separator: ",").compactMap { Int($0) }
    let vueltas = entorno["WORKBOOK_VUELTAS"].flatMap { Int($0) } ?? 0
    let salida = URL(fileURLWithPath: destino)
    try await medir(
      tamanos.isEmpty ? Serie.tamanosHabituales : tamanos, vueltas: vueltas, en: salida)
  }

  /// Escribe el parte después de cada tamaño: si el mayor no acaba, los demás ya están dados.
  @MainActor
  private func medir(_ tamanos: [Int], vueltas: Int, en salida: URL) async throws {
    let reloj = ContinuousClock()
    var segundos: [Double] = []
    for _ in 0..<vueltas {
      let mayor = tamanos.max() ?? 1
      let tiempo = try await reloj.measure { _ = try await escenario.contar(a: mayor) }
      segundos.append(
        Double(tiempo.components.seconds) + Double(tiempo.components.attoseconds) / 1e18)
    }
    var medicion: Medicion?
    for tamano in Set(tamanos).sorted() {
      let nueva = try await escenario.medir(a: [tamano])
      medicion = try medicion?.anadiendo(nueva) ?? nueva
      guard let medicion else { continue }
      let parte = ParteDeMedicion(
        medicion: medicion,
        nanosegundosPorUnidad: costes.mapValues {
          Int($0.components.seconds) * 1_000_000_000
            + Int($0.components.attoseconds / 1_000_000_000)
        },
        segundos: segundos)
      try JSONEncoder().encode(parte).write(to: salida, options: .atomic)
    }
  }
}

extension Trait where Self == EscenarioTrait {
  /// - Parameters:
  ///   - escenario: lo que se hace a tamaño *n* y lo que se cuenta.
  ///   - costes: precio declarado por unidad de cada cuenta, para traducirla a fotogramas. Es un
  ///     modelo y no una medición; sin precios no hay traducción.
  public static func escenario(
    _ escenario: Escenario, costes: [String: Duration] = [:]
  ) -> Self {
    EscenarioTrait(escenario, costes: costes)
  }
}
