extension IdentifiedArray {
  /// Añade un elemento al final si su id falta.
  ///
  /// Si el id ya está no cambia nada: para que gane el nuevo, ``updateOrAppend(_:)``.
  ///
  /// - Parameter elemento: el elemento.
  /// - Returns: si se ha añadido, y la posición que ocupa ese id.
  /// - Complexity: O(1) amortizado.
  @inlinable
  @discardableResult
  public mutating func append(_ elemento: Element) -> (inserted: Bool, index: Int) {
    if let existente = claves.alta(identidad(elemento)) { return (false, existente) }
    avisarDeEscritura(de: 1)
    almacen.append(elemento)
    return (true, almacen.count - 1)
  }

  /// Añade al final, en orden, los elementos cuyo id falta.
  ///
  /// - Parameter elementos: los elementos; los que repiten un id, propio o ajeno, se saltan.
  /// - Complexity: O(`n`) amortizado, con `n` los elementos que llegan.
  @inlinable
  public mutating func append(contentsOf elementos: some Sequence<Element>) {
    for elemento in elementos { append(elemento) }
  }

  /// Inserta un elemento en una posición si su id falta.
  ///
  /// - Parameters:
  ///   - elemento: el elemento.
  ///   - posicion: dónde, de 0 a `count`.
  /// - Returns: si se ha insertado, y la posición que ocupa ese id.
  /// - Complexity: O(`count`): los de detrás corren un puesto y se vuelven a numerar.
  @inlinable
  @discardableResult
  public mutating func insert(
    _ elemento: Element, at posicion: Int
  ) -> (inserted: Bool, index: Int) {
    let id = identidad(elemento)
    if let existente = claves.posiciones[id] { return (false, existente) }
    exigir(
      posicion >= 0 && posicion <= almacen.count,
      "insert(_:at:) fuera de rango: la posición \(posicion) no está entre 0 y \(almacen.count).")
    avisarDeEscritura(de: 1)
    almacen.insert(elemento, at: posicion)
    claves.insertar(id, en: posicion)
    return (true, posicion)
  }

  /// Sustituye el elemento de una posición por otro con su mismo id.
  ///
  /// - Parameters:
  ///   - elemento: el nuevo; con otro id, detiene el programa.
  ///   - posicion: la posición, de 0 a `count - 1`.
  /// - Returns: el elemento que había.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func update(_ elemento: Element, at posicion: Int) -> Element {
    exigirPosicion(posicion, "update(_:at:)")
    let id = claves.lista[posicion]
    exigir(identidad(elemento) == id, Self.textoDeIDCambiado(de: id, a: identidad(elemento)))
    avisarDeEscritura(de: 1)
    let anterior = almacen[posicion]
    almacen[posicion] = elemento
    return anterior
  }

  /// Sustituye el elemento que tiene ese id, sin moverlo, o lo añade al final.
  ///
  /// Es lo que convierte el solape de dos páginas en una actualización y no en una fila repetida.
  ///
  /// - Parameter elemento: el elemento.
  /// - Returns: el que había, o `nil` si se ha añadido.
  /// - Complexity: O(1) amortizado.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ elemento: Element) -> Element? {
    let existente = claves.alta(identidad(elemento))
    avisarDeEscritura(de: 1)
    guard let posicion = existente else {
      almacen.append(elemento)
      return nil
    }
    let anterior = almacen[posicion]
    almacen[posicion] = elemento
    return anterior
  }

  /// Sustituye el elemento que tiene ese id, sin moverlo, o lo inserta en una posición.
  ///
  /// - Parameters:
  ///   - elemento: el elemento.
  ///   - posicion: dónde insertarlo si falta, de 0 a `count`.
  /// - Returns: el que había, o `nil` si se ha insertado, y la posición que ocupa.
  /// - Complexity: O(1) si el id está; O(`count`) si se inserta.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ elemento: Element, at posicion: Int
  ) -> (originalMember: Element?, index: Int) {
    guard let existente = claves.posiciones[identidad(elemento)] else {
      insert(elemento, at: posicion)
      return (nil, posicion)
    }
    return (update(elemento, at: existente), existente)
  }

  @inlinable
  func exigirPosicion(_ posicion: Int, _ operacion: @autoclosure () -> String) {
    exigir(
      posicion >= 0 && posicion < almacen.count,
      "\(operacion()) fuera de rango: la posición \(posicion) no existe; hay \(almacen.count).")
  }
}
