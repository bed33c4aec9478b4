// Kata 5.1 · En el reducer se decide
//
// Qué se ve: cada vez que llega la lista de vuelos, el tablón se queda quieto un momento y la
// pantalla da un salto. Con cien vuelos nadie lo nota; con veinte mil, todo el mundo.
//
// Al terminar: el tablón enseña los mismos vuelos en el mismo orden, y recibirlos no lee la hora de
// ninguno en el actor principal.
//
// swift run workbook probar 5.1

import Laboratorio
import MiniTCA

nonisolated public struct Vuelo: Identifiable, Equatable, Sendable {
  public let id: Int
  public let destino: String
  /// En minutos desde medianoche.
  public var salida: Int { hora.valor }
  /// `Atestiguado` es el instrumento de la kata: apunta en qué actor se lee. Déjalo puesto.
  private let hora: Atestiguado<Int>

  public init(id: Int, destino: String, salida: Int, testigo: TestigoDeEjecutor) {
    self.id = id
    self.destino = destino
    hora = Atestiguado(salida, testigo)
  }
}

public struct Tablon: Reducer {
  public struct State: Equatable {
    public var vuelos: IdentifiedArrayOf<Vuelo> = []
    public init() {}
  }

  nonisolated public enum Action: Sendable {
    case recibidos([Vuelo])
    case ordenados(IdentifiedArrayOf<Vuelo>)
  }

  nonisolated enum CancelID { case orden }

  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .recibidos(let vuelos):
        return .run { send in
          let ordenados = vuelos.sorted { $0.salida < $1.salida }
          await send(
            .ordenados(IdentifiedArray(ordenados, uniquingIDsWith: { _, ultimo in ultimo })))
        }
        // Si llega otra lista mientras se ordena esta, ordenar esta ya no sirve de nada.
        .cancellable(id: CancelID.orden, cancelInFlight: true)

      case .ordenados(let vuelos):
        state.vuelos = vuelos
        return .none
      }
    }
  }
}
