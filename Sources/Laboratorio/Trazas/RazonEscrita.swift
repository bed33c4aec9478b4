/// Entiende una razón de microcortes como la escribe MetricKit: «1000 ms per s», «0,8 ms per s».
///
/// El número de una carga real viene con los separadores del teléfono (una carga de campo publicada,
/// de un iPhone con región CN, trae «1,530毫秒» y «2,331,056千字节»), así que «1,5» puede ser uno y
/// medio. Lo que deshace la duda es que una razón no pasa de 1 000 ms/s y que un formateador no
/// escribe ceros al final: «1,530» solo puede ser 1.53 y «1,000» solo puede ser mil.
enum RazonEscrita {
  private static let unidad = "ms per s"
  private static let maximo = 1000.0

  /// Devuelve la razón, o `nil` si el texto no es una.
  static func leer(_ texto: String) -> RazonDeMicrocortes? {
    guard texto.utf8.count <= 64, texto.hasSuffix(unidad) else { return nil }
    let numero = texto.dropLast(unidad.count).filter { !$0.isWhitespace && $0 != "'" && $0 != "’" }
    guard let cifras = cifrasLatinas(numero) else { return nil }
    let candidatos = [comoMiles(cifras), comoDecimal(cifras)].compactMap { $0 }
    return candidatos.first { $0 >= 0 && $0 <= maximo }.flatMap {
      RazonDeMicrocortes(milisegundosPorSegundo: $0)
    }
  }

  /// Pasa a 0–9 las cifras de otras escrituras y deja solo cifras, puntos y comas.
  private static func cifrasLatinas(_ texto: String) -> String? {
    var salida = ""
    for caracter in texto {
      if let cifra = caracter.wholeNumberValue, (0...9).contains(cifra) {
        salida += String(cifra)
      } else if caracter == "." || caracter == "," || caracter == "٫" {
        salida.append(caracter == "٫" ? "." : caracter)
      } else {
        return nil
      }
    }
    return salida
  }

  /// El número si todos sus separadores son de miles: «1,000», «1.000».
  private static func comoMiles(_ texto: String) -> Double? {
    guard let separador = texto.first(where: { $0 == "," || $0 == "." }) else { return nil }
    let grupos = texto.split(separator: separador, omittingEmptySubsequences: false)
    guard let primero = grupos.first, (1...3).contains(primero.count), primero.first != "0",
      grupos.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    return Double(grupos.joined())
  }

  /// El número si el último separador es el decimal.
  private static func comoDecimal(_ texto: String) -> Double? {
    guard let separador = texto.lastIndex(where: { $0 == "." || $0 == "," }) else {
      return Double(texto)
    }
    let entero = String(texto[..<separador])
    let fraccion = texto[texto.index(after: separador)...]
    guard !entero.isEmpty, !fraccion.isEmpty, !entero.contains(texto[separador]) else {
      return nil
    }
    let soloCifras = entero.contains { $0 == "." || $0 == "," } ? nil : Double(entero)
    guard soloCifras ?? comoMiles(entero) != nil else { return nil }
    return Double("\(entero.filter(\.isNumber)).\(fraccion)")
  }
}
