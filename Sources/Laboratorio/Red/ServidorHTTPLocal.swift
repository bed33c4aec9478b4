import Foundation
import Synchronization

/// Un servidor HTTP de verdad en 127.0.0.1, para demostraciones y para una prueba de punta a punta.
///
/// Enseña lo que una red de mentira no puede: cabeceras de caché que alguien respeta o no, cuerpos que
/// llegan despacio, conexiones que se cortan. Solo escucha en este equipo, en un puerto que elige el
/// sistema, y cada conexión sirve una petición.
///
/// ```swift
/// let servidor = try ServidorHTTPLocal { peticion in
///   RespuestaLocal(.texto("Pediste \(peticion.ruta)"))
/// }
/// defer { servidor.detener() }
/// let (datos, _) = try await URLSession.shared.data(from: servidor.url("/hola"))
/// ```
public final class ServidorHTTPLocal: Sendable {
  /// Lo que decide la respuesta de cada petición; se llama desde varios hilos a la vez.
  public typealias Manejador = @Sendable (PeticionEntrante) -> RespuestaLocal

  /// Lo que se espera a que llegue una petición entera, en milisegundos.
  private static let plazoDePeticion = 5000
  /// Cuántas conexiones se atienden a la vez; las demás esperan en la cola del sistema.
  private static let conexionesMaximas = 32

  /// El puerto en el que escucha.
  public let puerto: Int
  private let nucleo: Nucleo

  /// Empieza a escuchar.
  /// - Parameter manejador: Lo que decide cada respuesta.
  /// - Throws: ``ErrorHTTP/sinSocket(operacion:motivo:)``.
  public init(_ manejador: @escaping Manejador) throws(ErrorHTTP) {
    let aviso = try Plataforma.tuberia()
    let escucha: (socket: Int32, puerto: Int)
    do {
      escucha = try Plataforma.escuchar()
    } catch {
      Plataforma.cerrar(aviso.lectura)
      Plataforma.cerrar(aviso.escritura)
      throw error
    }
    puerto = escucha.puerto
    let nucleo = Nucleo(escucha: escucha.socket, aviso: aviso, manejador: manejador)
    self.nucleo = nucleo
    // El hilo guarda el núcleo y no el servidor: así soltar el servidor lo detiene.
    nucleo.lanzar { nucleo.aceptarConexiones() }
  }

  deinit {
    detener()
  }

  /// Las peticiones que llegaron enteras, en orden.
  public var peticiones: [PeticionEntrante] { nucleo.estado.withLock(\.peticiones) }

  /// La dirección de una ruta en este servidor.
  public func url(_ ruta: String) -> URL {
    var partes = URLComponents()
    partes.scheme = "http"
    partes.host = "127.0.0.1"
    partes.port = puerto
    let raiz = partes.url ?? URL(fileURLWithPath: "/")
    return URL(string: ruta, relativeTo: raiz)?.absoluteURL ?? raiz
  }

  /// Deja de escuchar, corta las respuestas a medias y espera a que acaben sus hilos.
  ///
  /// Se puede llamar varias veces. No la llames desde el manejador: esperaría por sí misma.
  public func detener() {
    nucleo.detener()
  }
}

