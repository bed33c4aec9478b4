/// Coloca un *reducer* hijo dentro del padre: le da su parte del estado y sus acciones.
///
/// ```swift
/// Scope(state: \.cabecera, action: \.cabecera) { Cabecera() }
/// ```
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  let estadoHijo: WritableKeyPath<ParentState, Child.State>
  let accionHija: AnyCasePath<ParentAction, Child.Action>
  let hijo: Child

  /// Crea el hijo.
  ///
  /// - Parameters:
  ///   - state: la ruta al estado del hijo.
  ///   - action: la ruta a la acción del hijo.
  ///   - child: el *reducer* hijo.
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  )
  where
    ParentAction: CasePathable, Child.State == ChildState, Child.Action == ChildAction
  {
    estadoHijo = state
    accionHija = ParentAction.allCasePaths[keyPath: action]
    hijo = child()
  }

  public func reduce(
    into state: inout ParentState, action: ParentAction
  ) -> Effect<ParentAction> {
    guard let accion = accionHija.extract(from: action) else { return .none }
    let efecto = hijo.reduce(into: &state[keyPath: estadoHijo], action: accion)
    return Effect(operacion: efecto.operacion.traducida(accionHija.embed))
  }
}
