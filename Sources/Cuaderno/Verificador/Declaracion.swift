import Foundation

/// Recorta una declaración con nombre de un archivo Swift, para citarla en un capítulo.
///
/// No es un analizador de Swift: busca la línea que declara el nombre y cuenta llaves, lo que basta
/// para archivos formateados con `swift format`.
enum Declaracion {
  /// - Parameters:
  ///   - nombre: `Tipo`, o `Tipo.miembro`.
  /// - Returns: la declaración con sus atributos y comentarios, sin la sangría de su tipo.
  static func buscar(_ nombre: String, en texto: String) -> String? {
    var lineas = texto.components(separatedBy: "\n")[...]
    for parte in nombre.components(separatedBy: ".") {
      guard let rango = rango(de: parte, en: lineas) else { return nil }
      lineas = lineas[rango]
    }
    let margen = lineas.first.map(sangria) ?? 0
    return lineas.map { String($0.dropFirst(min(margen, sangria($0)))) }
      .joined(separator: "\n")
  }

  private static func sangria(_ linea: String) -> Int { linea.prefix { $0 == " " }.count }

  private static func rango(de nombre: String, en lineas: ArraySlice<String>) -> Range<Int>? {
    let clases = [
      "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let",
    ]
    let candidatas = lineas.indices.filter { posicion in
      let palabras = lineas[posicion].split { " :(<{=".contains($0) }.map(String.init)
      return zip(palabras, palabras.dropFirst()).contains {
        clases.contains($0) && $1 == nombre
      }
    }
    // Un tipo anidado puede tener un miembro con el mismo nombre: gana el menos sangrado.
    guard let inicio = candidatas.min(by: { sangria(lineas[$0]) < sangria(lineas[$1]) }) else {
      return nil
    }
    var comienzo = inicio
    while comienzo > lineas.startIndex {
      let previa = lineas[comienzo - 1].trimmingCharacters(in: .whitespaces)
      guard previa.hasPrefix("@") || previa.hasPrefix("///") else { break }
      comienzo -= 1
    }
    var abiertas = 0
    for posicion in inicio..<lineas.endIndex {
      for letra in lineas[posicion] {
        if "{([".contains(letra) { abiertas += 1 }
        if "})]".contains(letra) { abiertas -= 1 }
      }
      if abiertas <= 0 { return comienzo..<(posicion + 1) }
    }
    return nil
  }
}
