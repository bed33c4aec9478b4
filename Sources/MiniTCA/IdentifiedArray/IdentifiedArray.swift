/// Una lista de elementos con identidad: ordenada como un `Array` y consultable por id como un
/// diccionario.
///
/// Un `Array` obliga a buscar: encontrar la fila de un id en 50 000 son 50 000 comparaciones. Esto
/// guarda además la posición de cada id, así que nombrar a quien se quiere tocar cuesta lo mismo con
/// diez filas que con 50 000, y escribir en él no mueve a nadie más:
///
/// ```swift
/// var filas: IdentifiedArrayOf<Fila> = [Fila(id: 1), Fila(id: 2)]
/// filas[id: 2]?.visto = true           // en sitio, sin recorrer
/// filas.updateOrAppend(Fila(id: 2))    // página solapada: actualiza, no repite
/// ```
///
/// Es un tipo de valor con copia al escribir: mientras nadie más comparta el almacenamiento, mutar
/// un elemento no copia los demás. No puede haber dos elementos con el mismo id, y el id de un
/// elemento no cambia mientras está dentro.
///
/// Fuente: contrato de `IdentifiedArray` en swift-identified-collections; aquí el almacenamiento es
/// un `Array` de elementos más un ``OrderedSet`` de ids.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline var almacen: [Element]
  @usableFromInline var claves: OrderedSet<ID>
  /// Cómo se obtiene el id de un elemento. Una *closure* y no una ruta de acceso porque leer por
  /// `KeyPath` cuesta unas diez veces más que llamar a `.id`.
  @usableFromInline let identidad: (Element) -> ID

  @inlinable
  init(almacen: [Element], claves: OrderedSet<ID>, identidad: @escaping (Element) -> ID) {
    self.almacen = almacen
    self.claves = claves
    self.identidad = identidad
  }

  /// Los ids, en orden.
  ///
  /// - Complexity: O(1): comparte el almacenamiento.
  @inlinable
  public var ids: OrderedSet<ID> { claves }

  /// Los elementos, en orden, como `Array`.
  ///
  /// - Complexity: O(1): comparte el almacenamiento.
  @inlinable
  public var elements: [Element] { almacen }
}

/// Un ``IdentifiedArray`` de un tipo `Identifiable`: `IdentifiedArrayOf<Fila>` es
/// `IdentifiedArray<Fila.ID, Fila>`.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

// MARK: - Acceso por id

extension IdentifiedArray {
  /// El elemento de un id: leerlo, mutarlo en sitio, sustituirlo, añadirlo o quitarlo.
  ///
  /// Asignar un elemento lo sustituye en su posición, o lo añade al final si falta. Asignar `nil` lo
  /// quita. Cambiar el id del elemento detiene el programa: dejaría un elemento que nadie puede
  /// volver a encontrar.
  ///
  /// - Parameter id: el id buscado.
  /// - Complexity: O(1) operaciones de *hash* de media al leer, mutar, sustituir o añadir; O(`count`)
  ///   al quitar. Si otro valor comparte el almacenamiento, la primera escritura lo copia.
  @inlinable
  @inline(__always)
  public subscript(id id: ID) -> Element? {
    get {
      if Recontador.hayAlguien { Recontador.anotar(busquedas: 1) }
      guard let posicion = claves.posiciones[id] else { return nil }
      return almacen[posicion]
    }
    set {
      guard let posicion = claves.posiciones[id] else {
        if let newValue { anexar(newValue, conID: id) }
        return
      }
      guard let newValue else {
        _ = quitar(en: posicion)
        return
      }
      exigir(identidad(newValue) == id, Self.textoDeIDCambiado(de: id, a: identidad(newValue)))
      avisarDeEscritura(de: 1)
      almacen[posicion] = newValue
    }
    _modify {
      let prestamo = prestar(id)
      defer { recoger(prestamo) }
      yield &prestamo.casilla.pointee
    }
  }

  /// La posición de un id, o `nil` si no está.
  ///
  /// - Complexity: O(1) operaciones de *hash* de media.
  @inlinable
  public func index(id: ID) -> Int? {
    if Recontador.hayAlguien { Recontador.anotar(busquedas: 1) }
    return claves.posiciones[id]
  }

  /// Dice si hay un elemento con el id del que se pasa, sea igual o no.
  ///
  /// - Complexity: O(1) operaciones de *hash* de media.
  @inlinable
  public func contains(_ elemento: Element) -> Bool {
    index(id: identidad(elemento)) != nil
  }
}

// MARK: - Piezas

extension IdentifiedArray {
  @inlinable
  mutating func anexar(_ elemento: Element, conID id: ID) {
    exigir(identidad(elemento) == id, Self.textoDeIDCambiado(de: id, a: identidad(elemento)))
    append(elemento)
  }

  @usableFromInline
  static func textoDeIDCambiado(de antes: ID, a despues: ID) -> String {
    """
    El id de un elemento no puede cambiar mientras está en un IdentifiedArray: era «\(antes)» y \
    ahora es «\(despues)». Para darle otro id, quita el elemento y añade uno nuevo.
    """
  }
}

// MARK: - Recuento

extension IdentifiedArray {
  /// Apunta una escritura, y la copia del almacenamiento si la va a haber.
  @inlinable
  @inline(__always)
  mutating func avisarDeEscritura(de escritos: Int) {
    if Recontador.hayAlguien { anotarEscritura(de: escritos) }
  }

  @usableFromInline
  @inline(never)
  mutating func anotarEscritura(de escritos: Int) {
    // Reservar lo que ya ocupa no hace nada si el almacenamiento es solo nuestro, y lo copia si es
    // compartido: la dirección delata la copia que la escritura iba a provocar.
    if !almacen.isEmpty {
      let antes = direccionDelAlmacen
      almacen.reserveCapacity(almacen.count)
      if direccionDelAlmacen != antes { Recontador.anotarCopia(de: almacen.count) }
    }
    Recontador.anotar(escritos: escritos)
  }

  private var direccionDelAlmacen: UnsafePointer<Element>? {
    almacen.withUnsafeBufferPointer(\.baseAddress)
  }
}
