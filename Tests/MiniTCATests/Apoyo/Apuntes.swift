import Synchronization

/// Una lista en la que se apunta desde cualquier tarea, para comprobar el orden de lo que pasó.
final class Apuntes<Elemento: Sendable>: Sendable {
  private let lista = Mutex<[Elemento]>([])

  var todos: [Elemento] { lista.withLock { $0 } }

  func apuntar(_ elemento: Elemento) { lista.withLock { $0.append(elemento) } }
}
