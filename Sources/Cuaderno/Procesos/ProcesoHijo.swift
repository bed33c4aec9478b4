import Foundation

/// Cómo acabó un proceso hijo.
enum FinDeProceso: Equatable, Sendable {
  case codigo(Int32)
  case senal(Int32)
  case limiteDeTiempo
  case demasiadaSalida
  case interrumpido
}

struct ResultadoDeProceso: Sendable {
  var fin: FinDeProceso
  /// Salida y errores en el orden en que llegaron, hasta el tope pedido.
  var salida: String
  var bytesTotales: Int
}

/// Un proceso en su propio grupo, con límite de tiempo y de salida, que se lee mientras corre.
///
/// No se usa `Foundation.Process` porque no promete un grupo de procesos propio, y es el grupo lo
/// que hay que terminar: matar a `swift test` deja a su hijo dando vueltas.
struct ProcesoHijo {
  var ejecutable: String
  var argumentos: [String]
  var entorno: [String: String]
  /// Tiempo de reloj para el proceso entero; `nil` si no hay límite.
  var limite: Duration?
  /// Bytes de salida que se conservan.
  var topeConservado = 256 * 1024
  /// Bytes de salida a partir de los cuales se termina el proceso; `nil` si no hay límite.
  var topeTotal: Int?

  /// Lanza el proceso y espera a que acabe.
  ///
  /// - Parameters:
  ///   - cancelacion: se consulta cada décima de segundo.
  ///   - alLeer: recibe cada trozo de salida según llega.
  /// - Throws: `ErrorDelCuaderno.herramientas` si el ejecutable no se puede lanzar.
  func ejecutar(
    cancelacion: Cancelacion, alLeer: (String) -> Void = { _ in }
  ) throws -> ResultadoDeProceso {
    var extremos: [Int32] = [0, 0]
    guard pipe(&extremos) == 0 else {
      throw ErrorDelCuaderno.interno("No se pudo crear una tubería: \(Sistema.ultimoError()).")
    }
    let lectura = extremos[0]
    defer { close(lectura) }
    _ = fcntl(lectura, F_SETFD, FD_CLOEXEC)
    let pid: pid_t
    do {
      defer { close(extremos[1]) }
      pid = try lanzar(haciaSalida: extremos[1])
    }
    return esperar(pid: pid, lectura: lectura, cancelacion: cancelacion, alLeer: alLeer)
  }

  private func lanzar(haciaSalida salida: Int32) throws -> pid_t {
    var acciones = Plataforma.acciones()
    posix_spawn_file_actions_init(&acciones)
    defer { posix_spawn_file_actions_destroy(&acciones) }
    posix_spawn_file_actions_addopen(&acciones, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&acciones, salida, 1)
    posix_spawn_file_actions_adddup2(&acciones, salida, 2)
    posix_spawn_file_actions_addclose(&acciones, salida)

    var atributos = Plataforma.atributos()
    posix_spawnattr_init(&atributos)
    defer { posix_spawnattr_destroy(&atributos) }
    // Quien ignora Ctrl-C es el cuaderno; sus hijos nacen con las señales de siempre. También sin
    // ninguna bloqueada: los hilos de Dispatch las bloquean todas y los hijos lo heredarían.
    var senales = sigset_t()
    sigemptyset(&senales)
    for senal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&senales, senal) }
    posix_spawnattr_setsigdefault(&atributos, &senales)
    var ninguna = sigset_t()
    sigemptyset(&ninguna)
    posix_spawnattr_setsigmask(&atributos, &ninguna)
    posix_spawnattr_setpgroup(&atributos, 0)
    posix_spawnattr_setflags(
      &atributos,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var argv = ([ejecutable] + argumentos).map { strdup($0) } + [nil]
    var envp = entorno.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var pid: pid_t = 0
    let codigo = posix_spawn(&pid, ejecutable, &acciones, &atributos, &argv, &envp)
    guard codigo == 0 else {
      throw ErrorDelCuaderno.herramientas(
        "No se pudo ejecutar «\(ejecutable)»: \(String(cString: strerror(codigo))).")
    }
    return pid
  }

  private func esperar(
    pid: pid_t, lectura: Int32, cancelacion: Cancelacion, alLeer: (String) -> Void
  ) -> ResultadoDeProceso {
    let plazo = limite.map { ContinuousClock.now + $0 }
    var conservado = Data()
    var total = 0
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    /// Lee lo que haya; falso cuando se cerró la tubería o no llegó nada en `milisegundos`.
    func leer(esperando milisegundos: Int32) -> (hayMas: Bool, cerrada: Bool) {
      var vigilado = pollfd(fd: lectura, events: Int16(POLLIN), revents: 0)
      guard poll(&vigilado, 1, milisegundos) > 0 else { return (false, false) }
      let leidos = read(lectura, &buffer, buffer.count)
      guard leidos > 0 else { return (false, leidos == 0) }
      total += leidos
      let hueco = topeConservado - conservado.count
      if hueco > 0 { conservado.append(contentsOf: buffer[0..<min(leidos, hueco)]) }
      alLeer(String(decoding: buffer[0..<leidos], as: UTF8.self))
      return (true, false)
    }

    var fin: FinDeProceso?
    var cerrada = false
    while fin == nil {
      if cerrada { usleep(2_000) } else { cerrada = leer(esperando: 50).cerrada }
      var estado: Int32 = 0
      if waitpid(pid, &estado, WNOHANG) == pid {
        fin = Sistema.fin(deEstado: estado)
        // Un nieto puede quedarse con la tubería abierta: se lee lo que ya hay y no se espera más.
        while !cerrada, leer(esperando: 0).hayMas { if excede(total, plazo) != nil { break } }
        kill(-pid, SIGKILL)
      } else if cancelacion.pedida {
        fin = .interrumpido
        terminarGrupo(pid)
      } else if let exceso = excede(total, plazo) {
        fin = exceso
        terminarGrupo(pid)
      }
    }
    return ResultadoDeProceso(
      fin: fin ?? .interrumpido, salida: String(decoding: conservado, as: UTF8.self),
      bytesTotales: total)
  }

  private func excede(_ total: Int, _ plazo: ContinuousClock.Instant?) -> FinDeProceso? {
    if let plazo, ContinuousClock.now >= plazo { return .limiteDeTiempo }
    if let topeTotal, total > topeTotal { return .demasiadaSalida }
    return nil
  }

  /// Pide parar con la señal de Ctrl-C, que SwiftPM reenvía a sus compiladores, y si en medio
  /// segundo no ha acabado, termina el grupo entero.
  private func terminarGrupo(_ pid: pid_t) {
    kill(-pid, SIGINT)
    var estado: Int32 = 0
    for _ in 0..<50 {
      if waitpid(pid, &estado, WNOHANG) != 0 {
        kill(-pid, SIGKILL)
        return
      }
      usleep(10_000)
    }
    kill(-pid, SIGKILL)
    waitpid(pid, &estado, 0)
  }
}
