/// Un modificador que hace algo cuando cambia un valor (regla 46).
public nonisolated struct _AlCambiar<V: Equatable>: ViewModifier {
  let valor: V
  let inicial: Bool
  let accion: (V, V) -> Void

  public func body(content: Content) -> Never {
    fatalError("«_AlCambiar» es un modificador primitivo y su body no se evalúa.")
  }

  @MainActor public static func _nodo<Modificada: View>(
    _ vista: ModifiedContent<Modificada, Self>,
    padre: _Nodo,
    enLista: Bool
  ) -> _NodoDe<ModifiedContent<Modificada, Self>> {
    NodoAlCambiar(vista, contenido: vista.content, padre: padre, enLista: enLista)
  }
}

final class NodoAlCambiar<Modificada: View, V: Equatable>:
  NodoConPresencia<ModifiedContent<Modificada, _AlCambiar<V>>, Modificada>
{
  private var yaAparecio = false

  override func actualizar(
    con nueva: ModifiedContent<Modificada, _AlCambiar<V>>,
    igualdad: ModoDeComparacion
  ) {
    let antes: V = vista.modifier.valor
    vista = nueva
    if antes != nueva.modifier.valor { avisar(antes, nueva.modifier.valor) }
    hijo?.actualizar(con: nueva.content)
  }

  /// Con `initial: true`, la primera vez recibe dos veces el mismo valor.
  override func aparece() {
    guard vista.modifier.inicial, !yaAparecio else { return }
    yaAparecio = true
    avisar(vista.modifier.valor, vista.modifier.valor)
  }

  private func avisar(_ antes: V, _ ahora: V) {
    let accion: (V, V) -> Void = vista.modifier.accion
    grafo.programar { accion(antes, ahora) }
  }
}

extension View {
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_AlCambiar(valor: value, inicial: initial, accion: action))
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(_AlCambiar(valor: value, inicial: initial) { _, _ in action() })
  }
}
