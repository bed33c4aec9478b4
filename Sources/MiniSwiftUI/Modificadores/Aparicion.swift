/// Un modificador con acciones al aparecer y al desaparecer.
public nonisolated struct _Aparicion: ViewModifier {
  let alAparecer: (() -> Void)?
  let alDesaparecer: (() -> Void)?

  public func body(content: Content) -> Never {
    fatalError("«_Aparicion» es un modificador primitivo y su body no se evalúa.")
  }

  @MainActor public static func _nodo<Modificada: View>(
    _ vista: ModifiedContent<Modificada, Self>,
    padre: _Nodo,
    enLista: Bool
  ) -> _NodoDe<ModifiedContent<Modificada, Self>> {
    NodoConAparicion(vista, contenido: vista.content, padre: padre, enLista: enLista)
  }
}

final class NodoConAparicion<Modificada: View>:
  NodoConPresencia<ModifiedContent<Modificada, _Aparicion>, Modificada>
{
  override func actualizar(
    con nueva: ModifiedContent<Modificada, _Aparicion>,
    igualdad: ModoDeComparacion
  ) {
    vista = nueva
    hijo?.actualizar(con: nueva.content)
  }

  override func aparece() {
    if let accion = vista.modifier.alAparecer { grafo.programar { accion() } }
  }

  override func desaparece() {
    if let accion = vista.modifier.alDesaparecer { grafo.programar { accion() } }
  }
}

extension View {
  /// Hace algo antes del primer fotograma en que la vista está en pantalla (regla 43).
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_Aparicion(alAparecer: action, alDesaparecer: nil))
  }

  /// Hace algo cuando la vista deja de estar en pantalla.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_Aparicion(alAparecer: nil, alDesaparecer: action))
  }
}
