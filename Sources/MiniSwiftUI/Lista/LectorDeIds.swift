/// Cómo se leen los identificadores de una colección: el único trabajo proporcional a su tamaño.
///
/// Regla 34 de referencia: en cada cambio de datos se lee un identificador por elemento, aunque solo
/// diez filas estén en pantalla. Las funciones son `@inlinable` para que el bucle se especialice en
/// el módulo que conoce el tipo: fuera de él cada lectura pasaría por tablas de protocolo.
public struct _LectorDeIds<Data: RandomAccessCollection, ID: Hashable> {
  /// Los identificadores de ahora, o `nil` si son exactamente los previos.
  @usableFromInline
  let leer: (_ datos: Data, _ previos: ContiguousArray<ID>) -> ContiguousArray<ID>?

  /// Qué parte cambia entre dos listas de identificadores, y cuáles se repiten.
  @usableFromInline
  let cotejar:
    (_ previos: ContiguousArray<ID>, _ nuevos: ContiguousArray<ID>, _ habiaRepetidos: Bool)
      -> _CambioDeIds

  @inlinable
  init(leer: @escaping (Data, ContiguousArray<ID>) -> ContiguousArray<ID>?) {
    self.leer = leer
    self.cotejar = { previos, nuevos, habiaRepetidos in
      _CambioDeIds(de: previos, a: nuevos, habiaRepetidos: habiaRepetidos)
    }
  }

  /// Lee con una función que se puede especializar.
  @inlinable
  static func conFuncion(_ id: @escaping (Data.Element) -> ID) -> Self {
    Self { datos, previos in
      let contiguos: ContiguousArray<ID>?? = datos.withContiguousStorageIfAvailable { memoria in
        comparar(memoria.count, previos) { id(memoria[$0]) }
      }
      if let contiguos { return contiguos }
      return recorrer(datos, previos, id)
    }
  }

  /// Lee por la posición del campo dentro del elemento: lo que cuesta una lectura de memoria.
  @inlinable
  static func conRuta(_ ruta: KeyPath<Data.Element, ID>) -> Self {
    guard let campo = MemoryLayout<Data.Element>.offset(of: ruta) else {
      return conFuncion { $0[keyPath: ruta] }
    }
    return Self { datos, previos in
      let contiguos: ContiguousArray<ID>?? = datos.withContiguousStorageIfAvailable { memoria in
        let base: UnsafeRawPointer? = UnsafeRawPointer(memoria.baseAddress)
        let paso: Int = MemoryLayout<Data.Element>.stride
        return comparar(base == nil ? 0 : memoria.count, previos) { posicion in
          // Con `base` a `nil` la cuenta es cero y esto no se ejecuta.
          base.unsafelyUnwrapped.load(fromByteOffset: posicion * paso + campo, as: ID.self)
        }
      }
      if let contiguos { return contiguos }
      return recorrer(datos, previos) { $0[keyPath: ruta] }
    }
  }

  /// Para colecciones que no están seguidas en memoria.
  @inlinable
  static func recorrer(
    _ datos: Data,
    _ previos: ContiguousArray<ID>,
    _ id: (Data.Element) -> ID
  ) -> ContiguousArray<ID>? {
    var nuevos = ContiguousArray<ID>()
    nuevos.reserveCapacity(datos.count)
    for elemento in datos { nuevos.append(id(elemento)) }
    return nuevos == previos ? nil : nuevos
  }

  /// Lee `cuenta` identificadores; mientras coinciden con los previos no se guarda nada.
  ///
  /// Se comparan de ocho en ocho sin salir antes: así el procesador no espera a cada respuesta.
  @inlinable
  static func comparar(
    _ cuenta: Int,
    _ previos: ContiguousArray<ID>,
    _ id: (Int) -> ID
  ) -> ContiguousArray<ID>? {
    var posicion = 0
    previos.withUnsafeBufferPointer { memoria in
      let comunes: Int = min(cuenta, memoria.count)
      while posicion + 8 <= comunes {
        var distintos = 0
        var desde: Int = posicion
        while desde < posicion + 8 {
          distintos |= id(desde) == memoria[desde] ? 0 : 1
          desde += 1
        }
        if distintos != 0 { break }
        posicion += 8
      }
      while posicion < comunes, id(posicion) == memoria[posicion] { posicion += 1 }
    }
    if posicion == cuenta, cuenta == previos.count { return nil }
    var nuevos = ContiguousArray<ID>()
    nuevos.reserveCapacity(cuenta)
    nuevos.append(contentsOf: previos[..<posicion])
    while posicion < cuenta {
      nuevos.append(id(posicion))
      posicion += 1
    }
    return nuevos
  }
}
