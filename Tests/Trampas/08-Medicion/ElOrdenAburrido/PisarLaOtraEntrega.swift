// Trampa de la kata: se mueve fuera sin contar con la entrega que llega mientras tanto.

import Laboratorio

public struct Lectura: Comparable, Sendable {
  public let sensor: Int
  public let valor: Int
  /// Cuenta comparaciones y apunta en qué ejecutor se hicieron.
  let testigo: TestigoDeEjecutor

  public init(sensor: Int, valor: Int, testigo: TestigoDeEjecutor) {
    self.sensor = sensor
    self.valor = valor
    self.testigo = testigo
  }

  public static func == (a: Lectura, b: Lectura) -> Bool {
    a.sensor == b.sensor && a.valor == b.valor
  }

  public static func < (a: Lectura, b: Lectura) -> Bool {
    a.testigo.apuntar()
    return (a.valor, a.sensor) < (b.valor, b.sensor)
  }
}

/// La última lectura de cada sensor, de la menor a la mayor.
@MainActor public final class TableroDeSensores {
  public private(set) var visibles: [Lectura] = [] {
    didSet { avisos += 1 }
  }
  /// Veces que la pantalla se enteró de un cambio.
  public private(set) var avisos = 0

  public init() {}

  /// Incorpora una entrega de lecturas, en el orden en que llegaron.
  public func recibir(_ lecturas: [Lectura]) async {
    visibles = await Self.ultimas(de: visibles + lecturas)
  }

  @concurrent private nonisolated static func ultimas(de lecturas: [Lectura]) async -> [Lectura] {
    // De la última a la primera: la que se queda de cada sensor es la más reciente.
    var vistos: Set<Int> = []
    return lecturas.reversed().filter { vistos.insert($0.sensor).inserted }.sorted()
  }
}
