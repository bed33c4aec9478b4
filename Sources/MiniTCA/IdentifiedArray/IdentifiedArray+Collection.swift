extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { almacen.count }

  /// El elemento de una posición.
  ///
  /// Mutarlo en sitio exige que conserve su id. Asignar otro elemento es distinto: si su id es
  /// nuevo, sustituye al que había; si ese id está en otra posición, los dos cambian de sitio y el
  /// asignado se queda con el contenido nuevo.
  ///
  /// - Complexity: O(1).
  @inlinable
  public subscript(posicion: Int) -> Element {
    get {
      if Recontador.hayAlguien { Recontador.anotar(leidos: 1) }
      exigirPosicion(posicion, "subscript(_:)")
      return almacen[posicion]
    }
    set {
      exigirPosicion(posicion, "subscript(_:)")
      avisarDeEscritura(de: 1)
      let id = identidad(newValue)
      if id != claves.lista[posicion] {
        if let otra = claves.posiciones[id] {
          swapAt(posicion, otra)
        } else {
          claves.sustituir(en: posicion, por: id)
        }
      }
      almacen[posicion] = newValue
    }
    _modify {
      exigirPosicion(posicion, "subscript(_:)")
      avisarDeEscritura(de: 1)
      let id = claves.lista[posicion]
      defer {
        let despues = identidad(almacen[posicion])
        exigir(despues == id, Self.textoDeIDCambiado(de: id, a: despues))
      }
      yield &almacen[posicion]
    }
  }

  /// Una lista con los elementos que cumplen una condición, en su orden.
  ///
  /// - Parameter vale: dice si un elemento se queda.
  /// - Returns: una lista nueva.
  /// - Throws: el error de `vale`.
  /// - Complexity: O(`count`).
  @inlinable
  public func filter(_ vale: (Element) throws -> Bool) rethrows -> Self {
    if Recontador.hayAlguien { Recontador.anotar(leidos: almacen.count) }
    return Self(sinComprobar: try almacen.filter(vale), identidad: identidad)
  }

  /// Reserva memoria para no crecer paso a paso.
  ///
  /// - Parameter capacidad: el total de elementos que van a caber.
  /// - Complexity: O(`count`).
  @inlinable
  public mutating func reserveCapacity(_ capacidad: Int) {
    almacen.reserveCapacity(capacidad)
    claves.reservar(capacidad)
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Sustituye un tramo por otros elementos.
  ///
  /// Los que traen un id que sigue en la lista actualizan ese elemento en su posición y no se
  /// insertan, para que ningún id se repita.
  ///
  /// - Parameters:
  ///   - tramo: las posiciones que se quitan.
  ///   - nuevos: los elementos que entran en su lugar.
  /// - Complexity: O(`count` + `n`) operaciones de *hash* de media, con `n` los que entran.
  @inlinable
  public mutating func replaceSubrange(
    _ tramo: Range<Int>, with nuevos: some Collection<Element>
  ) {
    removeSubrange(tramo)
    var entrantes: Self = []
    for elemento in nuevos {
      if let posicion = claves.posiciones[elemento.id] {
        update(elemento, at: posicion)
      } else {
        entrantes.updateOrAppend(elemento)
      }
    }
    guard !entrantes.isEmpty else { return }
    avisarDeEscritura(de: 0)
    almacen.insert(contentsOf: entrantes.almacen, at: tramo.lowerBound)
    claves.lista.insert(contentsOf: entrantes.claves.lista, at: tramo.lowerBound)
    claves.numerar(desde: tramo.lowerBound)
  }
}
