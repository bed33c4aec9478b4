import Foundation

extension IdentifiedArray {
  /// Quita el elemento de un id.
  ///
  /// - Parameter id: el id.
  /// - Returns: el elemento, o `nil` si no estaba.
  /// - Complexity: O(`count`): los de detrás corren un puesto y se vuelven a numerar.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    index(id: id).map { quitar(en: $0) }
  }

  /// Quita el elemento que tiene el mismo id que el que se pasa.
  ///
  /// - Parameter elemento: de quien se toma el id.
  /// - Returns: el elemento quitado, o `nil` si no estaba.
  /// - Complexity: O(`count`).
  @inlinable
  @discardableResult
  public mutating func remove(_ elemento: Element) -> Element? {
    remove(id: identidad(elemento))
  }

  /// Quita el elemento de una posición.
  ///
  /// - Parameter posicion: la posición, de 0 a `count - 1`.
  /// - Returns: el elemento.
  /// - Complexity: O(`count`).
  @inlinable
  @discardableResult
  public mutating func remove(at posicion: Int) -> Element {
    exigirPosicion(posicion, "remove(at:)")
    return quitar(en: posicion)
  }

  /// Quita el primero.
  ///
  /// - Returns: el elemento.
  /// - Complexity: O(`count`).
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    exigir(!almacen.isEmpty, "removeFirst() en un IdentifiedArray vacío.")
    return quitar(en: 0)
  }

  /// Quita los `n` primeros.
  ///
  /// - Parameter n: cuántos, de 0 a `count`.
  /// - Complexity: O(`count`).
  @inlinable
  public mutating func removeFirst(_ n: Int) {
    exigirCantidad(n, "removeFirst(_:)")
    removeSubrange(0..<n)
  }

  /// Quita el último.
  ///
  /// - Returns: el elemento.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    exigir(!almacen.isEmpty, "removeLast() en un IdentifiedArray vacío.")
    return quitar(en: almacen.count - 1)
  }

  /// Quita los `n` últimos.
  ///
  /// - Parameter n: cuántos, de 0 a `count`.
  /// - Complexity: O(`n`).
  @inlinable
  public mutating func removeLast(_ n: Int) {
    exigirCantidad(n, "removeLast(_:)")
    removeSubrange((almacen.count - n)..<almacen.count)
  }

  /// Quita un tramo.
  ///
  /// - Parameter tramo: las posiciones, dentro de la lista.
  /// - Complexity: O(`count`).
  @inlinable
  public mutating func removeSubrange(_ tramo: Range<Int>) {
    exigir(
      tramo.lowerBound >= 0 && tramo.upperBound <= almacen.count,
      "removeSubrange(_:) fuera de rango: \(tramo) en una lista de \(almacen.count).")
    guard !tramo.isEmpty else { return }
    avisarDeEscritura(de: 0)
    almacen.removeSubrange(tramo)
    claves.quitar(en: tramo)
  }

  /// Quita un tramo.
  ///
  /// - Parameter tramo: las posiciones, dentro de la lista.
  /// - Complexity: O(`count`).
  @inlinable
  public mutating func removeSubrange(_ tramo: some RangeExpression<Int>) {
    removeSubrange(tramo.relative(to: 0..<almacen.count))
  }

  /// Quita los elementos que cumplen una condición, y conserva el orden de los demás.
  ///
  /// - Parameter sobra: dice si un elemento se quita.
  /// - Throws: el error de `sobra`; entonces la lista queda como estaba.
  /// - Complexity: O(`count`).
  @inlinable
  public mutating func removeAll(where sobra: (Element) throws -> Bool) rethrows {
    // Se pregunta por todos antes de tocar nada: si `sobra` lanza, no hay nada que deshacer.
    let sobran = try almacen.map(sobra)
    guard let primera = sobran.firstIndex(of: true) else { return }
    compactar(desde: primera) { sobran[$0] }
  }

  /// Vacía la lista.
  ///
  /// - Parameter keepCapacity: si conserva la memoria reservada para volver a llenarla.
  /// - Complexity: O(`count`).
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    almacen.removeAll(keepingCapacity: keepCapacity)
    claves.vaciar(conservandoCapacidad: keepCapacity)
  }

  /// Quita los elementos de varias posiciones: lo que entrega `onDelete` de una lista.
  ///
  /// - Parameter offsets: las posiciones, todas dentro de la lista.
  /// - Complexity: O(`count`), sean cuantas sean las posiciones.
  @inlinable
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let primera = offsets.first, let ultima = offsets.last else { return }
    exigirPosicion(ultima, "remove(atOffsets:)")
    compactar(desde: primera) { offsets.contains($0) }
  }

  /// Da de baja las posiciones que sobran y junta las demás, en una pasada.
  @inlinable
  mutating func compactar(desde primera: Int, sobra: (Int) -> Bool) {
    avisarDeEscritura(de: 0)
    var destino = primera
    for posicion in primera..<almacen.count {
      if sobra(posicion) {
        claves.posiciones[claves.lista[posicion]] = nil
      } else {
        almacen.swapAt(destino, posicion)
        claves.lista.swapAt(destino, posicion)
        destino += 1
      }
    }
    almacen.removeSubrange(destino...)
    claves.lista.removeSubrange(destino...)
    claves.numerar(desde: primera)
  }

  @inlinable
  mutating func quitar(en posicion: Int) -> Element {
    avisarDeEscritura(de: 0)
    claves.quitar(en: posicion)
    return almacen.remove(at: posicion)
  }

  @inlinable
  func exigirCantidad(_ n: Int, _ operacion: @autoclosure () -> String) {
    exigir(
      n >= 0 && n <= almacen.count,
      "\(operacion()) fuera de rango: se piden \(n) y hay \(almacen.count).")
  }
}
