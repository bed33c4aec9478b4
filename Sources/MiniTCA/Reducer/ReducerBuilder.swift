/// Compone varios *reducers* en uno: la acción pasa por todos, en orden, y sus efectos se mezclan.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Sin nada dentro, un *reducer* que no hace nada.
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  /// Fija los tipos para que `Reduce { state, action in … }` no tenga que escribirlos.
  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R {
    expression
  }

  /// El primero.
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  /// El siguiente, detrás de los anteriores.
  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0, next: R1
  ) -> _Sequence<R0, R1> {
    _Sequence(primero: accumulated, segundo: next)
  }

  /// El resultado.
  public static func buildFinalResult<R: Reducer<State, Action>>(_ component: R) -> R {
    component
  }

  /// Un `if` sin `else`.
  public static func buildOptional<R: Reducer<State, Action>>(_ component: R?) -> _Optional<R> {
    _Optional(reducer: component)
  }

  /// La primera rama de un `if` o de un `switch`.
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    first component: R0
  ) -> _Conditional<R0, R1> {
    .primera(component)
  }

  /// La otra rama.
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    second component: R1
  ) -> _Conditional<R0, R1> {
    .segunda(component)
  }

  /// Un bucle.
  public static func buildArray<R: Reducer<State, Action>>(_ components: [R]) -> _SequenceMany<R> {
    _SequenceMany(reducers: components)
  }

  /// Un bloque con disponibilidad limitada.
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(_ component: R) -> R {
    component
  }
}

extension ReducerBuilder {
  /// Dos *reducers* seguidos.
  public struct _Sequence<R0: Reducer<State, Action>, R1: Reducer<State, Action>>: Reducer {
    let primero: R0
    let segundo: R1

    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      let efectoPrimero = primero.reduce(into: &state, action: action)
      return efectoPrimero.junto(a: segundo.reduce(into: &state, action: action))
    }
  }

  /// Varios *reducers* iguales seguidos.
  public struct _SequenceMany<Element: Reducer<State, Action>>: Reducer {
    let reducers: [Element]

    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      .merge(reducers.map { $0.reduce(into: &state, action: action) })
    }
  }

  /// Uno u otro.
  public enum _Conditional<R0: Reducer<State, Action>, R1: Reducer<State, Action>>: Reducer {
    case primera(R0)
    case segunda(R1)

    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch self {
      case .primera(let reducer): reducer.reduce(into: &state, action: action)
      case .segunda(let reducer): reducer.reduce(into: &state, action: action)
      }
    }
  }

  /// Uno o ninguno.
  public struct _Optional<Wrapped: Reducer<State, Action>>: Reducer {
    let reducer: Wrapped?

    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      reducer?.reduce(into: &state, action: action) ?? .none
    }
  }
}
