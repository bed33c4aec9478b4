import Synchronization

/// Un reloj que solo avanza cuando se le dice, para probar latencias sin esperar.
final class RelojManual: Clock, Sendable {
  struct Instant: InstantProtocol {
    var desdeElPrincipio = Duration.zero
    func advanced(by duration: Duration) -> Instant {
      Instant(desdeElPrincipio: desdeElPrincipio + duration)
    }
    func duration(to other: Instant) -> Duration {
      other.desdeElPrincipio - desdeElPrincipio
    }
    static func < (a: Instant, b: Instant) -> Bool { a.desdeElPrincipio < b.desdeElPrincipio }
  }

  private struct Dormida {
    let hasta: Instant
    let despertar: CheckedContinuation<Void, any Error>
  }

  private struct Estado {
    var ahora = Instant()
    var siguiente = 0
    var dormidas: [Int: Dormida] = [:]
    var canceladas: Set<Int> = []
  }

  private let estado = Mutex(Estado())

  var now: Instant { estado.withLock { $0.ahora } }
  var minimumResolution: Duration { .zero }
  var durmiendo: Int { estado.withLock { $0.dormidas.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let numero = estado.withLock { estado in
      estado.siguiente += 1
      return estado.siguiente
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuacion in
        let resultado: Result<Void, any Error>? = estado.withLock { estado in
          if estado.canceladas.contains(numero) { return .failure(CancellationError()) }
          if deadline <= estado.ahora { return .success(()) }
          estado.dormidas[numero] = Dormida(hasta: deadline, despertar: continuacion)
          return nil
        }
        if let resultado { continuacion.resume(with: resultado) }
      }
    } onCancel: {
      let dormida = estado.withLock { estado in
        estado.canceladas.insert(numero)
        return estado.dormidas.removeValue(forKey: numero)
      }
      dormida?.despertar.resume(throwing: CancellationError())
    }
  }

  /// Espera a que haya ese número de durmientes y adelanta el reloj.
  func adelantar(_ duracion: Duration, durmiendo cuantos: Int = 1) async {
    while durmiendo < cuantos, !Task.isCancelled { await Task.yield() }
    let despiertas = estado.withLock { estado in
      estado.ahora = estado.ahora.advanced(by: duracion)
      let vencidas = estado.dormidas.filter { $0.value.hasta <= estado.ahora }
      for numero in vencidas.keys { estado.dormidas.removeValue(forKey: numero) }
      return vencidas.sorted { ($0.value.hasta, $0.key) < ($1.value.hasta, $1.key) }
    }
    for dormida in despiertas { dormida.value.despertar.resume() }
  }
}
