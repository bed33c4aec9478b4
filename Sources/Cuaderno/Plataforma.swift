import Foundation

/// Lo único del cuaderno que difiere entre Linux y macOS. Fuera de este archivo no hay `#if os`.
enum Plataforma {
  #if canImport(Darwin)
    typealias AccionesDeArchivo = posix_spawn_file_actions_t?
    typealias AtributosDeProceso = posix_spawnattr_t?

    static func acciones() -> AccionesDeArchivo { nil }
    static func atributos() -> AtributosDeProceso { nil }

    /// Banderas que acortan la compilación. En macOS el enlazador de Xcode ya es el rápido.
    static let banderasDeCompilacion = ["-debug-info-format", "none"]
    /// macOS necesita que SwiftPM prepare el *bundle* de pruebas, así que se pasa por `swift test`.
    static let ejecutaElBundleDirectamente = false
    static let sistema = "macos"
  #else
    typealias AccionesDeArchivo = posix_spawn_file_actions_t
    typealias AtributosDeProceso = posix_spawnattr_t

    static func acciones() -> AccionesDeArchivo { posix_spawn_file_actions_t() }
    static func atributos() -> AtributosDeProceso { posix_spawnattr_t() }

    /// `lld` viene con las herramientas de Swift y enlaza antes que `gold`. Sin información de
    /// depuración y con el índice justo —SwiftPM lo lee para buscar pruebas de XCTest— hay menos
    /// espera de guardar al veredicto.
    static let banderasDeCompilacion = [
      "-Xswiftc", "-use-ld=lld", "-debug-info-format", "none",
      "-Xswiftc", "-index-ignore-system-modules",
    ]
    /// En Linux el *bundle* es un ejecutable: se evita el arranque de SwiftPM y hay un solo proceso
    /// que terminar si la kata no acaba.
    static let ejecutaElBundleDirectamente = true
    static let sistema = "linux"
  #endif

  /// Columnas y filas de la terminal conectada a `descriptor`, o `nil` si no es una terminal.
  static func tamanoDeTerminal(_ descriptor: Int32) -> (columnas: Int, filas: Int)? {
    var tamano = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &tamano) == 0, tamano.ws_col > 0 else { return nil }
    return (Int(tamano.ws_col), Int(tamano.ws_row))
  }

  /// Pone la terminal en modo de tecla a tecla, sin eco y sin que Ctrl-C mate al proceso: así
  /// siempre hay ocasión de restaurarla. Devuelve los ajustes anteriores.
  static func terminalTeclaATecla(_ descriptor: Int32) -> termios? {
    var previos = termios()
    guard tcgetattr(descriptor, &previos) == 0 else { return nil }
    var nuevos = previos
    nuevos.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    nuevos.c_iflag &= ~tcflag_t(IXON)
    guard tcsetattr(descriptor, TCSANOW, &nuevos) == 0 else { return nil }
    return previos
  }

  static func restaurarTerminal(_ descriptor: Int32, _ ajustes: termios) {
    var copia = ajustes
    tcsetattr(descriptor, TCSANOW, &copia)
  }
}
