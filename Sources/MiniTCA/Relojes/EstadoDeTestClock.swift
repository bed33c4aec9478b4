/// Una tarea dormida en un ``TestClock``.
struct Durmiente<Instant: InstantProtocol>: Sendable {
  typealias Continuacion = CheckedContinuation<Void, any Error>

  let turno: Int
  let plazo: Instant
  let continuacion: Continuacion
}

/// Lo que recibe quien no llega a dormirse.
enum DesenlaceInmediato {
  case yaVencido
  case cancelado

  func resolver(_ continuacion: CheckedContinuation<Void, any Error>) {
    switch self {
    case .yaVencido: continuacion.resume()
    case .cancelado: continuacion.resume(throwing: CancellationError())
    }
  }
}

/// La parte de ``TestClock`` sin concurrencia: quién duerme, hasta cuándo y a quién toca.
///
/// No reanuda a nadie: devuelve las continuaciones para que el reloj lo haga fuera del candado.
struct EstadoDeTestClock<Instant: InstantProtocol>: Sendable {
  private(set) var ahora: Instant
  /// Por turno: cancelar una espera no recorre las demás, y con mil filas se cancelan mil.
  private(set) var durmientes: [Int: Durmiente<Instant>] = [:]
  private var cancelados: Set<Int> = []
  private var turnos = 0

  init(ahora: Instant) {
    self.ahora = ahora
  }

  var proximoPlazo: Instant? { durmientes.values.map(\.plazo).min() }

  mutating func nuevoTurno() -> Int {
    turnos += 1
    return turnos
  }

  /// Acuesta al durmiente, o dice por qué no hace falta.
  mutating func acostar(_ durmiente: Durmiente<Instant>) -> DesenlaceInmediato? {
    if cancelados.remove(durmiente.turno) != nil { return .cancelado }
    if durmiente.plazo < ahora { return .yaVencido }
    durmientes[durmiente.turno] = durmiente
    return nil
  }

  /// Levanta al de ese turno. Si aún no se ha acostado, lo recuerda: la cancelación puede llegar
  /// antes que el propio durmiente.
  mutating func cancelar(_ turno: Int) -> Durmiente<Instant>.Continuacion? {
    guard let durmiente = durmientes.removeValue(forKey: turno) else {
      cancelados.insert(turno)
      return nil
    }
    return durmiente.continuacion
  }

  /// La espera ha terminado: una cancelación que llegó tarde no se recuerda.
  mutating func olvidar(_ turno: Int) {
    cancelados.remove(turno)
  }

  /// Avanza hasta el primer plazo que vence y levanta a los suyos, por orden de llegada; si no vence
  /// ninguno, avanza hasta el destino.
  mutating func levantarSiguientes(hasta destino: Instant) -> [Durmiente<Instant>.Continuacion] {
    guard let plazo = proximoPlazo, plazo <= destino else {
      ahora = max(ahora, destino)
      return []
    }
    ahora = max(ahora, plazo)
    return levantar { $0.plazo == plazo }
  }

  mutating func levantarATodos() -> [Durmiente<Instant>.Continuacion] {
    levantar { _ in true }
  }

  private mutating func levantar(
    _ toca: (Durmiente<Instant>) -> Bool
  ) -> [Durmiente<Instant>.Continuacion] {
    let despiertos = durmientes.values.filter(toca).sorted { $0.turno < $1.turno }
    for despierto in despiertos { durmientes[despierto.turno] = nil }
    return despiertos.map(\.continuacion)
  }
}
