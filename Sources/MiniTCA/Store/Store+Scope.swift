/// Con qué se guarda un *store* hijo para devolver siempre el mismo.
struct IdDeScope: Hashable {
  let estado: AnyKeyPath
  let accion: AnyKeyPath
}

/// Un *store* hijo, sin su tipo. La referencia es débil: el hijo vive lo que viva su vista.
struct Hijo<State> {
  let store: () -> AnyObject?
  /// Junta los avisos del hijo; `false` si ya no hay hijo o su estado ha desaparecido.
  let recoger: (State, inout [CeldaBase]) -> Bool
}

extension Store {
  /// El *store* de una parte del estado.
  ///
  /// Devuelve el mismo mientras alguien lo conserve: comparar vistas por su *store* funciona. El hijo
  /// no guarda estado: lo lee del padre cada vez, así que una propiedad calculada se recalcula en
  /// cada lectura.
  ///
  /// Regla 7 de referencia.
  ///
  /// - Parameters:
  ///   - state: la ruta al estado del hijo.
  ///   - action: la ruta a la acción del hijo.
  /// - Returns: el *store* hijo.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    hijo(IdDeScope(estado: state, accion: action)) {
      Store<ChildState, ChildAction>(
        fuente: fuente.derivada(
          leer: { [self] in fuente.leer()?[keyPath: state] },
          accion: Action.allCasePaths[keyPath: action].embed, de: self),
        respaldo: respaldo?[keyPath: state], id: nil)
    } estado: {
      $0[keyPath: state]
    }
  }

  /// El *store* de una parte del estado que existe solo a veces, o de una fila:
  /// `store.scope(state: \.filas[id: id], action: \.filas[id: id])`.
  ///
  /// Leerlo mientras se dibuja suscribe a que aparezca o desaparezca, no a lo que tenga dentro.
  /// Cuando desaparece, el hijo que alguien conserve sigue devolviendo los últimos valores leídos.
  ///
  /// Regla 8 de referencia.
  ///
  /// - Parameters:
  ///   - state: la ruta al estado opcional del hijo.
  ///   - action: la ruta a la acción del hijo.
  /// - Returns: el *store* hijo, o `nil` si ahora no hay.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    let hay = observar(
      state, .presencia, proyectar: { $0[keyPath: state] != nil },
      iguales: Comparador.igualdad(Bool.self))
    guard hay, let inicial = actual[keyPath: state] else { return nil }
    return hijo(IdDeScope(estado: state, accion: action)) {
      Store<ChildState, ChildAction>(
        fuente: fuente.derivada(
          leer: { [self] in fuente.leer()?[keyPath: state] },
          accion: Action.allCasePaths[keyPath: action].embed, de: self),
        respaldo: inicial, id: nil)
    } estado: {
      $0[keyPath: state]
    }
  }

  private func hijo<ChildState, ChildAction>(
    _ id: IdDeScope, crear: () -> Store<ChildState, ChildAction>,
    estado: @escaping (State) -> ChildState?
  ) -> Store<ChildState, ChildAction> {
    if let existente = hijos[id]?.store() as? Store<ChildState, ChildAction> { return existente }
    let nuevo = crear()
    hijos[id] = Hijo(
      store: { [weak nuevo] in nuevo },
      recoger: { [weak nuevo] padre, avisos in
        guard let nuevo, let suyo = estado(padre) else { return false }
        nuevo.recoger(suyo, &avisos)
        return true
      })
    return nuevo
  }
}

@MainActor
extension Store.Fuente {
  /// La fuente de un hijo: lee por donde se le dice y envía a través del padre.
  func derivada<ChildState, ChildAction>(
    leer: @escaping () -> ChildState?, accion: @escaping (ChildAction) -> Action,
    de padre: Store<State, Action>
  ) -> Store<ChildState, ChildAction>.Fuente {
    Store<ChildState, ChildAction>.Fuente(
      leer: leer,
      enviar: { padre.fuente.enviar(accion($0), $1) },
      raiz: raiz)
  }
}
