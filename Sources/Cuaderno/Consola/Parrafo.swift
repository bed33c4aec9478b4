/// Prosa ajustada a un ancho, cortando por espacios.
enum Parrafo {
  /// Reparte un texto de una línea en las que hagan falta; una palabra más larga que el ancho queda
  /// sola en la suya.
  ///
  /// - Parameters:
  ///   - ancho: columnas; por debajo de 20 se toman 20.
  /// - Complexity: O(*n*) en las letras del texto.
  static func ajustar(_ texto: String, a ancho: Int) -> [String] {
    let tope = max(20, ancho)
    var lineas = [""]
    // El espacio inseparable de los miles no es un sitio por donde cortar.
    for palabra in texto.split(separator: " ", omittingEmptySubsequences: false) {
      let actual = lineas[lineas.count - 1]
      if actual.isEmpty {
        lineas[lineas.count - 1] = String(palabra)
      } else if actual.count + 1 + palabra.count > tope {
        lineas.append(String(palabra))
      } else {
        lineas[lineas.count - 1] += " \(palabra)"
      }
    }
    return lineas
  }
}
