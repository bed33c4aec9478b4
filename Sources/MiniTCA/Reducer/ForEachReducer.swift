extension Reducer {
  /// Añade un hijo por cada fila de una colección: primero actúa la fila, después este *reducer*.
  ///
  /// Al acabar este *reducer* se mira qué ids han desaparecido y se cancelan los efectos de esas
  /// filas. Una fila que quite un *reducer* de más arriba no se ve desde aquí: sus efectos siguen.
  ///
  /// Reglas 22 y 23 de referencia.
  ///
  /// - Parameters:
  ///   - toElementsState: la ruta a la colección.
  ///   - toElementAction: la ruta a la acción de una fila.
  ///   - element: el *reducer* de una fila.
  ///   - fileID: el archivo de quien llama.
  ///   - filePath: la ruta de ese archivo.
  ///   - line: la línea.
  ///   - column: la columna.
  /// - Returns: un *reducer* que combina el de las filas y este.
  /// - Complexity: por acción, O(1) además de los *reducers* si los ids no cambian; si cambian,
  ///   O(`n`) comparaciones de id.
  public func forEach<
    ElementState, ElementAction, ID: Hashable, Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    _ForEachReducer(
      padre: self, fila: element(), filas: toElementsState,
      accionDeFila: Action.allCasePaths[keyPath: toElementAction],
      lugar: Lugar(fileID, filePath, line, column))
  }
}

/// Lo que devuelve ``Reducer/forEach(_:action:element:fileID:filePath:line:column:)``.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable, Element: Reducer>: Reducer {
  let padre: Parent
  let fila: Element
  let filas: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
  let accionDeFila: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>
  let lugar: Lugar

  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    let deLaFila = reducirFila(&state, action)
    // Solo se guardan los ids: guardar la colección le daría un segundo dueño y el padre la copiaría
    // entera al tocar una fila.
    let antes = state[keyPath: filas].ids
    let delPadre = padre.reduce(into: &state, action: action)
    let efecto = deLaFila.junto(a: delPadre)
    let quitadas = desaparecidas(antes, state[keyPath: filas].ids)
    if quitadas.isEmpty { return efecto }
    return .merge([efecto] + quitadas.map { .cancelar(TramoDeRuta(propiedad: filas, id: $0)) })
  }

  private func reducirFila(
    _ state: inout Parent.State, _ action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard case .element(let id, let accion)? = accionDeFila.extract(from: action) else {
      return .none
    }
    let efecto = enSuSitio(&state[keyPath: filas][id: id]) {
      fila.reduce(into: &$0, action: accion)
    }
    guard let efecto else {
      Problemas.informar(
        """
        Un «forEach» de \(lugar.texto) recibió una acción para una fila que no está.

          Acción: \(Volcado.enLinea(action))

        El padre quitó la fila antes de que el «forEach» actuara, un efecto de la fila envió después \
        de desaparecer (dale un id de cancelación), o una vista guarda el store de una fila quitada.
        """,
        en: lugar)
      return .none
    }
    let traducido = efecto.operacion.traducida {
      accionDeFila.embed(.element(id: id, action: $0))
    }
    return Effect(operacion: traducido).enFila(TramoDeRuta(propiedad: filas, id: id))
  }

  private func desaparecidas(_ antes: OrderedSet<ID>, _ ahora: OrderedSet<ID>) -> [ID] {
    if antes.comparteAlmacenamiento(con: ahora) { return [] }
    return antes.filter { !ahora.contains($0) }
  }
}
