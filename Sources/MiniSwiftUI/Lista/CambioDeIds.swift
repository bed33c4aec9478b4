/// Qué parte cambia entre dos listas de identificadores.
///
/// Lo común por delante y por detrás se salta sin calcular ningún *hash*. Todo es `@inlinable` por la
/// misma razón que ``_LectorDeIds``.
public struct _CambioDeIds {
  /// Cuántos identificadores iguales hay al principio.
  @usableFromInline var delante = 0
  /// Cuántos hay al final, sin contar los del principio.
  @usableFromInline var detras = 0
  /// Posiciones nuevas cuyo identificador ya salió antes, en orden.
  @usableFromInline var repetidos: [Int] = []
  /// Si antes o ahora hay repetidos: entonces lo común no dice cuál es la primera aparición.
  @usableFromInline var conRepetidos: Bool

  /// - Complexity: O(*n*) comparaciones; con más de ocho identificadores nuevos en medio, además
  ///   O(*n*) cálculos de *hash* para buscar repetidos.
  @inlinable
  init<ID: Hashable>(
    de previos: ContiguousArray<ID>,
    a nuevos: ContiguousArray<ID>,
    habiaRepetidos: Bool
  ) {
    conRepetidos = habiaRepetidos
    let menor: Int = min(previos.count, nuevos.count)
    previos.withUnsafeBufferPointer { antes in
      nuevos.withUnsafeBufferPointer { ahora in
        while delante < menor, antes[delante] == ahora[delante] { delante += 1 }
        let resto: Int = menor - delante
        while detras < resto,
          antes[antes.count - 1 - detras] == ahora[ahora.count - 1 - detras]
        {
          detras += 1
        }
      }
    }
    let enMedio: Int = nuevos.count - delante - detras
    if enMedio == 0, !habiaRepetidos { return }
    if enMedio <= 8, !habiaRepetidos, !previos.isEmpty {
      buscarRepetidosDeUnoEnUno(nuevos)
    } else {
      buscarRepetidosConHash(nuevos)
    }
    if !repetidos.isEmpty { conRepetidos = true }
  }

  /// Pocos nuevos: se comparan con todos sin *hash*.
  @inlinable
  mutating func buscarRepetidosDeUnoEnUno<ID: Hashable>(_ nuevos: ContiguousArray<ID>) {
    nuevos.withUnsafeBufferPointer { ahora in
      let fin: Int = ahora.count - detras
      for nuevo in delante..<fin {
        let id: ID = ahora[nuevo]
        for otro in 0..<nuevo where ahora[otro] == id {
          repetidos.append(nuevo)
          break
        }
        for otro in fin..<ahora.count where ahora[otro] == id { repetidos.append(otro) }
      }
    }
    repetidos.sort()
  }

  @inlinable
  mutating func buscarRepetidosConHash<ID: Hashable>(_ nuevos: ContiguousArray<ID>) {
    var vistos = Set<ID>(minimumCapacity: nuevos.count)
    for posicion in nuevos.indices where !vistos.insert(nuevos[posicion]).inserted {
      repetidos.append(posicion)
    }
  }
}
