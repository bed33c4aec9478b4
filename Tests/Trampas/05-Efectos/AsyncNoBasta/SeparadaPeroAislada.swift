// Kata 5.2 · `async` no basta
//
// Qué se ve: al abrir el diario de carreras la pantalla se queda quieta mientras se suman. Y eso que
// la suma está en una función `async` y `nonisolated`, a la que se llama desde un efecto.
//
// Al terminar: los resúmenes son los mismos y ninguna carrera se suma en el actor principal.
//
// swift run workbook probar 5.2

import Laboratorio
import MiniTCA

nonisolated public struct Carrera: Identifiable, Sendable {
  public let id: Int
  /// Los metros de cada tramo.
  public var tramos: [Int] { metros.valor }
  /// `Atestiguado` es el instrumento de la kata: apunta en qué actor se lee. Déjalo puesto.
  private let metros: Atestiguado<[Int]>

  public init(id: Int, tramos: [Int], testigo: TestigoDeEjecutor) {
    self.id = id
    metros = Atestiguado(tramos, testigo)
  }
}

nonisolated public struct Resumen: Identifiable, Equatable, Sendable {
  public let id: Int
  public let metros: Int

  public init(id: Int, metros: Int) {
    self.id = id
    self.metros = metros
  }
}

struct ClienteDeCarreras {
  let descargar: @Sendable () async -> [Carrera]

  func resumenes() async -> [Resumen] {
    let carreras = await descargar()
    return await Task.detached { await self.resumir(carreras) }.value
  }

  /// Es lo que más tarda.
  func resumir(_ carreras: [Carrera]) async -> [Resumen] {
    carreras.map { Resumen(id: $0.id, metros: $0.tramos.reduce(0, +)) }
  }
}

public struct Diario: Reducer {
  public struct State: Equatable {
    public var resumenes: IdentifiedArrayOf<Resumen> = []
    public var calculando = false
    public init() {}
  }

  nonisolated public enum Action: Sendable {
    case aparecio
    case resumidas([Resumen])
  }

  private let cliente: ClienteDeCarreras

  public init(descargar: @escaping @Sendable () async -> [Carrera]) {
    cliente = ClienteDeCarreras(descargar: descargar)
  }

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .aparecio:
        state.calculando = true
        return .run { [cliente] send in await send(.resumidas(cliente.resumenes())) }

      case .resumidas(let resumenes):
        state.calculando = false
        state.resumenes = IdentifiedArray(resumenes, uniquingIDsWith: { _, nuevo in nuevo })
        return .none
      }
    }
  }
}
