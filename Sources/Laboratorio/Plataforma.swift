// Todo lo que difiere entre Linux y macOS en este módulo vive aquí.

import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lo que cambia de una plataforma a otra.
enum Plataforma {
  /// Los nombres con los que se busca la biblioteca de SQLite, por orden.
  ///
  /// En macOS no hay archivo que abrir: el nombre lo resuelve la caché del enlazador dinámico. En
  /// Linux, el nombre con versión es el del paquete sin archivos de desarrollo.
  static var nombresDeSQLite: [String] {
    #if canImport(Darwin)
      ["/usr/lib/libsqlite3.dylib", "libsqlite3.dylib"]
    #else
      ["libsqlite3.so.0", "libsqlite3.so"]
    #endif
  }

  /// Cómo se instala SQLite donde falta.
  static var comoInstalarSQLite: String {
    #if canImport(Darwin)
      "viene con macOS"
    #else
      "instálala con el gestor de paquetes del sistema, por ejemplo: apt-get install libsqlite3-0"
    #endif
  }

  /// Abre una biblioteca dinámica, o devuelve `nil` si no está. No se cierra nunca.
  static func abrirBiblioteca(_ nombre: String) -> UnsafeMutableRawPointer? {
    dlopen(nombre, RTLD_NOW | RTLD_LOCAL)
  }

  /// Busca una función en una biblioteca abierta.
  static func simbolo(
    _ nombre: String, en biblioteca: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer? {
    dlsym(biblioteca, nombre)
  }
}

// MARK: - Sockets

extension Plataforma {
  /// El texto del último error del sistema.
  static var ultimoError: String {
    String(cString: strerror(errno))
  }

  /// Abre un socket TCP que escucha en 127.0.0.1, en un puerto libre que elige el sistema.
  /// - Throws: ``ErrorHTTP/sinSocket(operacion:motivo:)``.
  static func escuchar() throws(ErrorHTTP) -> (socket: Int32, puerto: Int) {
    #if canImport(Glibc)
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard socket >= 0 else { throw .sinSocket(operacion: "socket", motivo: ultimoError) }
    var direccion = sockaddr_in()
    direccion.sin_family = sa_family_t(AF_INET)
    direccion.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var largo = socklen_t(MemoryLayout<sockaddr_in>.size)
    let operaciones = withUnsafeMutablePointer(to: &direccion) { direccion in
      direccion.withMemoryRebound(to: sockaddr.self, capacity: 1) { direccion in
        [
          ("bind", { bind(socket, direccion, largo) }), ("listen", { listen(socket, 64) }),
          ("getsockname", { getsockname(socket, direccion, &largo) }),
        ].first { $0.1() != 0 }?.0
      }
    }
    if let operacion = operaciones {
      let motivo = ultimoError
      close(socket)
      throw .sinSocket(operacion: operacion, motivo: motivo)
    }
    noHeredar(socket)
    return (socket, Int(UInt16(bigEndian: direccion.sin_port)))
  }

  /// Acepta una conexión y la prepara para que escribir en ella, cerrada, no mate el proceso.
  static func aceptar(_ escucha: Int32) -> Int32? {
    let conexion = accept(escucha, nil, nil)
    guard conexion >= 0 else { return nil }
    noHeredar(conexion)
    // Quien no lee no puede dejar a un hilo escribiendo para siempre.
    var plazo = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(
      conexion, SOL_SOCKET, SO_SNDTIMEO, &plazo, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
      var activo: Int32 = 1
      setsockopt(conexion, SOL_SOCKET, SO_NOSIGPIPE, &activo, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return conexion
  }

  /// Abre una tubería: lo escrito en una punta despierta a quien espera en la otra.
  static func tuberia() throws(ErrorHTTP) -> (lectura: Int32, escritura: Int32) {
    var puntas: [Int32] = [0, 0]
    guard pipe(&puntas) == 0 else { throw .sinSocket(operacion: "pipe", motivo: ultimoError) }
    puntas.forEach(noHeredar)
    return (puntas[0], puntas[1])
  }

  /// Espera a que haya algo que leer en alguno de los descriptores.
  /// - Returns: Los que tienen algo; ninguno si pasó el plazo.
  static func esperar(_ descriptores: [Int32], milisegundos: Int) -> [Int32] {
    var consultas = descriptores.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let plazo = Int32(clamping: max(milisegundos, 0))
    guard poll(&consultas, nfds_t(consultas.count), plazo) > 0 else { return [] }
    return consultas.filter { $0.revents != 0 }.map(\.fd)
  }

  /// Lee lo que haya, hasta 16 KiB; vacío si se cerró o falló.
  static func leer(_ socket: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 16_384) { destino, cantidad in
      cantidad = max(0, recv(socket, destino.baseAddress, destino.count, 0))
    }
  }

  /// Escribe todo, o devuelve `false` si la otra punta ya no está.
  static func escribir(_ bytes: ArraySlice<UInt8>, en socket: Int32) -> Bool {
    #if canImport(Darwin)
      let opciones: Int32 = 0
    #else
      let opciones = Int32(MSG_NOSIGNAL)
    #endif
    var resto = bytes
    while !resto.isEmpty {
      let escritos = resto.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, opciones) }
      guard escritos > 0 else { return false }
      resto = resto.dropFirst(escritos)
    }
    return true
  }

  /// Despierta a quien espera al otro lado de una tubería.
  static func avisar(_ escritura: Int32) {
    var byte: UInt8 = 1
    _ = write(escritura, &byte, 1)
  }

  /// Dice a la otra punta que no habrá más bytes.
  static func terminarDeEscribir(_ socket: Int32) {
    #if canImport(Glibc)
      shutdown(socket, Int32(SHUT_WR))
    #else
      shutdown(socket, SHUT_WR)
    #endif
  }

  /// Cierra un descriptor.
  static func cerrar(_ descriptor: Int32) {
    close(descriptor)
  }

  /// Que un proceso hijo no se quede con el descriptor abierto.
  private static func noHeredar(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }
}
