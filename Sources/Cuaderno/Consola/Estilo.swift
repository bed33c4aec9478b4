import Foundation

/// Colores y símbolos según la terminal. El significado nunca depende solo del color.
public struct Estilo: Sendable, Equatable {
  public enum Tono: String, Sendable {
    case verde = "32"
    case rojo = "31"
    case amarillo = "33"
    case tenue = "2"
    case fuerte = "1"
  }

  public var color: Bool
  /// Falso si la localización declarada no es UTF-8: los símbolos pasan a letras.
  public var unicode: Bool
  /// Columnas disponibles.
  public var ancho: Int

  public init(color: Bool, unicode: Bool, ancho: Int) {
    self.color = color
    self.unicode = unicode
    self.ancho = ancho
  }

  /// Lee `NO_COLOR` (que gana), `CLICOLOR_FORCE`, `FORCE_COLOR`, `TERM`, `COLUMNS` y la localización.
  public init(entorno: [String: String], esTerminal: Bool, columnas: Int?) {
    func hay(_ nombre: String) -> Bool { !(entorno[nombre] ?? "").isEmpty }
    let forzado = hay("CLICOLOR_FORCE") || hay("FORCE_COLOR")
    let posible = esTerminal && entorno["TERM"] != "dumb"
    color = !hay("NO_COLOR") && (forzado || posible)
    let localizacion = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { entorno[$0] }
      .first { !$0.isEmpty }
    unicode = localizacion.map { $0.uppercased().replacing("-", with: "").contains("UTF8") } ?? true
    ancho = entorno["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? columnas ?? 80
  }

  public func pintar(_ texto: String, _ tono: Tono) -> String {
    color ? "\u{1B}[\(tono.rawValue)m\(texto)\u{1B}[0m" : texto
  }

  public var bien: String { pintar(unicode ? "✔" : "[ok]", .verde) }
  public var mal: String { pintar(unicode ? "✘" : "[x]", .rojo) }
  public var pendiente: String { unicode ? "·" : "-" }

  /// Barra de progreso de ancho fijo.
  public func barra(_ hechas: Int, de total: Int, ancho: Int = 30) -> String {
    let llenas = total == 0 ? 0 : hechas * ancho / total
    let (llena, vacia) = unicode ? ("█", "░") : ("#", ".")
    return String(repeating: llena, count: llenas) + String(repeating: vacia, count: ancho - llenas)
  }
}
