/// Texto preparado para ir dentro de un documento XML o SVG.
enum TextoXML {
  /// Sustituye los caracteres con significado en XML y quita los de control, que no se admiten.
  static func escapar(_ texto: String) -> String {
    var salida = ""
    for escalar in texto.unicodeScalars {
      switch escalar {
      case "&": salida += "&amp;"
      case "<": salida += "&lt;"
      case ">": salida += "&gt;"
      case "\"": salida += "&quot;"
      case "'": salida += "&#39;"
      case "\n", "\t", "\r": salida += " "
      default:
        let noAdmitido = escalar.value < 0x20 || escalar.value == 0xFFFE || escalar.value == 0xFFFF
        if !noAdmitido { salida.unicodeScalars.append(escalar) }
      }
    }
    return salida
  }
}
