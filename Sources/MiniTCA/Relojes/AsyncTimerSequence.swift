/// Los latidos de un reloj a intervalos regulares; acaba cuando se cancela la tarea que los espera.
///
/// Se crea con `timer(interval:tolerance:)`.
public struct AsyncTimerSequence<Duration: DurationProtocol>: AsyncSequence, Sendable {
  /// El tiempo que va desde el comienzo hasta el latido.
  public typealias Element = Duration

  let intervalo: Duration
  let dormirHasta: @Sendable (Duration) async throws -> Void

  /// Recorre los latidos.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let secuencia: AsyncTimerSequence
    var transcurrido = Duration.zero

    /// Espera al siguiente latido; `nil` si se cancela la tarea.
    public mutating func next() async -> Duration? {
      transcurrido += secuencia.intervalo
      do {
        try await secuencia.dormirHasta(transcurrido)
        return transcurrido
      } catch {
        return nil
      }
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(secuencia: self) }
}

extension Clock where Duration: Hashable {
  /// Late cada cierto tiempo, contado desde ahora.
  ///
  /// Los plazos son múltiplos exactos del intervalo: lo que tarde quien los recibe no los retrasa.
  /// Vale también sobre `any Clock<Duration>`, que es como se inyecta un reloj.
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) {
  ///   await send(.latido)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: tiempo entre latidos.
  ///   - tolerance: retraso admitido en cada uno.
  /// - Returns: la secuencia de latidos.
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncTimerSequence<Duration> {
    let comienzo = now
    return AsyncTimerSequence(intervalo: interval) { transcurrido in
      try await sleep(until: comienzo.advanced(by: transcurrido), tolerance: tolerance)
    }
  }
}
