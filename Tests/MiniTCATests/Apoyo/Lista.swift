import MiniTCA

/// Una fila con un texto que se edita, una marca y un trabajo que dura hasta que lo cancelan.
struct Fila: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var texto = ""
    var hecha = false
  }

  enum Action: Equatable {
    case escribio(String)
    case alternar
    case empezar
    case parar
    case latido
  }

  nonisolated enum CancelID { case trabajo }

  let clock: any Clock<Duration>

  var body: some ReducerOf<Self> {
    Reduce { [clock] state, action in
      switch action {
      case .escribio(let texto):
        state.texto = texto
        return .none
      case .alternar:
        state.hecha.toggle()
        return .none
      case .empezar:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.latido) }
        }
        .cancellable(id: CancelID.trabajo)
      case .parar:
        return .cancel(id: CancelID.trabajo)
      case .latido:
        state.texto += "·"
        return .none
      }
    }
  }
}

/// Una lista de filas con una cabecera, como la de la lección 003.
struct Lista: Reducer {
  struct State: Equatable {
    var titulo = "Tareas"
    var subtitulo = ""
    var filas: IdentifiedArrayOf<Fila.State> = []
    var detalle: Fila.State?

    /// Lineal: recorre todas las filas en cada lectura.
    var hechas: Int { filas.filter(\.hecha).count }
  }

  enum Action: Equatable, CasePathable {
    case filas(IdentifiedActionOf<Fila>)
    case detalle(Fila.Action)
    case cambiarTitulo(String)
    case anadir(Int)
    case quitar(Int)
    case quitarTodas
    case abrir(Int)
    case cerrar
    case reemplazar([Fila.State])
    case pararFila(Int)
    case marcar([Int])
    case nada

    struct AllCasePaths {
      var filas: AnyCasePath<Action, IdentifiedActionOf<Fila>> {
        AnyCasePath(embed: Action.filas) { if case .filas(let accion) = $0 { accion } else { nil } }
      }
      var detalle: AnyCasePath<Action, Fila.Action> {
        AnyCasePath(embed: Action.detalle) {
          if case .detalle(let accion) = $0 { accion } else { nil }
        }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var clock: any Clock<Duration> = ContinuousClock()

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cambiarTitulo(let titulo): state.titulo = titulo
      case .anadir(let id): state.filas.append(Fila.State(id: id))
      case .quitar(let id): state.filas.remove(id: id)
      case .quitarTodas: state.filas.removeAll()
      case .abrir(let id): state.detalle = Fila.State(id: id)
      case .cerrar: state.detalle = nil
      case .reemplazar(let filas): state.filas = IdentifiedArray(uniqueElements: filas)
      case .marcar(let ids): for id in ids { state.filas[id: id]?.hecha = true }
      case .pararFila: return .cancel(id: Fila.CancelID.trabajo)
      case .nada, .filas, .detalle: break
      }
      return .none
    }
    .forEach(\.filas, action: \.filas) { Fila(clock: clock) }
    .ifLet(\.detalle, action: \.detalle) { Fila(clock: clock) }
  }

  /// Un *store* con filas numeradas desde cero.
  @MainActor
  static func store(
    filas: Int, clock: any Clock<Duration> = ContinuousClock()
  ) -> StoreOf<Lista> {
    Store(initialState: estado(filas: filas)) { Lista(clock: clock) }
  }

  static func estado(filas: Int) -> State {
    State(filas: IdentifiedArray(uniqueElements: (0..<filas).map { Fila.State(id: $0) }))
  }
}
