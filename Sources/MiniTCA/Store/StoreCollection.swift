/// Los *stores* de las filas de una colección, para `ForEach`.
///
/// Es perezosa: cada *store* se crea al pedirlo. Mientras alguien lo conserve, la misma fila devuelve
/// el mismo. Solo se puede usar en el actor principal.
///
/// Regla 9 de referencia.
public struct StoreCollection<ID: Hashable, State, Action>: RandomAccessCollection {
  let ids: OrderedSet<ID>
  let fila: @MainActor (Int) -> Store<State, Action>

  public var startIndex: Int { ids.startIndex }
  public var endIndex: Int { ids.endIndex }

  /// El *store* de la fila que está en esa posición.
  public subscript(posicion: Int) -> Store<State, Action> {
    let fila = fila
    return MainActor.assumeIsolated { fila(posicion) }
  }
}

extension Store {
  /// Los *stores* de las filas de una colección.
  ///
  /// Leerlos mientras se dibuja suscribe a los ids (que entre, salga o se mueva una fila), no a lo
  /// que cambie dentro de cada una.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.filas, action: \.filas)) { fila in
  ///   FilaView(store: fila)
  /// }
  /// ```
  ///
  /// Reglas 9 y 12 de referencia.
  ///
  /// - Parameters:
  ///   - state: la ruta a la colección.
  ///   - action: la ruta a la acción de una fila.
  /// - Returns: una colección perezosa de *stores*.
  /// - Complexity: O(1); pedir cada fila es O(1) de media.
  public func scope<ID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> StoreCollection<ID, ElementState, ElementAction> where Action: CasePathable {
    let ids = observar(
      state, .ids, proyectar: { $0[keyPath: state].ids },
      iguales: Comparador.igualdad(OrderedSet<ID>.self))
    let clave = IdDeScope(estado: state, accion: action)
    typealias Filas = FilasDeScope<State, Action, ID, ElementState, ElementAction>
    let filas: Filas
    if let existentes = colecciones[clave] as? Filas {
      filas = existentes
    } else {
      filas = Filas(estado: state, accion: Action.allCasePaths[keyPath: action])
      colecciones[clave] = filas
    }
    return StoreCollection(ids: ids) { [self] posicion in filas.store(ids[posicion], de: self) }
  }
}

/// Las filas de una colección, sin su tipo.
@MainActor
protocol ColeccionDeScope<State>: AnyObject {
  associatedtype State
  func recoger(_ estado: State, _ avisos: inout [CeldaBase])
}

/// Los *stores* de fila que alguien conserva.
///
/// TCA los guarda hasta que la fila desaparece. Aquí la referencia es débil: tras recorrer 50 000
/// filas solo quedan los *stores* de las que hay en pantalla, y solo esos se comparan.
final class FilasDeScope<State, Action, ID: Hashable, ElementState, ElementAction>:
  ColeccionDeScope
{
  private struct Debil {
    weak var store: Store<ElementState, ElementAction>?
  }

  private let estado: KeyPath<State, IdentifiedArray<ID, ElementState>>
  private let accion: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>
  private let identidad = StoreID()
  private var stores: [ID: Debil] = [:]

  init(
    estado: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    accion: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>
  ) {
    self.estado = estado
    self.accion = accion
  }

  func store(
    _ id: ID, de padre: Store<State, Action>
  ) -> Store<ElementState, ElementAction> {
    if let existente = stores[id]?.store { return existente }
    guard let inicial = padre.actual[keyPath: estado][id: id] else {
      interrumpir(
        """
        Se pidió el store de la fila «\(id)», que ya no está. Una colección de stores vale para el \
        dibujo en el que se obtuvo: vuelve a pedirla con «scope».
        """)
    }
    let estado = estado
    let accion = accion
    let nuevo = Store<ElementState, ElementAction>(
      fuente: padre.fuente.derivada(
        leer: { padre.fuente.leer()?[keyPath: estado][id: id] },
        accion: { accion.embed(.element(id: id, action: $0)) }, de: padre),
      respaldo: inicial, id: identidad.deFila(AnyHashable(id)))
    stores[id] = Debil(store: nuevo)
    return nuevo
  }

  func recoger(_ estado: State, _ avisos: inout [CeldaBase]) {
    guard !stores.isEmpty else { return }
    let filas = estado[keyPath: self.estado]
    var sobran: [ID] = []
    for (id, debil) in stores {
      guard let store = debil.store, let fila = filas[id: id] else {
        sobran.append(id)
        continue
      }
      store.recoger(fila, &avisos)
    }
    for id in sobran { stores[id] = nil }
  }
}
