/// Un modificador que mantiene una tarea mientras lo modificado está en pantalla (regla 45).
public nonisolated struct _Tarea<ID: Equatable>: ViewModifier {
  let id: ID
  let prioridad: TaskPriority
  let accion: @Sendable () async -> Void

  public func body(content: Content) -> Never {
    fatalError("«_Tarea» es un modificador primitivo y su body no se evalúa.")
  }

  @MainActor public static func _nodo<Modificada: View>(
    _ vista: ModifiedContent<Modificada, Self>,
    padre: _Nodo,
    enLista: Bool
  ) -> _NodoDe<ModifiedContent<Modificada, Self>> {
    NodoConTarea(vista, contenido: vista.content, padre: padre, enLista: enLista)
  }
}

final class NodoConTarea<Modificada: View, ID: Equatable>:
  NodoConPresencia<ModifiedContent<Modificada, _Tarea<ID>>, Modificada>
{
  private var tarea: Task<Void, Never>?

  override func actualizar(
    con nueva: ModifiedContent<Modificada, _Tarea<ID>>,
    igualdad: ModoDeComparacion
  ) {
    let mismo: Bool = vista.modifier.id == nueva.modifier.id
    vista = nueva
    if !mismo, estaPresente {
      desaparece()
      aparece()
    }
    hijo?.actualizar(con: nueva.content)
  }

  override func aparece() {
    let accion: @Sendable () async -> Void = vista.modifier.accion
    tarea = grafo.tareas.lanzar(prioridad: vista.modifier.prioridad, accion)
  }

  override func desaparece() {
    tarea?.cancel()
    tarea = nil
  }
}

extension View {
  /// Lanza una tarea al aparecer y la cancela al desaparecer.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_Tarea(id: 0, prioridad: priority, accion: action))
  }

  /// Además, la cancela y lanza otra cuando cambia `id`.
  public nonisolated func task<ID: Equatable>(
    id value: ID,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_Tarea(id: value, prioridad: priority, accion: action))
  }
}
