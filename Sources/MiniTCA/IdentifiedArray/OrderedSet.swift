/// Los ids de un ``IdentifiedArray``: sin repetidos, en el orden de la colección.
///
/// Guarda dos cosas que una lista grande consulta a todas horas: la lista (para recorrerla en orden) y la
/// posición de cada id (para no recorrerla). Desde fuera es de solo lectura; quien la cambia es el
/// ``IdentifiedArray`` que la contiene, y comparten el almacenamiento hasta que uno de los dos
/// escribe.
///
/// ```swift
/// let ids: OrderedSet = ["b", "a"]
/// ids[0]              // "b"
/// ids.contains("a")   // true, sin recorrer la lista
/// ```
///
/// Fuente: contrato de `ids` en swift-identified-collections (`OrderedSet<ID>`, O(1)).
public struct OrderedSet<Element: Hashable> {
  @usableFromInline var lista: [Element]
  @usableFromInline var posiciones: [Element: Int]

  @inlinable
  init() {
    lista = []
    posiciones = [:]
  }

  /// Crea el conjunto con los elementos de una secuencia; de los repetidos se queda el primero.
  ///
  /// - Complexity: O(`n`) operaciones de *hash* de media.
  @inlinable
  public init(_ elementos: some Sequence<Element>) {
    self.init()
    for elemento in elementos { alta(elemento) }
  }

  /// Dice si el id está.
  ///
  /// - Complexity: O(1) operaciones de *hash* de media.
  @inlinable
  public func contains(_ elemento: Element) -> Bool {
    posiciones[elemento] != nil
  }

  /// La posición del id, o `nil` si no está.
  ///
  /// - Complexity: O(1) operaciones de *hash* de media.
  @inlinable
  public func firstIndex(of elemento: Element) -> Int? {
    posiciones[elemento]
  }

  /// Dice si los dos valores comparten la misma lista en memoria, y por tanto los mismos ids.
  ///
  /// Es la comparación en un paso que permite a `forEach` no recorrer 50 000 ids en cada acción que
  /// no cambia ninguno. Un `false` no dice que sean distintos.
  ///
  /// - Complexity: O(1).
  @inlinable
  func comparteAlmacenamiento(con otro: Self) -> Bool {
    lista.withUnsafeBufferPointer { mia in
      otro.lista.withUnsafeBufferPointer { suya in
        mia.count == suya.count && mia.baseAddress == suya.baseAddress
      }
    }
  }
}

// MARK: - Cambios, solo para IdentifiedArray

extension OrderedSet {
  /// Añade al final si falta; devuelve la posición que ya ocupaba, o `nil` si se ha añadido.
  @inlinable
  @discardableResult
  mutating func alta(_ elemento: Element) -> Int? {
    // Una sola búsqueda: el acceso en sitio a la casilla sirve para mirar y para escribir.
    let existente = Self.ocupar(&posiciones[elemento], con: lista.count)
    if existente == nil { lista.append(elemento) }
    return existente
  }

  @inlinable
  static func ocupar(_ casilla: inout Int?, con posicion: Int) -> Int? {
    if let existente = casilla { return existente }
    casilla = posicion
    return nil
  }

  /// Inserta un id que no está y vuelve a numerar los que quedan detrás.
  @inlinable
  mutating func insertar(_ elemento: Element, en posicion: Int) {
    lista.insert(elemento, at: posicion)
    numerar(desde: posicion)
  }

  @inlinable
  mutating func quitar(en posicion: Int) {
    posiciones[lista.remove(at: posicion)] = nil
    numerar(desde: posicion)
  }

  @inlinable
  mutating func quitar(en rango: Range<Int>) {
    for posicion in rango { posiciones[lista[posicion]] = nil }
    lista.removeSubrange(rango)
    numerar(desde: rango.lowerBound)
  }

  /// Cambia el id de una posición por otro que no está.
  @inlinable
  mutating func sustituir(en posicion: Int, por nuevo: Element) {
    posiciones[lista[posicion]] = nil
    lista[posicion] = nuevo
    posiciones[nuevo] = posicion
  }

  @inlinable
  mutating func intercambiar(_ i: Int, _ j: Int) {
    lista.swapAt(i, j)
    posiciones[lista[i]] = i
    posiciones[lista[j]] = j
  }

  /// Sustituye la lista por una permutación suya.
  @inlinable
  mutating func reordenar(_ permutada: [Element]) {
    lista = permutada
    numerar(desde: 0)
  }

  @inlinable
  mutating func vaciar(conservandoCapacidad: Bool) {
    lista.removeAll(keepingCapacity: conservandoCapacidad)
    posiciones.removeAll(keepingCapacity: conservandoCapacidad)
  }

  @inlinable
  mutating func reservar(_ capacidad: Int) {
    lista.reserveCapacity(capacidad)
    posiciones.reserveCapacity(capacidad)
  }

  @inlinable
  mutating func numerar(desde primera: Int) {
    var posicion = primera
    while posicion < lista.count {
      posiciones[lista[posicion]] = posicion
      posicion += 1
    }
  }
}

// MARK: - Conformidades

extension OrderedSet: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { lista.count }
  @inlinable public subscript(posicion: Int) -> Element { lista[posicion] }
}

extension OrderedSet: Equatable {
  /// Mismos ids en el mismo orden.
  ///
  /// - Complexity: O(1) si comparten el almacenamiento; si no, O(`n`) comparaciones de id.
  @inlinable
  public static func == (izquierda: Self, derecha: Self) -> Bool {
    izquierda.lista == derecha.lista
  }
}

extension OrderedSet: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lista)
  }
}

extension OrderedSet: ExpressibleByArrayLiteral {
  /// Crea el conjunto con los elementos del literal; de los repetidos se queda el primero.
  @inlinable
  public init(arrayLiteral elementos: Element...) {
    self.init(elementos)
  }
}

extension OrderedSet: Sendable where Element: Sendable {}

extension OrderedSet: CustomStringConvertible {
  public var description: String { String(describing: lista) }
}
