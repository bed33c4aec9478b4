extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Quita los elementos de unas posiciones: lo que recibe `onDelete`.
  ///
  /// - Complexity: O(*n*) movimientos de elementos.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var posicion = 0
    removeAll { _ in
      defer { posicion += 1 }
      return offsets.contains(posicion)
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Lleva unos elementos delante de una posición: lo que recibe `onMove`.
  ///
  /// - Complexity: O(*n*) movimientos de elementos.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let movidos: [Element] = source.filter { $0 < count }.map { self[startIndex + $0] }
    let antes: Int = source.filter { $0 < destination }.count
    remove(atOffsets: source)
    let destino: Int = Swift.min(Swift.max(0, destination - antes), count)
    insert(contentsOf: movidos, at: startIndex + destino)
  }
}
