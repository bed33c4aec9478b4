import Foundation

/// La terminal tecla a tecla, que se devuelve como estaba pase lo que pase.
final class Teclado {
  private let previos: termios
  private var restaurado = false

  /// - Throws: `.uso` si la entrada no es una terminal.
  init() throws {
    guard isatty(0) == 1, let previos = Plataforma.terminalTeclaATecla(0) else {
      throw ErrorDelCuaderno.uso(
        "«observar» necesita una terminal para leer teclas.\n"
          + "Sin ella, «workbook probar» da una vuelta y termina.")
    }
    self.previos = previos
  }

  deinit { restaurar() }

  func restaurar() {
    guard !restaurado else { return }
    restaurado = true
    Plataforma.restaurarTerminal(0, previos)
  }

  /// Las teclas pulsadas, esperando como mucho `milisegundos`; `nil` si la terminal se cerró.
  func leer(esperando milisegundos: Int32) -> [Tecla]? {
    var vigilado = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    guard poll(&vigilado, 1, milisegundos) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let leidos = read(0, &bytes, bytes.count)
    guard leidos > 0 else { return leidos < 0 && errno == EINTR ? [] : nil }
    // Una secuencia de escape (flechas, pegar) llega entera y no es ninguna de nuestras teclas.
    if bytes[0] == 27 { return [] }
    return bytes[0..<leidos].compactMap(Tecla.init(byte:))
  }
}
