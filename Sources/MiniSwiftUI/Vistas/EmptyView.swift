/// Una vista sin contenido: no ocupa sitio ni cuenta como fila.
public nonisolated struct EmptyView: _VistaPrimitiva {
  /// Nada.
  public init() {}

  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    NodoVacio(vista, padre: padre)
  }

  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? { 0 }
}

final class NodoVacio: _NodoDe<EmptyView> {
  override var cuentaComoNodo: Bool { false }
  override var esTransparente: Bool { true }
  override func contarFilas() -> Int { 0 }
}
