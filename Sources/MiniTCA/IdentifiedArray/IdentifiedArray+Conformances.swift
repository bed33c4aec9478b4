extension IdentifiedArray: Equatable where Element: Equatable {
  /// Los mismos elementos en el mismo orden.
  ///
  /// - Complexity: O(1) si comparten el almacenamiento; si no, hasta `count` comparaciones de
  ///   elemento. Dos listas iguales que no comparten nada son el peor caso: se comparan enteras.
  @inlinable
  public static func == (izquierda: Self, derecha: Self) -> Bool {
    izquierda.almacen == derecha.almacen
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(almacen)
  }
}

// Sin comprobar por la closure `identidad`: solo la crean los inicializadores de este módulo, lee el
// id de su argumento y no captura más que una ruta de acceso, que es inmutable.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Codifica los elementos como una lista.
  public func encode(to encoder: any Encoder) throws {
    try almacen.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Descodifica una lista de elementos.
  ///
  /// Los datos vienen de fuera, así que un id repetido es un error que se puede tratar y no una
  /// interrupción.
  ///
  /// - Throws: `DecodingError.dataCorrupted` si un id se repite, con su posición; y los errores de
  ///   los propios elementos.
  public init(from decoder: any Decoder) throws {
    self.init()
    var contenedor = try decoder.unkeyedContainer()
    while !contenedor.isAtEnd {
      let posicion = contenedor.currentIndex
      let elemento = try contenedor.decode(Element.self)
      let alta = append(elemento)
      guard alta.inserted else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: contenedor.codingPath,
            debugDescription: """
              Id repetido: «\(elemento.id)» está en la posición \(conMiles(alta.index)) y otra vez \
              en la \(conMiles(posicion)).
              """))
      }
    }
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Crea una lista con los elementos de un literal, que no puede repetir ids.
  @inlinable
  public init(arrayLiteral elementos: Element...) {
    self.init(uniqueElements: elementos)
  }
}

extension IdentifiedArray: CustomStringConvertible {
  public var description: String { almacen.description }
}

extension IdentifiedArray: CustomDebugStringConvertible {
  public var debugDescription: String { "IdentifiedArray<\(Element.self)>(\(almacen))" }
}

extension IdentifiedArray: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: almacen, displayStyle: .collection)
  }
}
