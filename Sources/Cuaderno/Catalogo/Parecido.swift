/// El «¿querías decir…?» de órdenes y katas.
enum Parecido {
  /// El candidato más cercano, o `nil` si ninguno se parece lo bastante.
  ///
  /// Se acepta hasta un tercio de letras cambiadas: más allá la sugerencia confunde.
  static func masCercano(a palabra: String, entre candidatos: [String]) -> String? {
    let medidos = candidatos.map { ($0, distancia(palabra, $0)) }
    // Con las mismas letras cambiadas, gana la más cercana en el alfabeto: de 1.7, 1.6 y no 1.1.
    guard
      let mejor = medidos.min(by: {
        ($0.1, lejania(palabra, $0.0)) < ($1.1, lejania(palabra, $1.0))
      })
    else { return nil }
    return mejor.1 <= max(1, max(palabra.count, mejor.0.count) / 3) ? mejor.0 : nil
  }

  private static func lejania(_ una: String, _ otra: String) -> Int {
    zip(una.unicodeScalars, otra.unicodeScalars).reduce(0) {
      $0 + abs(Int($1.0.value) - Int($1.1.value))
    }
  }

  /// Distancia de edición con transposiciones vecinas (Damerau-Levenshtein restringida).
  ///
  /// - Complexity: O(*m* · *n*) comparaciones de letras.
  static func distancia(_ izquierda: String, _ derecha: String) -> Int {
    let a = Array(izquierda)
    let b = Array(derecha)
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var tabla = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { tabla[i][0] = i }
    for j in 0...b.count { tabla[0][j] = j }
    for i in 1...a.count {
      for j in 1...b.count {
        let costo = a[i - 1] == b[j - 1] ? 0 : 1
        tabla[i][j] = min(
          tabla[i - 1][j] + 1, tabla[i][j - 1] + 1, tabla[i - 1][j - 1] + costo)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          tabla[i][j] = min(tabla[i][j], tabla[i - 2][j - 2] + 1)
        }
      }
    }
    return tabla[a.count][b.count]
  }
}
