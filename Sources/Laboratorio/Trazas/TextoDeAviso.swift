/// Texto ajeno preparado para un mensaje: corto y sin caracteres de control.
///
/// Lo que viene de un archivo puede medir megas o llevar secuencias de escape; ni una cosa ni la otra
/// deben llegar al terminal.
enum TextoDeAviso {
  private static let largoMaximo = 120

  /// Devuelve el texto con los controles cambiados por «·» y recortado con «…» si es largo.
  static func recortado(_ texto: String) -> String {
    let prefijo = texto.prefix(largoMaximo)
    let limpio = String(
      prefijo.map { caracter in
        caracter.unicodeScalars.contains { $0.properties.generalCategory == .control }
          ? "·" : caracter
      })
    return prefijo.endIndex == texto.endIndex ? limpio : limpio + "…"
  }
}
