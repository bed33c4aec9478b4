extension Reducer {
  /// Añade un hijo que existe solo a veces: primero actúa el hijo, después este *reducer*.
  ///
  /// Si al acabar este *reducer* el hijo ya no está (o es otro), sus efectos se cancelan.
  ///
  /// - Parameters:
  ///   - toWrappedState: la ruta al estado opcional del hijo.
  ///   - toWrappedAction: la ruta a la acción del hijo.
  ///   - wrapped: el *reducer* hijo.
  ///   - fileID: el archivo de quien llama.
  ///   - filePath: la ruta de ese archivo.
  ///   - line: la línea.
  ///   - column: la columna.
  /// - Returns: un *reducer* que combina los dos.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    _IfLetReducer(
      padre: self, hijo: wrapped(), estadoHijo: toWrappedState,
      accionHija: Action.allCasePaths[keyPath: toWrappedAction],
      lugar: Lugar(fileID, filePath, line, column))
  }
}

/// Lo que devuelve ``Reducer/ifLet(_:action:then:fileID:filePath:line:column:)``.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let padre: Parent
  let hijo: Child
  let estadoHijo: WritableKeyPath<Parent.State, Child.State?>
  let accionHija: AnyCasePath<Parent.Action, Child.Action>
  let lugar: Lugar

  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    let delHijo = reducirHijo(&state, action)
    let antes = tramo(state)
    let delPadre = padre.reduce(into: &state, action: action)
    let efecto = delHijo.junto(a: delPadre)
    guard let antes, antes != tramo(state) else { return efecto }
    return efecto.junto(a: .cancelar(antes))
  }

  private func reducirHijo(
    _ state: inout Parent.State, _ action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let accion = accionHija.extract(from: action) else { return .none }
    let tramo = tramo(state)
    let efecto = enSuSitio(&state[keyPath: estadoHijo]) { hijo.reduce(into: &$0, action: accion) }
    guard let tramo, let efecto else {
      Problemas.informar(
        """
        Un «ifLet» de \(lugar.texto) recibió una acción del hijo cuando su estado es nil.

          Acción: \(Volcado.enLinea(action))

        El padre puso el estado a nil antes de que el «ifLet» actuara, un efecto del hijo envió \
        después de desaparecer, o una vista sigue enviando a un hijo que ya no está.
        """,
        en: lugar)
      return .none
    }
    return Effect(operacion: efecto.operacion.traducida(accionHija.embed)).enFila(tramo)
  }

  /// Quién es el hijo ahora: si su estado es `Identifiable`, cambiar de id es cambiar de hijo.
  private func tramo(_ state: Parent.State) -> TramoDeRuta? {
    guard let estado = state[keyPath: estadoHijo] else { return nil }
    return TramoDeRuta(propiedad: estadoHijo, id: (estado as? any Identifiable).map(identidad))
  }

  private func identidad(_ valor: any Identifiable) -> AnyHashable {
    func abrir(_ valor: some Identifiable) -> AnyHashable { AnyHashable(valor.id) }
    return abrir(valor)
  }
}
