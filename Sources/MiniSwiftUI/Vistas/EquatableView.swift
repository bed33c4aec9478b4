/// Una vista que se compara siempre con su `==`, también si es POD (regla 22).
///
/// Solo decide si el valor que describe el padre es otro: el estado, el entorno y las propiedades
/// `@Observable` que lea la siguen invalidando (regla 24).
public nonisolated struct EquatableView<Content: View & Equatable>: _VistaPrimitiva {
  public var content: Content

  public init(content: Content) { self.content = content }

  @MainActor public static func _nodo(
    _ vista: Self,
    padre: _Nodo,
    enLista: Bool
  ) -> _NodoDe<Self> {
    if enLista, _filasEstaticas(nil) == 1 { return NodoRanura(vista, padre: padre) }
    return NodoIgualable(vista, contenido: vista.content, padre: padre, enLista: enLista)
  }

  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? {
    Content._filasEstaticas(contenido)
  }

  @MainActor public static var _llevaIdExplicito: Bool { Content._llevaIdExplicito }
}

final class NodoIgualable<Contenido: View & Equatable>:
  NodoDePaso<EquatableView<Contenido>, Contenido>
{
  override func actualizar(con nueva: EquatableView<Contenido>, igualdad: ModoDeComparacion) {
    vista = nueva
    hijo?.actualizar(con: nueva.content, igualdad: .igualdadSiempre)
  }
}

extension View where Self: Equatable {
  /// Compara esta vista con su `==` antes de evaluarla.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
