extension Reducer {
  /// Actúa además cuando un valor del estado cambia con la acción.
  ///
  /// Compara el valor de antes y el de después con `==` en cada acción: sobre una colección grande
  /// es una comparación lineal, y guardar el valor de antes hace que mutarla en sitio la copie.
  /// Observa un campo pequeño (un número de revisión, por ejemplo).
  ///
  /// - Parameters:
  ///   - toValue: el valor que se vigila.
  ///   - reducer: lo que actúa con el valor de antes y el de después.
  /// - Returns: un *reducer* que combina los dos.
  /// - Complexity: por acción, dos lecturas del valor y una comparación.
  public func onChange<Value: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> R
  ) -> some Reducer<State, Action> {
    _OnChangeReducer(base: self, valor: toValue, alCambiar: reducer)
  }
}

/// Lo que devuelve ``Reducer/onChange(of:_:)``.
public struct _OnChangeReducer<Base: Reducer, Value: Equatable, Change: Reducer>: Reducer
where Change.State == Base.State, Change.Action == Base.Action {
  let base: Base
  let valor: (Base.State) -> Value
  let alCambiar: (Value, Value) -> Change

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let antes = valor(state)
    let deLaBase = base.reduce(into: &state, action: action)
    let ahora = valor(state)
    if antes == ahora { return deLaBase }
    return deLaBase.junto(a: alCambiar(antes, ahora).reduce(into: &state, action: action))
  }
}
