import Foundation

/// Lo que el hilo que prueba deja para el hilo que dibuja.
///
/// Cada prueba lleva su turno: lo que llega de una ya abandonada se descarta.
final class Buzon: @unchecked Sendable {
  private let cerrojo = NSLock()
  private var turno = 0
  private var sucesos: [MaquinaDeObservacion.Suceso] = []

  func nuevoTurno() -> Int {
    cerrojo.withLock {
      turno += 1
      sucesos = []
      return turno
    }
  }

  func dejar(_ suceso: MaquinaDeObservacion.Suceso, turno quien: Int) {
    cerrojo.withLock { if quien == turno { sucesos.append(suceso) } }
  }

  func recoger() -> [MaquinaDeObservacion.Suceso] {
    cerrojo.withLock {
      defer { sucesos = [] }
      return sucesos
    }
  }
}
