// Kata 8.5 · El orden aburrido
//
// Qué se ve: el tablero de sensores se atasca. Alguien propuso un algoritmo de ordenación mejor y se
// notó poco, porque lo caro no es ordenar: es cuántas veces se ordena, qué y dónde.
//
// Al terminar: 2 000 lecturas de 50 sensores cuestan pocas comparaciones, ninguna en el actor
// principal, y la pantalla se entera una vez por entrega y no una por lectura.
//
// swift run workbook probar 8.5

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

  private var pendientes: [Lectura] = []
  private var trabajando = false

  /// Incorpora una entrega de lecturas, en el orden en que llegaron.
  public func recibir(_ lecturas: [Lectura]) async {
    pendientes += lecturas
    // Otra entrega puede llegar mientras esta espera fuera: se suma al lote en vez de pisarlo.
    guard !trabajando else { return }
    trabajando = true
    while !pendientes.isEmpty {
      let lote = pendientes
      pendientes = []
      visibles = await Self.ultimas(de: visibles + lote)
    }
    trabajando = false
  }

  @concurrent private nonisolated static func ultimas(de lecturas: [Lectura]) async -> [Lectura] {
    // De la última a la primera: la que se queda de cada sensor es la más reciente.
    var vistos: Set<Int> = []
    return lecturas.reversed().filter { vistos.insert($0.sensor).inserted }.sorted()
  }
}
