/// Números escritos como los escribe el cuaderno: miles con espacio inseparable y punto decimal.
///
/// No usa `Locale`: el mismo conteo da los mismos bytes en todas las máquinas, y los bloques
/// medidos de los capítulos se comparan byte a byte.
public enum Numero {
  /// El espacio inseparable (U+00A0) que separa los grupos de tres cifras.
  public static let separadorDeMiles: Character = "\u{00A0}"

  /// Devuelve el entero con sus miles separados: `conMiles(1000)` es «1 000».
  ///
  /// También separa en cuatro cifras, para que las columnas de 100 a 50 000 se lean igual.
  /// - Parameter valor: Cualquier entero; los negativos llevan el signo `-`.
  /// - Complexity: O(*c*) caracteres escritos, donde *c* es el número de cifras.
  public static func conMiles(_ valor: Int) -> String {
    let cifras = Array(String(valor.magnitude))
    var texto = valor < 0 ? "-" : ""
    for (posicion, cifra) in cifras.enumerated() {
      if posicion > 0, (cifras.count - posicion) % 3 == 0 {
        texto.append(separadorDeMiles)
      }
      texto.append(cifra)
    }
    return texto
  }

  /// Devuelve el número con una cantidad fija de decimales: `decimal(1234.5, decimales: 2)` es
  /// «1 234.50».
  ///
  /// - Parameters:
  ///   - valor: El número. Lo que no es finito se escribe con palabras: «no es un número»,
  ///     «infinito», «-infinito».
  ///   - decimales: Cuántas cifras tras el punto, de 0 a 9; fuera de ese intervalo se recorta.
  /// - Complexity: O(*c*) caracteres escritos, donde *c* es el número de cifras.
  public static func decimal(_ valor: Double, decimales: Int) -> String {
    guard !valor.isNaN else { return "no es un número" }
    let signo = valor < 0 ? "-" : ""
    guard valor.isFinite else { return "\(signo)infinito" }
    let cifras = min(max(decimales, 0), 9)
    let potencia = (0..<cifras).reduce(1.0) { acumulado, _ in acumulado * 10 }
    let escalado = (valor.magnitude * potencia).rounded(.toNearestOrEven)
    // Por encima de 2^53 un `Double` ya no tiene decimales que enseñar.
    guard escalado < 9_007_199_254_740_992 else { return String(valor) }
    let entero = Int(escalado)
    let divisor = Int(potencia)
    let visible = entero == 0 ? "" : signo
    guard cifras > 0 else { return visible + conMiles(entero) }
    let fraccion = String(entero % divisor)
    let ceros = String(repeating: "0", count: cifras - fraccion.count)
    return "\(visible)\(conMiles(entero / divisor)).\(ceros)\(fraccion)"
  }
}
