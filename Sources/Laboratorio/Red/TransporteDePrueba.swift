import Foundation
import Synchronization

/// Una red de mentira con contadores y averías: el transporte de las especificaciones.
///
/// Responde lo que se le dice, cuenta cada petición y puede fallar, tardar, cortarse o callar cuando se
/// le manda. No abre ninguna conexión.
///
/// ```swift
/// let red = TransporteDePrueba(reloj: reloj)
/// red.responder(a: "/fotos/1", con: RespuestaHTTP(cuerpo: archivo))
/// red.programar(peticion: 2, .fallo(URLError(.notConnectedToInternet)))
/// let respuesta = try await red.pedir(red.url("/fotos/1"))
/// red.cuantas(a: "/fotos/1")  // 1
/// ```
public final class TransporteDePrueba: TransporteHTTP {
  private struct Estado {
    var rutas: [String: RespuestaHTTP] = [:]
    var incidentes: [Int: [IncidenteDeRed]] = [:]
    var peticiones: [PeticionDeRed] = []
    var enVuelo = 0
    var maximoEnVuelo = 0
    var retenida = false
    /// Las rutas que no se retienen aunque las demás sí.
    var sueltas: Set<String> = []
    var esperando: [Int: CheckedContinuation<Void, any Error>] = [:]
  }

  /// La dirección de la que cuelgan sus rutas, distinta en cada instancia.
  ///
  /// El dominio `.invalid` no existe nunca (RFC 2606): si una petición se escapara a la red de verdad,
  /// fallaría.
  public let raiz: URL
  private let reloj: any Clock<Duration>
  private let estado = Mutex(Estado())
  private static let instancias = Atomic<Int>(0)

  /// Crea una red sin rutas: a todo responde 404.
  /// - Parameter reloj: El reloj de las latencias; en una prueba, uno que se adelanta a mano.
  public init(reloj: any Clock<Duration> = ContinuousClock()) {
    let numero = Self.instancias.wrappingAdd(1, ordering: .relaxed).newValue
    var partes = URLComponents()
    partes.scheme = "http"
    partes.host = "laboratorio-\(numero).invalid"
    raiz = partes.url ?? URL(fileURLWithPath: "/")
    self.reloj = reloj
  }

  /// La dirección de una ruta de esta red: `url("/fotos/1?lado=60")`.
  public func url(_ ruta: String) -> URL {
    URL(string: ruta, relativeTo: raiz)?.absoluteURL ?? raiz
  }

  /// Envía una petición a la red de mentira.
  /// - Throws: El error programado o `CancellationError`.
  public func enviar(_ peticion: PeticionHTTP) async throws -> RespuestaHTTP {
    let (numero, incidentes, respuesta) = llegar(peticion)
    do {
      let respuesta = try await resolver(numero, incidentes, respuesta)
      let bytes = respuesta.cuerpo.count
      acabar(numero, .respondida(estado: respuesta.estado, bytes: bytes))
      return respuesta
    } catch is CancellationError {
      acabar(numero, .cancelada)
      throw CancellationError()
    } catch {
      acabar(numero, .fallida("\(error)"))
      throw error
    }
  }

  private func llegar(
    _ peticion: PeticionHTTP
  ) -> (numero: Int, incidentes: [IncidenteDeRed], respuesta: RespuestaHTTP) {
    let clave = Self.clave(peticion.url)
    return estado.withLock { estado in
      let numero = estado.peticiones.count + 1
      estado.peticiones.append(
        PeticionDeRed(numero: numero, peticion: peticion, desenlace: .enVuelo))
      estado.enVuelo += 1
      estado.maximoEnVuelo = max(estado.maximoEnVuelo, estado.enVuelo)
      let respuesta = estado.rutas[clave] ?? .texto("No existe.", estado: 404)
      return (numero, estado.incidentes.removeValue(forKey: numero) ?? [], respuesta)
    }
  }

  private func resolver(
    _ numero: Int, _ incidentes: [IncidenteDeRed], _ respuesta: RespuestaHTTP
  ) async throws -> RespuestaHTTP {
    var resultado: Result<RespuestaHTTP, any Error> = .success(respuesta)
    var latencia = Duration.zero
    for incidente in incidentes {
      switch incidente {
      case .fallo(let error): resultado = .failure(error)
      case .estado(let estado): resultado = .success(RespuestaHTTP(estado: estado))
      case .latencia(let duracion): latencia += duracion
      case .conexionCortada: resultado = .failure(URLError(.networkConnectionLost))
      case .cuerpoCortado(let bytes):
        resultado = resultado.map { entera in
          var cortada = entera
          cortada.cuerpo = Array(entera.cuerpo.prefix(max(bytes, 0)))
          return cortada
        }
      case .silencio: latencia = .seconds(Int32.max)
      }
    }
    try Task.checkCancellation()
    if latencia > .zero { try await reloj.sleep(for: latencia) }
    try await esperarTurno(numero)
    return try resultado.get()
  }

