import Synchronization

/// Las tareas en marcha de un *store*, que se cancelan si el *store* desaparece.
///
/// Está aparte, con su candado, porque `deinit` no corre en el actor principal.
///
/// Regla 6 de referencia.
final class TareasVivas: Sendable {
  private let tareas = Mutex<[Int: Task<Void, Never>]>([:])

  init() {}

  deinit { cancelarTodas() }

  var cuantas: Int { tareas.withLock { $0.count } }

  func alta(_ numero: Int, _ tarea: Task<Void, Never>) {
    tareas.withLock { $0[numero] = tarea }
  }

  func tarea(_ numero: Int) -> Task<Void, Never>? {
    tareas.withLock { $0[numero] }
  }

  func cancelarTodas() {
    tareas.withLock { $0.values.forEach { $0.cancel() } }
  }

  func baja(_ numero: Int) {
    tareas.withLock { $0[numero] = nil }
  }
}
