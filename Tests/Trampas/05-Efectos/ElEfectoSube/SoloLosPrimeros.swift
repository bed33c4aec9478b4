// Kata 5.6 · El efecto común sube
//
// Qué se ve: con diez temporizadores la cocina va bien; con mil, cada segundo hay un tirón. Cada uno
// hace muy poco: resta un segundo.
//
// Al terminar: todos siguen restando, los que se añaden también, los quitados no, y no hay un
// efecto por temporizador ni una acción por temporizador y segundo.
//
// swift run workbook probar 5.6

import MiniTCA

public struct Temporizador: Reducer {
  nonisolated public struct State: Equatable, Identifiable, Sendable {
    public let id: Int
    public var segundos: Int

    public init(id: Int, segundos: Int) {
      self.id = id
      self.segundos = segundos
    }

    mutating func restar() { segundos = max(0, segundos - 1) }
  }

  nonisolated public enum Action: Sendable { case listo }

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .listo:
        state.segundos = 0
        return .none
      }
    }
  }
}

public struct Cocina: Reducer {
  public struct State: Equatable {
    public var temporizadores: IdentifiedArrayOf<Temporizador.State>
    public init(_ temporizadores: [Temporizador.State]) {
      self.temporizadores = IdentifiedArray(temporizadores, uniquingIDsWith: { uno, _ in uno })
    }
  }

  nonisolated public enum Action: Sendable, CasePathable {
    case aparecio, desaparecio
    case tic([Int])
    case anadir(Temporizador.State)
    case quitar(Int)
    case temporizadores(IdentifiedAction<Int, Temporizador.Action>)

    nonisolated public struct AllCasePaths {
      let temporizadores = AnyCasePath<Action, IdentifiedAction<Int, Temporizador.Action>>(
        embed: { .temporizadores($0) },
        extract: { if case .temporizadores(let accion) = $0 { accion } else { nil } })
    }
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  nonisolated enum CancelID { case tic }

  let reloj: any Clock<Duration>
  public init(reloj: any Clock<Duration>) { self.reloj = reloj }

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .aparecio:
        return .run { [reloj, ids = state.temporizadores.ids] send in
          for await _ in reloj.timer(interval: .seconds(1)) { await send(.tic(Array(ids))) }
        }
        .cancellable(id: CancelID.tic, cancelInFlight: true)
      case .desaparecio: return .cancel(id: CancelID.tic)
      case .tic(let ids):
        for id in ids { state.temporizadores[id: id]?.restar() }
      case .anadir(let nuevo): state.temporizadores.append(nuevo)
      case .quitar(let id): state.temporizadores.remove(id: id)
      case .temporizadores: break
      }
      return .none
    }
    .forEach(\.temporizadores, action: \.temporizadores) { Temporizador() }
  }
}
