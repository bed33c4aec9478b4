// Kata 5.4 · Lotes con reloj inyectado
//
// Qué se ve: con una cinta rápida el pulso se ve bien, salvo el final de la sesión, que falta. Con
// una cinta lenta pasa un minuto entero sin que aparezca ningún pulso.
//
// Al terminar: los pulsos llegan en lotes de 50, o cada 100 ms del reloj inyectado los que haya;
// llegan todos, una vez, y sin pulsos no se envía nada.
//
// swift run workbook probar 5.4

import MiniTCA

public struct Pulsometro: Reducer {
  public struct State: Equatable {
    public var pulsos: [Int] = []
    public init() {}
  }

  nonisolated public enum Action: Sendable {
    case aparecio
    case desaparecio
    case pulsos([Int])
  }

  nonisolated enum CancelID { case cinta }

  private let cinta: @Sendable () -> AsyncStream<Int>
  private let reloj: any Clock<Duration>

  public init(cinta: @escaping @Sendable () -> AsyncStream<Int>, reloj: any Clock<Duration>) {
    self.cinta = cinta
    self.reloj = reloj
  }

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .aparecio:
        return .run { [cinta] send in
          var lote: [Int] = []
          for await pulso in cinta() {
            lote.append(pulso)
            if lote.count >= 50 {
              await send(.pulsos(lote))
              lote.removeAll(keepingCapacity: true)
            }
          }
        }
        .cancellable(id: CancelID.cinta, cancelInFlight: true)

      case .desaparecio:
        return .cancel(id: CancelID.cinta)

      case .pulsos(let lote):
        state.pulsos += lote
        return .none
      }
    }
  }
}
