/// Adónde va cada elemento construido cuando cambian los identificadores.
///
/// Solo se busca lo que no es común por delante ni por detrás, y solo entre los construidos.
struct ReubicacionDeIds<ID: Hashable> {
  private let previos: Int
  private let comunesDelante: Int
  private let comunesDetras: Int
  private let nuevos: ContiguousArray<ID>

  init(de previos: Int, a nuevos: ContiguousArray<ID>, _ cambio: _CambioDeIds) {
    self.previos = previos
    self.comunesDelante = cambio.conRepetidos ? 0 : cambio.delante
    self.comunesDetras = cambio.conRepetidos ? 0 : cambio.detras
    self.nuevos = nuevos
  }

  /// La posición nueva de cada elemento construido, o `nil` si su identificador ya no está.
  ///
  /// - Complexity: O(construidos + elementos entre lo común por delante y por detrás).
  func posiciones(de construidos: [(id: ID, indice: Int)]) -> [Int?] {
    var posiciones: [Int?] = Array(repeating: nil, count: construidos.count)
    var buscados: [ID: Int] = [:]
    for (orden, construido) in construidos.enumerated() {
      if construido.indice < comunesDelante {
        posiciones[orden] = construido.indice
      } else if construido.indice >= previos - comunesDetras {
        posiciones[orden] = construido.indice + nuevos.count - previos
      } else {
        buscados[construido.id] = orden
      }
    }
    var indice: Int = comunesDelante
    let fin: Int = nuevos.count - comunesDetras
    while indice < fin, !buscados.isEmpty {
      if let orden = buscados.removeValue(forKey: nuevos[indice]) { posiciones[orden] = indice }
      indice += 1
    }
    return posiciones
  }

  /// Los elementos que cambian de orden respecto a los demás: el resto forma la subsecuencia
  /// creciente más larga.
  ///
  /// - Complexity: O(*k* log *k*), con *k* posiciones.
  static func movidos(_ posiciones: [Int]) -> [Int] {
    var colas: [Int] = []
    var anterior: [Int] = Array(repeating: -1, count: posiciones.count)
    for (orden, posicion) in posiciones.enumerated() {
      var bajo = 0
      var alto: Int = colas.count
      while bajo < alto {
        let medio: Int = (bajo + alto) / 2
        if posiciones[colas[medio]] < posicion { bajo = medio + 1 } else { alto = medio }
      }
      if bajo > 0 { anterior[orden] = colas[bajo - 1] }
      if bajo == colas.count { colas.append(orden) } else { colas[bajo] = orden }
    }
    var quietos: Set<Int> = []
    var orden: Int = colas.last ?? -1
    while orden >= 0 {
      quietos.insert(orden)
      orden = anterior[orden]
    }
    return posiciones.indices.filter { !quietos.contains($0) }
  }
}
