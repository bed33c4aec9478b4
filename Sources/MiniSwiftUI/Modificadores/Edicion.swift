/// Un modificador con lo que se hace al borrar o mover filas.
public nonisolated struct _Edicion: _ModificadorPrimitivo {
  let borrar: ((IndexSet) -> Void)?
  let mover: ((IndexSet, Int) -> Void)?
}

/// Vistas que salen de una colección y se pueden editar por posición.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier == _Edicion {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lo que se hace al borrar filas; `Pantalla.borrar(fila:)` lo ejecuta.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ModifiedContent<Self, _Edicion> {
    modifier(_Edicion(borrar: action, mover: nil))
  }

  /// Lo que se hace al mover filas; `Pantalla.mover(fila:a:)` lo ejecuta.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ModifiedContent<Self, _Edicion> {
    modifier(_Edicion(borrar: nil, mover: action))
  }
}