  private func acabar(_ numero: Int, _ desenlace: PeticionDeRed.Desenlace) {
    estado.withLock { estado in
      estado.peticiones[numero - 1].desenlace = desenlace
      estado.enVuelo -= 1
    }
  }

  /// La parte de la dirección que distingue una ruta de otra: el fragmento no viaja al servidor.
  private static func clave(_ url: URL) -> String {
    let ruta = url.path(percentEncoded: true)
    let consulta = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
    return (ruta.isEmpty ? "/" : ruta) + consulta
  }
}

// MARK: - El guion

extension TransporteDePrueba {
  /// Dice qué se responde en una ruta; la consulta (`?…`) forma parte de ella y el dominio no.
  public func responder(a ruta: String, con respuesta: RespuestaHTTP) {
    let clave = Self.clave(url(ruta))
    estado.withLock { $0.rutas[clave] = respuesta }
  }

  /// Programa lo que le pasará a una petición; varios incidentes se suman.
  /// - Parameter numero: Su orden de llegada, desde 1 y contando todas las rutas.
  public func programar(peticion numero: Int, _ incidente: IncidenteDeRed) {
    estado.withLock { $0.incidentes[numero, default: []].append(incidente) }
  }

  /// Retiene las respuestas hasta ``soltar()``: las peticiones quedan en vuelo el tiempo que haga falta.
  public func retener() {
    estado.withLock { estado in
      estado.retenida = true
      estado.sueltas = []
    }
  }

  /// Da salida a todas las respuestas retenidas y deja de retener.
  public func soltar() {
    let esperando = estado.withLock { estado in
      estado.retenida = false
      let esperando = estado.esperando
      estado.esperando = [:]
      return esperando
    }
    for continuacion in esperando.sorted(by: { $0.key < $1.key }) { continuacion.value.resume() }
  }

  /// Da salida a las respuestas de una ruta, las de ahora y las que vengan, y retiene las demás.
  ///
  /// Sirve para que las respuestas lleguen en otro orden que las peticiones.
  public func soltar(a ruta: String) {
    let clave = Self.clave(url(ruta))
    let esperando = estado.withLock { estado in
      estado.sueltas.insert(clave)
      return estado.esperando.keys.sorted()
        .filter { Self.clave(estado.peticiones[$0 - 1].peticion.url) == clave }
        .compactMap { estado.esperando.removeValue(forKey: $0) }
    }
    for continuacion in esperando { continuacion.resume() }
  }

  private func esperarTurno(_ numero: Int) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuacion in
        let seguir: Result<Void, any Error>? = estado.withLock { estado in
          // Se mira dentro del cerrojo: cancelar entre medias dejaría la continuación sin dueño.
          if Task.isCancelled { return .failure(CancellationError()) }
          let ruta = Self.clave(estado.peticiones[numero - 1].peticion.url)
          if !estado.retenida || estado.sueltas.contains(ruta) { return .success(()) }
          estado.esperando[numero] = continuacion
          return nil
        }
        if let seguir { continuacion.resume(with: seguir) }
      }
    } onCancel: {
      let continuacion = estado.withLock { $0.esperando.removeValue(forKey: numero) }
      continuacion?.resume(throwing: CancellationError())
    }
  }
}

// MARK: - Lo que se contó

extension TransporteDePrueba {
  /// Todas las peticiones, por orden de llegada.
  public var peticiones: [PeticionDeRed] { estado.withLock(\.peticiones) }

  /// Cuántas están en vuelo.
  public var enVuelo: Int { estado.withLock(\.enVuelo) }

  /// Cuántas llegaron a estar en vuelo a la vez.
  public var maximoEnVuelo: Int { estado.withLock(\.maximoEnVuelo) }

  /// Cuántas se cancelaron.
  public var canceladas: Int { peticiones.count { $0.desenlace == .cancelada } }

  /// Los bytes de cuerpo que se entregaron en total.
  public var bytesServidos: Int {
    peticiones.reduce(0) { suma, peticion in
      if case .respondida(_, let bytes) = peticion.desenlace { suma + bytes } else { suma }
    }
  }

  /// Cuántas peticiones llegaron a una ruta.
  public func cuantas(a ruta: String) -> Int {
    let clave = Self.clave(url(ruta))
    return peticiones.count { Self.clave($0.peticion.url) == clave }
  }
}
