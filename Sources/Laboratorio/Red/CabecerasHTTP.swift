/// Las cabeceras de un mensaje HTTP: no distinguen mayúsculas y conservan el orden.
public struct CabecerasHTTP: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// Los pares tal como se pusieron.
  public private(set) var pares: [Par] = []

  /// Una cabecera.
  public struct Par: Sendable, Hashable {
    /// El nombre como se escribió.
    public let nombre: String
    /// El valor, sin espacios alrededor.
    public let valor: String
  }

  /// Crea unas cabeceras con esos pares; si un nombre se repite, manda el último.
  public init(_ pares: [(String, String)] = []) {
    for (nombre, valor) in pares { self[nombre] = valor }
  }

  /// Crea unas cabeceras de un literal; si un nombre se repite, manda el último.
  public init(dictionaryLiteral elementos: (String, String)...) {
    self.init(elementos)
  }

  /// El valor de una cabecera, sin distinguir mayúsculas; ponerle `nil` la quita.
  /// - Complexity: O(*c*) nombres comparados.
  public subscript(nombre: String) -> String? {
    get {
      pares.first { Self.igual($0.nombre, nombre) }?.valor
    }
    set {
      let posicion = pares.firstIndex { Self.igual($0.nombre, nombre) }
      switch (posicion, newValue) {
      case (let posicion?, let valor?): pares[posicion] = Par(nombre: nombre, valor: valor)
      case (let posicion?, nil): pares.remove(at: posicion)
      case (nil, let valor?): pares.append(Par(nombre: nombre, valor: valor))
      case (nil, nil): break
      }
    }
  }

  /// Las cabeceras como diccionario, para las API de Foundation.
  public var diccionario: [String: String] {
    Dictionary(pares.map { ($0.nombre, $0.valor) }) { _, ultimo in ultimo }
  }

  private static func igual(_ a: String, _ b: String) -> Bool {
    // En HTTP los nombres son ASCII: bastan sus minúsculas, sin reglas de ningún idioma.
    a.utf8.elementsEqual(b.utf8) { minuscula($0) == minuscula($1) }
  }

  private static func minuscula(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
