/// Un servidor que responde cuando la prueba lo dice y en el orden que dice.
///
/// Sirve para las historias en las que importa quién llega antes: una página que llega después de
/// refrescar, dos refrescos que se adelantan. ``ServidorPaginado`` decide la página él; este no sabe
/// nada de páginas.
///
/// ```swift
/// let servidor = ServidorManual<String?, PaginaServida<Correo>>()
/// let tarea = Task { try await servidor.pedir(nil) }
/// await servidor.asentar()
/// await servidor.responder(1, con: pagina)
/// ```
///
/// Como muchos servidores de verdad, no se entera de que quien pidió se ha ido: una petición cancelada
/// en camino se responde igual. Una tarea cancelada antes de pedir no llega a salir.
@MainActor
public final class ServidorManual<Peticion: Sendable, Respuesta: Sendable> {
  /// Lo que se ha pedido, por orden de llegada.
  public private(set) var peticiones: [Peticion] = []
  private var pendientes: [Int: CheckedContinuation<Respuesta, any Error>] = [:]

  /// Crea un servidor al que nadie ha pedido nada.
  public init() {}

  /// Cuántas peticiones esperan respuesta.
  public var enVuelo: Int { pendientes.count }

  /// Pide algo y se suspende hasta que la prueba responda.
  /// - Throws: El error con el que se responda, o `CancellationError` si la tarea ya estaba cancelada.
  public func pedir(_ peticion: Peticion) async throws -> Respuesta {
    try Task.checkCancellation()
    peticiones.append(peticion)
    let numero = peticiones.count
    return try await withCheckedThrowingContinuation { pendientes[numero] = $0 }
  }

  /// Responde a una petición y deja que se asiente. Si no se hizo o ya se respondió, no hace nada.
  /// - Parameter numero: El número de llegada de la petición, desde 1.
  public func responder(_ numero: Int, con respuesta: Respuesta) async {
    pendientes.removeValue(forKey: numero)?.resume(returning: respuesta)
    await asentar()
  }

  /// Hace fallar una petición y deja que se asiente. Si no se hizo o ya se respondió, no hace nada.
  /// - Parameter numero: El número de llegada de la petición, desde 1.
  public func fallar(_ numero: Int, con error: any Error) async {
    pendientes.removeValue(forKey: numero)?.resume(throwing: error)
    await asentar()
  }

  /// Deja correr lo que espera turno en el actor principal, y lo que eso encole detrás.
  ///
  /// El actor principal atiende por orden de llegada, así que ceder el turno deja pasar a quien ya
  /// esperaba. Lo que salga del actor principal no se espera: un modelo de lista no tiene por qué.
  public func asentar() async {
    for _ in 0..<Self.turnos { await Task.yield() }
    // Ceder el turno no vacía la cola si el sistema se retrasa en entregarla; dormir un milisegundo,
    // sí. No decide nada: solo espera a que lo ya encolado corra.
    try? await Task.sleep(for: .milliseconds(1))
    for _ in 0..<Self.turnos { await Task.yield() }
  }

  private static var turnos: Int { 20 }
}
