extension String {
  /// Con minúscula inicial, para seguir una frase.
  var lowercasedInicial: String { prefix(1).lowercased() + dropFirst() }
}

/// Prosa ajustada a un ancho, cortando por espacios.
enum Parrafo {
  /// Reparte un texto de varios párrafos: las líneas seguidas se unen antes de cortar, y las que
  /// empiezan por dos espacios son código y se dejan como están.
  static func ajustarParrafos(_ texto: String, a ancho: Int) -> [String] {
    var lineas: [String] = []
    var parrafo: [String] = []
    func cerrar() {
      if !parrafo.isEmpty { lineas += ajustar(parrafo.joined(separator: " "), a: ancho) }
      parrafo = []
    }
    for linea in texto.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if linea.isEmpty || linea.hasPrefix("  ") {
        cerrar()
        lineas.append(linea)
      } else {
        parrafo.append(linea)
      }
    }
    cerrar()
    return lineas
  }

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
