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
  nonisolated private enum Suceso: Sendable { case pulso(Int), ventana }

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
        return .run { [cinta, reloj] send in
          // Un solo bucle junta y envía: el orden no depende de quién llegue antes.
          let (sucesos, entrada) = AsyncStream.makeStream(of: Suceso.self)
          async let _: Void = {
            for await pulso in cinta() { entrada.yield(.pulso(pulso)) }
            entrada.finish()
          }()
          async let _: Void = {
            for await _ in reloj.timer(interval: .milliseconds(100)) { entrada.yield(.ventana) }
          }()
          var lote: [Int] = []
          for await suceso in sucesos {
            if case .pulso(let pulso) = suceso {
              lote.append(pulso)
              if lote.count < 50 { continue }
            }
            await send(.pulsos(lote))
            lote.removeAll(keepingCapacity: true)
          }
          // La cinta se ha apagado: lo que quede no espera a nadie.
          if !lote.isEmpty { await send(.pulsos(lote)) }
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
