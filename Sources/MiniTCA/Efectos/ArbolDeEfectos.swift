/// Los efectos que nacen de un `send`: los suyos y los de las acciones que esos efectos envían.
///
/// Es lo que espera y cancela la tarea que `send` devuelve.
///
/// Regla 5 de referencia.
@MainActor
final class ArbolDeEfectos {
  private var tareas: [Int: Task<Void, Never>] = [:]
  private var esperando: [CheckedContinuation<Void, Never>] = []
  private(set) var cancelado = false
  /// La línea del `send` del que nace; solo se sabe en las pruebas.
  var lugar: Lugar?

  var vacio: Bool { tareas.isEmpty }

  func alta(_ numero: Int, _ tarea: Task<Void, Never>) {
    tareas[numero] = tarea
    if cancelado { tarea.cancel() }
  }

  func baja(_ numero: Int) {
    tareas[numero] = nil
    guard vacio else { return }
    let continuaciones = esperando
    esperando = []
    continuaciones.forEach { $0.resume() }
  }

  func cancelar() {
    cancelado = true
    tareas.values.forEach { $0.cancel() }
  }

  func esperar() async {
    guard !vacio else { return }
    await withCheckedContinuation { esperando.append($0) }
  }
}
