import Synchronization

/// Por donde entra al grafo lo que puede llegar desde cualquier hilo.
///
/// `withObservationTracking` avisa en el hilo que escribe; el aviso se deja aquí y el grafo lo
/// recoge en el actor principal, así que el orden de evaluación no depende de quién escribió.
final class Buzon: Sendable {
  private struct Contenido {
    var invalidaciones: [@MainActor @Sendable () -> Void] = []
    var avisos: [ClaseDeAviso] = []
  }

  private let contenido = Mutex(Contenido())

  func dejar(_ invalidacion: @escaping @MainActor @Sendable () -> Void) {
    contenido.withLock { $0.invalidaciones.append(invalidacion) }
  }

  /// Aplaza una escritura hecha fuera del actor principal, y lo avisa.
  func aplazar(_ aviso: ClaseDeAviso, _ cambio: @escaping @MainActor @Sendable () -> Void) {
    contenido.withLock {
      $0.invalidaciones.append(cambio)
      $0.avisos.append(aviso)
    }
  }

  var vacio: Bool { contenido.withLock { $0.invalidaciones.isEmpty } }

  @MainActor func recoger(avisar: (ClaseDeAviso) -> Void) {
    let recogido: Contenido = contenido.withLock { contenido in
      defer { contenido = Contenido() }
      return contenido
    }
    for aviso in recogido.avisos { avisar(aviso) }
    for invalidacion in recogido.invalidaciones { invalidacion() }
  }
}
