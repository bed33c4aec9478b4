/// Cómo cambia el estado con cada acción y qué trabajo hace falta fuera.
///
/// Una *feature* es un `struct` con su `State`, su `Action` y su `body`:
///
/// ```swift
/// struct Contador: Reducer {
///   struct State: Equatable { var cuenta = 0 }
///   enum Action: Equatable { case sumar }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .sumar:
///         state.cuenta += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// No está aislado en el actor principal, pero el ``Store`` lo llama siempre en él y de forma
/// síncrona: todo lo que haga compite con el dibujo por el mismo fotograma.
///
/// Regla 1 de referencia.
public protocol Reducer<State, Action> {
  /// Lo que la *feature* recuerda.
  associatedtype State
  /// Lo que le puede pasar.
  associatedtype Action
  /// El *reducer* que compone `body`; `Never` si se implementa `reduce(into:action:)`.
  associatedtype Body

  /// Cambia el estado y devuelve el trabajo que hay que hacer fuera.
  ///
  /// - Parameters:
  ///   - state: el estado, que se muta en sitio.
  ///   - action: la acción.
  /// - Returns: el efecto.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// El *reducer* compuesto de otros. Se construye de nuevo en cada acción: no guarda nada.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

/// `some ReducerOf<Self>` es `some Reducer<Self.State, Self.Action>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// No existe: este *reducer* implementa `reduce(into:action:)`.
  public var body: Body {
    interrumpir(
      """
      «\(Self.self)» no tiene «body»: implementa «reduce(into:action:)», que es lo que se llama. \
      No uses «body» directamente.
      """)
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Pasa la acción a `body`.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// Un *reducer* hecho con una *closure*.
///
/// Regla 1 de referencia: la *closure* no tiene que ser `Sendable`.
public struct Reduce<State, Action>: Reducer {
  private let reducir: (inout State, Action) -> Effect<Action>

  /// Crea un *reducer* a partir de una *closure*.
  ///
  /// - Parameter reduce: cambia el estado con la acción y devuelve el efecto.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    reducir = reduce
  }

  /// Crea un *reducer* a partir de otro.
  ///
  /// - Parameter reducer: el que hace el trabajo.
  public init(_ reducer: some Reducer<State, Action>) {
    reducir = reducer.reduce
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducir(&state, action)
  }
}

/// Un *reducer* que no hace nada.
public struct EmptyReducer<State, Action>: Reducer {
  /// Crea un *reducer* que no hace nada.
  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
