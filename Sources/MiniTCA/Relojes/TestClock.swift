import Synchronization

/// Un reloj parado que solo avanza cuando la prueba lo dice.
///
/// Con un reloj de verdad, probar «se envía cada 100 ms» obliga a esperar 100 ms y a confiar en que
/// la máquina no vaya cargada. Con este, el tiempo es un dato de la prueba:
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: Sensor.State()) { Sensor(clock: clock) }
/// await store.send(.empezo)
/// await clock.advance(by: .milliseconds(100))
/// await store.receive(\.lote)
/// ```
///
/// `advance` y `run` esperan antes a que los efectos se suspendan, de modo que un efecto que todavía
/// no ha llegado a su `sleep` no se queda sin despertar.
///
/// Fuente: contrato de `TestClock` en swift-clocks.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// Un instante de este reloj: lo que ha avanzado desde cero.
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

  private let estado: Mutex<EstadoDeTestClock<Instant>>

  /// Crea un reloj parado.
  ///
  /// - Parameter now: el instante en el que está.
  public init(now: Instant) {
    estado = Mutex(EstadoDeTestClock(ahora: now))
  }

  /// El instante actual; solo cambia con `advance` y `run`.
  public var now: Instant { estado.withLock { $0.ahora } }

  public var minimumResolution: Duration { .zero }

  /// Suspende hasta que el reloj llegue al plazo.
  ///
  /// Un plazo ya pasado vuelve enseguida; uno igual al instante actual también suspende, hasta el
  /// siguiente `advance`.
  ///
  /// - Parameters:
  ///   - deadline: el plazo.
  ///   - tolerance: no se usa: este reloj es exacto.
  /// - Throws: `CancellationError` si la tarea está cancelada o se cancela mientras duerme.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let turno = estado.withLock { $0.nuevoTurno() }
    defer { estado.withLock { $0.olvidar(turno) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuacion: Durmiente<Instant>.Continuacion) in
        let desenlace = estado.withLock {
          $0.acostar(Durmiente(turno: turno, plazo: deadline, continuacion: continuacion))
        }
        desenlace?.resolver(continuacion)
      }
    } onCancel: {
      estado.withLock { $0.cancelar(turno) }?.resume(throwing: CancellationError())
    }
  }

  /// Avanza el reloj y despierta, por orden de plazo, a quien toca.
  ///
  /// Quien se vuelve a dormir dentro del tramo se vuelve a despertar: un temporizador de un segundo
  /// late cinco veces en `advance(by: .seconds(5))`.
  ///
  /// - Parameter duration: cuánto; con cero solo despierta a quien vence ahora.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Avanza el reloj hasta un instante y despierta, por orden de plazo, a quien toca.
  ///
  /// Despertar a todos los de un mismo plazo a la vez, y no de uno en uno, es lo que hace viable un
  /// latido de mil filas.
  ///
  /// - Parameter deadline: el instante de llegada.
  public func advance(to deadline: Instant) async {
    repeat {
      await Reposo.esperar()
    } while await despertarSiguientes(hasta: deadline)
  }

  /// Avanza de plazo en plazo hasta que no duerme nadie.
  ///
  /// - Parameters:
  ///   - timeout: tiempo real que se le concede. Pasado, y tras cien plazos por lo menos (una máquina
  ///     cargada no es un temporizador sin fin), falla la prueba y los que duermen reciben
  ///     `CancellationError`, para que no la cuelguen.
  ///   - fileID: el archivo de quien llama.
  ///   - filePath: la ruta de ese archivo.
  ///   - line: la línea.
  ///   - column: la columna.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let real = ContinuousClock()
    let final = real.now.advanced(by: timeout)
    var plazosVencidos = 0
    await Reposo.esperar()
    while let plazo = estado.withLock({ $0.proximoPlazo }) {
      guard real.now < final || plazosVencidos < 100 else {
        let rezagados = estado.withLock { $0.levantarATodos() }
        Problemas.informar(
          """
          TestClock.run esperaba que nadie siguiera durmiendo y, tras \(timeout) de tiempo real, \
          quedan \(contar(rezagados.count, "espera", "esperas")). Un temporizador sin fin no acaba \
          nunca: cancela su efecto, o usa advance(by:).
          """,
          en: Lugar(fileID, filePath, line, column))
        rezagados.forEach { $0.resume(throwing: CancellationError()) }
        return
      }
      await advance(to: max(plazo, now))
      plazosVencidos += 1
    }
  }

  /// Comprueba que nadie duerme en este reloj.
  ///
  /// - Throws: ``SuspensionError`` si alguien duerme.
  public func checkSuspension() async throws {
    await Reposo.esperar()
    let cuantos = estado.withLock { $0.durmientes.count }
    if cuantos > 0 { throw SuspensionError(esperas: cuantos) }
  }

  /// Despierta a los del primer plazo que vence; si no vence ninguno, llega al destino.
  ///
  /// En el actor principal, todos en un mismo trabajo: si el primero echara a andar antes de reanudar
  /// al segundo, el orden dependería de la máquina.
  @MainActor
  private func despertarSiguientes(hasta destino: Instant) -> Bool {
    let despiertos = estado.withLock { $0.levantarSiguientes(hasta: destino) }
    despiertos.forEach { $0.resume() }
    return !despiertos.isEmpty
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Crea un reloj parado en cero.
  public convenience init() {
    self.init(now: Instant())
  }
}

/// Alguien duerme en un ``TestClock`` cuando ya no debía.
public struct SuspensionError: Error, CustomStringConvertible {
  /// Cuántas esperas hay sin vencer.
  public let esperas: Int

  public var description: String {
    "Hay \(contar(esperas, "espera", "esperas")) sin vencer en el TestClock."
  }
}
