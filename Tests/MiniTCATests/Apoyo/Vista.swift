import Observation

/// Lo que hace una vista con un *store*: evaluar su cuerpo bajo observación y volver a evaluarlo si
/// cambia algo que leyó.
@MainActor
final class Vista {
  private(set) var evaluaciones = 0
  private(set) var pendiente = false
  private let cuerpo: () -> Void

  init(_ cuerpo: @escaping () -> Void) {
    self.cuerpo = cuerpo
    evaluar()
  }

  /// Lo que pasa en cada fotograma: si algo cambió, se evalúa una vez.
  func fotograma() {
    if pendiente { evaluar() }
  }

  private func evaluar() {
    pendiente = false
    evaluaciones += 1
    withObservationTracking(cuerpo) { [weak self] in
      MainActor.assumeIsolated { self?.pendiente = true }
    }
  }
}
