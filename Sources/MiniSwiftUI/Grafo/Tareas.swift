/// Las tareas que las vistas mantienen vivas.
@MainActor final class Tareas {
  /// Tareas lanzadas que no han acabado, aunque estén canceladas.
  private(set) var vivas = 0
  /// Tareas lanzadas desde el principio.
  private(set) var lanzadas = 0

  func lanzar(
    prioridad: TaskPriority,
    _ accion: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    vivas += 1
    lanzadas += 1
    return Task(priority: prioridad) {
      await accion()
      self.vivas -= 1
    }
  }
}
