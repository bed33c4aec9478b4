import Synchronization

/// Un reloj en el que dormir no cuesta nada: salta al plazo y sigue.
///
/// Sirve cuando el tiempo no es lo que se prueba y solo estorba. Si el orden de las esperas importa,
/// hace falta un ``TestClock``.
///
/// Fuente: contrato de `ImmediateClock` en swift-clocks.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// Un instante de este reloj: lo dormido desde cero.
  public struct Instant: InstantProtocol {
    /// Tiempo desde el cero del reloj.
    public var offset: Duration

    /// Crea un instante.
    ///
    /// - Parameter offset: tiempo desde el cero del reloj.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    public func duration(to other: Self) -> Duration { other.offset - offset }
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private let instante: Mutex<Instant>

  /// Crea un reloj.
  ///
  /// - Parameter now: el instante en el que empieza.
  public init(now: Instant) {
    instante = Mutex(now)
  }

  /// El plazo de la última espera.
  public var now: Instant { instante.withLock { $0 } }

  public var minimumResolution: Duration { .zero }

  /// Salta al plazo y cede el turno.
  ///
  /// - Parameters:
  ///   - deadline: el plazo.
  ///   - tolerance: no se usa.
  /// - Throws: `CancellationError` si la tarea está cancelada.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    instante.withLock { $0 = deadline }
    await Task.yield()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Crea un reloj en cero.
  public convenience init() {
    self.init(now: Instant())
  }
}
