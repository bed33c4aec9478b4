import Foundation

extension IdentifiedArray {
  /// Intercambia los elementos de dos posiciones.
  ///
  /// - Complexity: O(1).
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    exigirPosicion(i, "swapAt(_:_:)")
    exigirPosicion(j, "swapAt(_:_:)")
    guard i != j else { return }
    avisarDeEscritura(de: 0)
    almacen.swapAt(i, j)
    claves.intercambiar(i, j)
  }

  /// Ordena en sitio. No es estable.
  ///
  /// - Parameter vaAntes: dice si el primero va antes que el segundo.
  /// - Throws: el error de `vaAntes`; entonces la lista queda como estaba.
  /// - Complexity: O(`count` log `count`) comparaciones.
  @inlinable
  public mutating func sort(by vaAntes: (Element, Element) throws -> Bool) rethrows {
    reordenar(try almacen.sorted(by: vaAntes))
  }

  /// Invierte el orden.
  ///
  /// - Complexity: O(`count`).
  @inlinable
  public mutating func reverse() {
    reordenar(almacen.reversed())
  }

  /// Desordena con el generador del sistema.
  ///
  /// - Complexity: O(`count`).
  @inlinable
  public mutating func shuffle() {
    var generador = SystemRandomNumberGenerator()
    shuffle(using: &generador)
  }

  /// Desordena con un generador, para poder repetir el resultado.
  ///
  /// - Complexity: O(`count`).
  @inlinable
  public mutating func shuffle(using generador: inout some RandomNumberGenerator) {
    reordenar(almacen.shuffled(using: &generador))
  }

  /// Lleva detrás los elementos que cumplen una condición.
  ///
  /// - Parameter vaDetras: dice si un elemento va en la segunda parte.
  /// - Returns: la posición del primero de la segunda parte.
  /// - Throws: el error de `vaDetras`; entonces la lista queda como estaba.
  /// - Complexity: O(`count`).
  @inlinable
  public mutating func partition(by vaDetras: (Element) throws -> Bool) rethrows -> Int {
    var copia = almacen
    let frontera = try copia.partition(by: vaDetras)
    reordenar(copia)
    return frontera
  }

  /// Lleva los elementos de varias posiciones delante de otra y conserva su orden: lo que entrega
  /// `onMove` de una lista.
  ///
  /// - Parameters:
  ///   - source: las posiciones de partida, todas dentro de la lista.
  ///   - destination: la posición de llegada, de 0 a `count`, contada antes de mover.
  /// - Complexity: O(`count`).
  @inlinable
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    exigir(
      destination >= 0 && destination <= almacen.count,
      "move(fromOffsets:toOffset:) fuera de rango: el destino \(destination) no está entre 0 y "
        + "\(almacen.count).")
    guard let ultima = source.last else { return }
    exigirPosicion(ultima, "move(fromOffsets:toOffset:)")
    let quietas = { (tramo: Range<Int>) in tramo.filter { !source.contains($0) } }
    let orden = quietas(0..<destination) + Array(source) + quietas(destination..<almacen.count)
    reordenar(orden.map { almacen[$0] })
  }

  /// Cambia el almacén por una permutación suya.
  @inlinable
  mutating func reordenar(_ permutado: [Element]) {
    avisarDeEscritura(de: 0)
    almacen = permutado
    claves.reordenar(permutado.map(identidad))
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Ordena de menor a mayor, en sitio. No es estable.
  ///
  /// - Complexity: O(`count` log `count`) comparaciones.
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}
