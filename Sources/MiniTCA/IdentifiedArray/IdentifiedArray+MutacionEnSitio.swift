// Mutar por id sin sacar el elemento de la lista.
//
// `lista[id: 3]?.texto = "x"` muta un `Element?`, y en el almacén hay un `Element`. Sacarlo, mutarlo y
// devolverlo es correcto, pero reserva memoria en cada mutación (el marco de la corrutina no cabe en
// el que da quien llama) y no llega al límite de 1.5 veces un `Array` con un diccionario.
//
// Cuando `Element` tiene patrones de bits que ningún valor usa (una referencia, un `String`, un
// `Bool`…), Swift guarda el `nil` de `Element?` en uno de ellos y un `.some` es, bit a bit, el propio
// elemento (docs/ABI/TypeLayout del repositorio de Swift, «Single-Payload Enums»). Se reconoce en que
// los dos tipos ocupan lo mismo, y entonces se presta la casilla tal cual. Si no los tiene, el
// elemento sale a una casilla aparte.
//
// Mientras dura el préstamo solo se ejecuta la mutación de quien llama, que tiene el acceso exclusivo
// a la lista: nadie más puede leer la casilla, mudar el almacén ni ver un hueco.

extension IdentifiedArray {
  /// Una casilla prestada para mutarla. Son dos palabras para que quepa en el marco de quien llama.
  @usableFromInline
  struct Prestamo {
    @usableFromInline let casilla: UnsafeMutablePointer<Element?>
    /// Dónde estaba el elemento, o -1 si no estaba.
    @usableFromInline let posicion: Int

    @inlinable
    init(casilla: UnsafeMutablePointer<Element?>, posicion: Int) {
      self.casilla = casilla
      self.posicion = posicion
    }
  }

  /// La casilla de un id que no está: con el id al lado, para comprobar el elemento que se ponga.
  @usableFromInline
  struct CasillaAparte {
    @usableFromInline var elemento: Element?
    @usableFromInline let id: ID

    @inlinable
    init(elemento: Element?, id: ID) {
      self.elemento = elemento
      self.id = id
    }
  }

  /// Si la casilla del almacén vale como `Element?`. Con un solo elemento no, porque vaciarlo dejaría
  /// un hueco que no hay con qué rellenar.
  @inlinable
  @inline(__always)
  var sePrestaEnSitio: Bool {
    MemoryLayout<Element?>.size == MemoryLayout<Element>.size && almacen.count > 1
  }

  @inlinable
  @inline(__always)
  mutating func prestar(_ id: ID) -> Prestamo {
    let posicion = claves.posiciones[id] ?? -1
    if Recontador.hayAlguien {
      Recontador.anotar(busquedas: 1)
      if posicion >= 0 { anotarEscritura(de: 1) }
    }
    guard posicion >= 0, sePrestaEnSitio else { return prestarAparte(posicion, id) }
    let casilla = almacen.withUnsafeMutableBufferPointer { casillas in
      UnsafeMutableRawPointer(casillas.baseAddress.unsafelyUnwrapped + posicion)
        .assumingMemoryBound(to: Element?.self)
    }
    return Prestamo(casilla: casilla, posicion: posicion)
  }

  @inlinable
  @inline(__always)
  mutating func recoger(_ prestamo: Prestamo) {
    guard prestamo.posicion >= 0, sePrestaEnSitio else { return recogerAparte(prestamo) }
    if case .none = prestamo.casilla.pointee { return cerrarHueco(en: prestamo.posicion) }
    let id = claves.lista[prestamo.posicion]
    let ahora = identidad(almacen[prestamo.posicion])
    exigir(ahora == id, Self.textoDeIDCambiado(de: id, a: ahora))
  }

  @inlinable
  @inline(never)
  mutating func prestarAparte(_ posicion: Int, _ id: ID) -> Prestamo {
    let elemento = posicion < 0 ? nil : sacar(de: posicion)
    let aparte = UnsafeMutablePointer<CasillaAparte>.allocate(capacity: 1)
    aparte.initialize(to: CasillaAparte(elemento: elemento, id: id))
    // El elemento es la primera propiedad: está al principio.
    let casilla = UnsafeMutableRawPointer(aparte).assumingMemoryBound(to: Element?.self)
    return Prestamo(casilla: casilla, posicion: posicion)
  }

  @inlinable
  @inline(never)
  mutating func recogerAparte(_ prestamo: Prestamo) {
    let aparte = UnsafeMutableRawPointer(prestamo.casilla)
      .assumingMemoryBound(to: CasillaAparte.self)
    let devuelta = aparte.move()
    aparte.deallocate()
    let posicion = prestamo.posicion
    if let elemento = devuelta.elemento {
      if posicion < 0 { return anexar(elemento, conID: devuelta.id) }
      let ahora = identidad(elemento)
      exigir(ahora == devuelta.id, Self.textoDeIDCambiado(de: devuelta.id, a: ahora))
      reponer(elemento, en: posicion)
    } else if posicion >= 0 {
      cerrarHueco(en: posicion)
    }
  }

  /// Saca un elemento y deja su casilla sin iniciar hasta ``reponer(_:en:)``.
  @inlinable
  mutating func sacar(de posicion: Int) -> Element {
    if almacen.count == 1 { return almacen.removeLast() }
    return almacen.withUnsafeMutableBufferPointer { $0.moveElement(from: posicion) }
  }

  /// Deshace ``sacar(de:)``.
  @inlinable
  mutating func reponer(_ elemento: Element, en posicion: Int) {
    if almacen.isEmpty {
      almacen.append(elemento)
    } else {
      almacen.withUnsafeMutableBufferPointer { $0.initializeElement(at: posicion, to: elemento) }
    }
  }

  /// Da la baja a un elemento cuya casilla se ha quedado vacía: los de detrás corren un puesto.
  @inlinable
  mutating func cerrarHueco(en posicion: Int) {
    if !almacen.isEmpty {
      // La casilla tiene que volver a tener un valor para poder quitarla; sirve el del vecino.
      let vecino = almacen[posicion == 0 ? 1 : posicion - 1]
      reponer(vecino, en: posicion)
      almacen.remove(at: posicion)
    }
    claves.quitar(en: posicion)
  }
}
