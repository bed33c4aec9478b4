/// Cómo se leen los identificadores de una colección: el único trabajo proporcional a su tamaño.
///
/// Regla 34 de referencia: en cada cambio de datos se lee un identificador por elemento, aunque solo
/// diez filas estén en pantalla. Las funciones son `@inlinable` para que el bucle se especialice en
/// el módulo que conoce el tipo: fuera de él cada lectura pasaría por tablas de protocolo.
public struct _LectorDeIds<Data: RandomAccessCollection, ID: Hashable> {
  /// Los identificadores de ahora, o `nil` si son exactamente los previos.
  @usableFromInline
  let leer: (_ datos: Data, _ previos: ContiguousArray<ID>) -> ContiguousArray<ID>?

  @inlinable
  init(leer: @escaping (Data, ContiguousArray<ID>) -> ContiguousArray<ID>?) { self.leer = leer }

  /// Lee con una función que se puede especializar.
  @inlinable
  static func conFuncion(_ id: @escaping (Data.Element) -> ID) -> Self {
    Self { datos, previos in
      let cuenta: Int = datos.count
      let contiguos: ContiguousArray<ID>?? = datos.withContiguousStorageIfAvailable { memoria in
        var posicion = 0
        return comparar(cuenta, previos) {
          defer { posicion += 1 }
          return id(memoria[posicion])
        }
      }
      if let contiguos { return contiguos }
      var indice: Data.Index = datos.startIndex
      return comparar(cuenta, previos) {
        defer { datos.formIndex(after: &indice) }
        return id(datos[indice])
      }
    }
  }

  /// Lee por la posición del campo dentro del elemento: lo que cuesta una lectura de memoria.
  @inlinable
  static func conRuta(_ ruta: KeyPath<Data.Element, ID>) -> Self {
    guard let campo = MemoryLayout<Data.Element>.offset(of: ruta) else {
      return conFuncion { $0[keyPath: ruta] }
    }
    return Self { datos, previos in
      let cuenta: Int = datos.count
      let contiguos: ContiguousArray<ID>?? = datos.withContiguousStorageIfAvailable { memoria in
        guard let base = UnsafeRawPointer(memoria.baseAddress) else {
          return comparar(0, previos) { fatalError("Una colección vacía no tiene elementos.") }
        }
        var posicion: UnsafeRawPointer = base + campo
        return comparar(cuenta, previos) {
          defer { posicion += MemoryLayout<Data.Element>.stride }
          return posicion.assumingMemoryBound(to: ID.self).pointee
        }
      }
      if let contiguos { return contiguos }
      var indice: Data.Index = datos.startIndex
      return comparar(cuenta, previos) {
        defer { datos.formIndex(after: &indice) }
        return datos[indice][keyPath: ruta]
      }
    }
  }

  /// Lee `cuenta` identificadores; mientras coinciden con los previos no se guarda nada.
  @inlinable
  static func comparar(
    _ cuenta: Int,
    _ previos: ContiguousArray<ID>,
    _ siguiente: () -> ID
  ) -> ContiguousArray<ID>? {
    var posicion = 0
    let comunes: Int = min(cuenta, previos.count)
    var distinto: ID?
    previos.withUnsafeBufferPointer { memoria in
      while posicion < comunes {
        let id: ID = siguiente()
        if memoria[posicion] != id {
          distinto = id
          break
        }
        posicion += 1
      }
    }
    if distinto == nil, cuenta == previos.count { return nil }
    var nuevos = ContiguousArray<ID>()
    nuevos.reserveCapacity(cuenta)
    nuevos.append(contentsOf: previos[..<posicion])
    if let distinto {
      nuevos.append(distinto)
      posicion += 1
    }
    while posicion < cuenta {
      nuevos.append(siguiente())
      posicion += 1
    }
    return nuevos
  }
}
