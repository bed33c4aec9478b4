/// La letra con la que cada serie aparece en un dibujo de texto.
///
/// El significado nunca va solo en el color ni en la forma: la leyenda repite la letra con el nombre.
enum MarcasDeSerie {
  /// La marca de las celdas donde coinciden dos o más series.
  static let coincidencia: Character = "*"

  /// Devuelve una letra por serie: su inicial si nadie más la usa, o su número de orden.
  static func letras(para nombres: [String]) -> [Character] {
    let iniciales = nombres.map { nombre -> Character? in
      guard let inicial = nombre.uppercased().first, inicial.isASCII, inicial.isLetter else {
        return nil
      }
      return inicial
    }
    return iniciales.enumerated().map { posicion, inicial in
      guard let inicial, iniciales.count(where: { $0 == inicial }) == 1 else {
        // De la décima en adelante, el último dígito: con tantas series la leyenda ya no cabe.
        return Character(String((posicion + 1) % 10))
      }
      return inicial
    }
  }
}
