// MARK: - Con una ruta al id

extension IdentifiedArray {
  /// Crea una lista vacía cuyo id se lee por la ruta dada.
  ///
  /// - Complexity: O(1).
  @inlinable
  public init(id: KeyPath<Element, ID>) {
    self.init(almacen: [], claves: OrderedSet(), identidad: { $0[keyPath: id] })
  }

  /// Crea una lista con los elementos de una secuencia sin ids repetidos.
  ///
  /// Un id repetido detiene el programa con un texto que dice cuál y dónde. Si la secuencia viene de
  /// fuera, usa ``init(_:id:uniquingIDsWith:)`` o ``updateOrAppend(_:)``.
  ///
  /// - Parameters:
  ///   - elementos: los elementos, en orden.
  ///   - id: la ruta al id de un elemento.
  /// - Complexity: O(`n`) operaciones de *hash* de media.
  @inlinable
  public init(uniqueElements elementos: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(unicos: elementos, identidad: { $0[keyPath: id] })
  }

  /// Crea una lista sin comprobar, en compilaciones optimizadas, que los ids no se repiten.
  ///
  /// Con ids repetidos la lista queda corrupta. Sin optimizar, la repetición detiene el programa.
  ///
  /// - Parameters:
  ///   - elementos: los elementos, en orden; quien llama responde de que no hay repetidos.
  ///   - id: la ruta al id de un elemento.
  /// - Complexity: O(`n`) operaciones de *hash* de media.
  @inlinable
  public init(uncheckedUniqueElements elementos: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(sinComprobar: elementos, identidad: { $0[keyPath: id] })
  }

  /// Crea una lista y resuelve los ids repetidos con una *closure*.
  ///
  /// - Parameters:
  ///   - elementos: los elementos, en orden.
  ///   - id: la ruta al id de un elemento.
  ///   - combinar: recibe el elemento que ya estaba y el nuevo, y devuelve el que se queda, en la
  ///     posición del primero.
  /// - Throws: el error de `combinar`.
  /// - Complexity: O(`n`) operaciones de *hash* de media.
  @inlinable
  public init(
    _ elementos: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combinar: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(combinando: elementos, con: combinar, identidad: { $0[keyPath: id] })
  }
}

// MARK: - Con elementos Identifiable

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Crea una lista vacía.
  ///
  /// - Complexity: O(1).
  @inlinable
  public init() {
    self.init(almacen: [], claves: OrderedSet(), identidad: { $0.id })
  }

  /// Crea una lista con los elementos de una secuencia sin ids repetidos.
  ///
  /// Un id repetido detiene el programa con un texto que dice cuál y dónde. Si la secuencia viene de
  /// fuera, usa ``init(_:uniquingIDsWith:)`` o ``updateOrAppend(_:)``.
  ///
  /// - Parameter elementos: los elementos, en orden.
  /// - Complexity: O(`n`) operaciones de *hash* de media; O(1) si ya es un `IdentifiedArray`.
  @inlinable
  public init(uniqueElements elementos: some Sequence<Element>) {
    if let misma = elementos as? Self {
      self = misma
    } else {
      self.init(unicos: elementos, identidad: { $0.id })
    }
  }

  /// Crea una lista sin comprobar, en compilaciones optimizadas, que los ids no se repiten.
  ///
  /// Con ids repetidos la lista queda corrupta. Sin optimizar, la repetición detiene el programa.
  ///
  /// - Parameter elementos: los elementos, en orden; quien llama responde de que no hay repetidos.
  /// - Complexity: O(`n`) operaciones de *hash* de media.
  @inlinable
  public init(uncheckedUniqueElements elementos: some Sequence<Element>) {
    self.init(sinComprobar: elementos, identidad: { $0.id })
  }

  /// Crea una lista y resuelve los ids repetidos con una *closure*.
  ///
  /// - Parameters:
  ///   - elementos: los elementos, en orden.
  ///   - combinar: recibe el elemento que ya estaba y el nuevo, y devuelve el que se queda, en la
  ///     posición del primero.
  /// - Throws: el error de `combinar`.
  /// - Complexity: O(`n`) operaciones de *hash* de media.
  @inlinable
  public init(
    _ elementos: some Sequence<Element>,
    uniquingIDsWith combinar: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(combinando: elementos, con: combinar, identidad: { $0.id })
  }
}

// MARK: - Desde otra lista o un tramo suyo

extension IdentifiedArray {
  /// El mismo valor.
  ///
  /// - Complexity: O(1).
  @inlinable
  public init(_ lista: Self) {
    self = lista
  }

  /// Una lista con los elementos de un tramo.
  ///
  /// - Complexity: O(`n`) operaciones de *hash* de media, con `n` la longitud del tramo.
  @inlinable
  public init(_ tramo: SubSequence) {
    self.init(sinComprobar: tramo, identidad: tramo.base.identidad)
  }
}

// MARK: - Piezas

extension IdentifiedArray {
  @inlinable
  init(unicos elementos: some Sequence<Element>, identidad: @escaping (Element) -> ID) {
    self.init(almacen: [], claves: OrderedSet(), identidad: identidad)
    reserveCapacity(elementos.underestimatedCount)
    for elemento in elementos {
      let id = identidad(elemento)
      if let primera = claves.alta(id) {
        interrumpir(Self.textoDeIDRepetido(id, en: almacen.count, primera: primera))
      }
      almacen.append(elemento)
    }
    if Recontador.hayAlguien { Recontador.anotar(escritos: almacen.count) }
  }

  @inlinable
  init(sinComprobar elementos: some Sequence<Element>, identidad: @escaping (Element) -> ID) {
    self.init(almacen: Array(elementos), claves: OrderedSet(), identidad: identidad)
    claves.reservar(almacen.count)
    for elemento in almacen {
      let repetida = claves.alta(identidad(elemento))
      assert(repetida == nil, "Id repetido en IdentifiedArray(uncheckedUniqueElements:).")
    }
    if Recontador.hayAlguien { Recontador.anotar(escritos: almacen.count) }
  }

  @inlinable
  init(
    combinando elementos: some Sequence<Element>,
    con combinar: (Element, Element) throws -> Element,
    identidad: @escaping (Element) -> ID
  ) rethrows {
    self.init(almacen: [], claves: OrderedSet(), identidad: identidad)
    for elemento in elementos {
      let id = identidad(elemento)
      if let posicion = claves.alta(id) {
        let combinado = try combinar(almacen[posicion], elemento)
        exigir(identidad(combinado) == id, Self.textoDeIDCambiado(de: id, a: identidad(combinado)))
        almacen[posicion] = combinado
      } else {
        almacen.append(elemento)
      }
    }
    if Recontador.hayAlguien { Recontador.anotar(escritos: almacen.count) }
  }

  @usableFromInline
  static func textoDeIDRepetido(_ id: ID, en posicion: Int, primera: Int) -> String {
    """
    Id repetido en IdentifiedArray(uniqueElements:): «\(id)» está en la posición \
    \(conMiles(primera)) y otra vez en la \(conMiles(posicion)). Si los datos vienen de fuera, usa \
    init(_:uniquingIDsWith:) o updateOrAppend(_:).
    """
  }
}
