import Foundation

/// Por dónde habla el cuaderno: resultados por la salida estándar; avance y errores, por la otra.
public struct Consola {
  public var estilo: Estilo
  public var esTerminal: Bool
  /// La línea de avance se puede reescribir: los errores van a una terminal.
  public var reescribeAvance = false
  /// Escribe resultados, tal cual llegan.
  public var escribir: (String) -> Void
  /// Escribe avisos y errores, tal cual llegan.
  public var escribirError: (String) -> Void

  public init(
    estilo: Estilo, esTerminal: Bool, escribir: @escaping (String) -> Void,
    escribirError: @escaping (String) -> Void
  ) {
    self.estilo = estilo
    self.esTerminal = esTerminal
    self.escribir = escribir
    self.escribirError = escribirError
  }

  /// La del proceso. `color` fuerza o quita el color; `nil` deja decidir al entorno.
  public static func delProceso(entorno: [String: String]) -> Consola {
    let tamano = Plataforma.tamanoDeTerminal(1)
    let esTerminal = isatty(1) == 1
    var consola = Consola(
      estilo: Estilo(entorno: entorno, esTerminal: esTerminal, columnas: tamano?.columnas),
      esTerminal: esTerminal,
      escribir: { volcar($0, en: 1) },
      escribirError: { volcar($0, en: 2) })
    consola.reescribeAvance = isatty(2) == 1 && entorno["TERM"] != "dumb"
    return consola
  }

  public func linea(_ texto: String = "") { escribir(texto + "\n") }

  public func avisar(_ texto: String) { escribirError(texto + "\n") }

  /// Sin búfer propio: lo escrito ya está fuera si el proceso termina de golpe.
  private static func volcar(_ texto: String, en descriptor: Int32) {
    var bytes = Array(texto.utf8)[...]
    while !bytes.isEmpty {
      let escritos = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if escritos < 0 && errno != EINTR && errno != EAGAIN { return }
      if escritos > 0 { bytes = bytes.dropFirst(escritos) }
    }
  }
}
