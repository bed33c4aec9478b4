import Foundation
import Testing

@testable import Cuaderno

/// Una terminal de mentira con un proceso de verdad: se le pulsan teclas y se lee su pantalla.
final class TerminalDePrueba {
  private let maestro: Int32
  private let esclavo: Int32
  private let proceso = Process()
  private var leido = ""

  init(
    _ ejecutable: URL, _ argumentos: [String], carpeta: URL, columnas: UInt16 = 100
  ) throws {
    var extremos: (Int32, Int32) = (-1, -1)
    try #require(openpty(&extremos.0, &extremos.1, nil, nil, nil) == 0)
    maestro = extremos.0
    esclavo = extremos.1
    redimensionar(columnas: columnas)
    let terminal = FileHandle(fileDescriptor: esclavo, closeOnDealloc: false)
    proceso.executableURL = ejecutable
    proceso.arguments = argumentos
    proceso.currentDirectoryURL = carpeta
    proceso.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("WORKBOOK_") }
      .merging(["TERM": "xterm", "NO_COLOR": "1", "LANG": "C.UTF-8"]) { $1 }
    proceso.standardInput = terminal
    proceso.standardOutput = terminal
    proceso.standardError = terminal
    try proceso.run()
  }

  deinit {
    if proceso.isRunning { proceso.terminate() }
    close(esclavo)
    close(maestro)
  }

  func redimensionar(columnas: UInt16) {
    var tamano = winsize(ws_row: 40, ws_col: columnas, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(maestro, UInt(TIOCSWINSZ), &tamano)
  }

  /// Las banderas de la terminal: iguales antes y después si quien la usó la dejó como estaba.
  var ajustes: [tcflag_t] {
    var valores = termios()
    tcgetattr(esclavo, &valores)
    return [valores.c_iflag, valores.c_oflag, valores.c_lflag]
  }

  func pulsar(_ teclas: String) {
    _ = teclas.withCString { write(maestro, $0, strlen($0)) }
  }

  /// Lee hasta que aparece el texto; falla si no aparece en `segundos`.
  func esperar(_ texto: String, segundos: Double = 90) throws {
    let plazo = ContinuousClock.now + .seconds(segundos)
    while !leido.contains(texto), ContinuousClock.now < plazo { leerUnPoco() }
    try #require(leido.contains(texto), "No apareció «\(texto)». Se leyó:\n\(leido.suffix(2_000))")
    leido = ""
  }

  /// Espera a que el proceso acabe y devuelve su código.
  func terminar(segundos: Double = 20) throws -> Int32 {
    let plazo = ContinuousClock.now + .seconds(segundos)
    while proceso.isRunning, ContinuousClock.now < plazo { leerUnPoco() }
    try #require(!proceso.isRunning, "El proceso no terminó.")
    return proceso.terminationStatus
  }

  private func leerUnPoco() {
    var vigilado = pollfd(fd: maestro, events: Int16(POLLIN), revents: 0)
    guard poll(&vigilado, 1, 100) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let cuantos = read(maestro, &bytes, bytes.count)
    if cuantos > 0 { leido += String(decoding: bytes[0..<cuantos], as: UTF8.self) }
  }
}