extension ServidorHTTPLocal {
  /// Lo que comparten los hilos del servidor.
  fileprivate final class Nucleo: Sendable {
    struct Estado {
      var peticiones: [PeticionEntrante] = []
      var detenido = false
    }

    let estado = Mutex(Estado())
    private let escucha: Int32
    private let aviso: (lectura: Int32, escritura: Int32)
    private let manejador: Manejador
    private let hilos = DispatchGroup()
    private let huecos = DispatchSemaphore(value: ServidorHTTPLocal.conexionesMaximas)

    init(
      escucha: Int32, aviso: (lectura: Int32, escritura: Int32), manejador: @escaping Manejador
    ) {
      self.escucha = escucha
      self.aviso = aviso
      self.manejador = manejador
    }

    func lanzar(_ trabajo: @escaping @Sendable () -> Void) {
      let hilos = hilos
      hilos.enter()
      Thread.detachNewThread {
        trabajo()
        hilos.leave()
      }
    }

    func detener() {
      let esLaPrimera = estado.withLock { estado in
        defer { estado.detenido = true }
        return !estado.detenido
      }
      guard esLaPrimera else { return }
      // El byte no se lee nunca: la tubería queda lista para todos los que esperan en ella.
      Plataforma.avisar(aviso.escritura)
      hilos.wait()
      for descriptor in [escucha, aviso.lectura, aviso.escritura] { Plataforma.cerrar(descriptor) }
    }

    func aceptarConexiones() {
      while true {
        let listos = Plataforma.esperar([escucha, aviso.lectura], milisegundos: 60_000)
        if listos.contains(aviso.lectura) { return }
        guard listos.contains(escucha), let conexion = Plataforma.aceptar(escucha) else { continue }
        huecos.wait()
        lanzar { [self] in
          atender(conexion)
          Plataforma.cerrar(conexion)
          huecos.signal()
        }
      }
    }

    private func atender(_ conexion: Int32) {
      do {
        guard let peticion = try recibir(conexion) else { return }
        estado.withLock { $0.peticiones.append(peticion) }
        enviar(manejador(peticion), conCuerpo: peticion.metodo != "HEAD", por: conexion)
      } catch {
        let respuesta = RespuestaHTTP.texto(error.description, estado: error.estado)
        enviar(RespuestaLocal(respuesta), conCuerpo: true, por: conexion)
      }
    }

    private func recibir(_ conexion: Int32) throws(ErrorHTTP) -> PeticionEntrante? {
      let limite = ContinuousClock.now + .milliseconds(ServidorHTTPLocal.plazoDePeticion)
      var bytes: [UInt8] = []
      while true {
        let resta = Int((limite - .now).milisegundos)
        guard resta > 0 else { return nil }
        let listos = Plataforma.esperar([conexion, aviso.lectura], milisegundos: resta)
        guard listos.contains(conexion), !listos.contains(aviso.lectura) else { return nil }
        let leidos = Plataforma.leer(conexion)
        guard !leidos.isEmpty else { return nil }
        bytes += leidos
        if let peticion = try PeticionEntrante.leer(bytes) { return peticion }
      }
    }

    private func enviar(_ local: RespuestaLocal, conCuerpo: Bool, por conexion: Int32) {
      guard pausar(local.espera), Plataforma.escribir(local.cabecera()[...], en: conexion) else {
        return
      }
      if conCuerpo, local.llevaCuerpo {
        let cuerpo = local.respuesta.cuerpo.prefix(max(local.cortarTras ?? .max, 0))
        let trozo = max(local.trozo ?? cuerpo.count, 1)
        var resto = cuerpo
        while !resto.isEmpty {
          guard Plataforma.escribir(resto.prefix(trozo), en: conexion) else { return }
          resto = resto.dropFirst(trozo)
          guard resto.isEmpty || pausar(local.pausa) else { return }
        }
      }
      Plataforma.terminarDeEscribir(conexion)
      vaciar(conexion)
    }

    /// Lee y tira lo que quede hasta que la otra punta cierre, un segundo como mucho.
    ///
    /// Cerrar con bytes sin leer haría que el sistema tirase la respuesta que acaba de salir.
    private func vaciar(_ conexion: Int32) {
      let limite = ContinuousClock.now + .seconds(1)
      while true {
        let resta = Int((limite - .now).milisegundos)
        guard resta > 0 else { return }
        let listos = Plataforma.esperar([conexion, aviso.lectura], milisegundos: resta)
        guard listos.contains(conexion), !listos.contains(aviso.lectura),
          !Plataforma.leer(conexion).isEmpty
        else { return }
      }
    }

    /// Espera un rato, o devuelve `false` si entre tanto se detiene el servidor.
    private func pausar(_ rato: Duration) -> Bool {
      guard rato > .zero else { return true }
      let milisegundos = Int(min(rato.milisegundos, 60_000).rounded(.up))
      return Plataforma.esperar([aviso.lectura], milisegundos: milisegundos).isEmpty
    }
  }
}
