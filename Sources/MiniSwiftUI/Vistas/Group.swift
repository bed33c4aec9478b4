/// Un grupo sin contenedor: sus vistas son hijas de quien lo contiene (regla 38).
public nonisolated struct Group<Content: View>: _VistaPrimitiva {
  let content: Content

  /// Agrupa unas vistas.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    if enLista, _filasEstaticas(nil) == 1 { return NodoRanura(vista, padre: padre) }
    return NodoGrupo(vista, padre: padre, enLista: enLista)
  }

  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? {
    Content._filasEstaticas(contenido)
  }

  @MainActor public static var _llevaIdExplicito: Bool { Content._llevaIdExplicito }
}

final class NodoGrupo<Content: View>: NodoDePaso<Group<Content>, Content> {
  init(_ vista: Group<Content>, padre: _Nodo, enLista: Bool) {
    super.init(vista, contenido: vista.content, padre: padre, enLista: enLista)
  }

  override func actualizar(con nueva: Group<Content>, igualdad: ModoDeComparacion) {
    vista = nueva
    hijo?.actualizar(con: nueva.content)
  }
}
