/// Qué parte de un valor corresponde a qué parte de otro.
enum Emparejamiento {
  enum Paso: Equatable {
    case par(Int, Int)
    /// Está en lo esperado y no en lo obtenido.
    case sobra(Int)
    /// Está en lo obtenido y no en lo esperado.
    case falta(Int)

    func desplazado(_ distancia: Int) -> Self {
      switch self {
      case .par(let i, let j): .par(i + distancia, j + distancia)
      case .sobra(let i): .sobra(i + distancia)
      case .falta(let j): .falta(j + distancia)
      }
    }
  }

  /// Por encima de esto se empareja por posición: la diferencia mínima es cuadrática.
  private static let limite = 2_000

  /// Los pasos, en orden, para ir de unas claves a las otras.
  static func pasos<Clave: Hashable>(_ antes: [Clave], _ ahora: [Clave]) -> [Paso] {
    // Lo común por delante y por detrás se empareja de una pasada: quitar una fila de 50 000 deja un
    // medio de una.
    let comun = min(antes.count, ahora.count)
    let cabeza = (0..<comun).prefix { antes[$0] == ahora[$0] }.count
    let cola = (0..<(comun - cabeza))
      .prefix { antes[antes.count - 1 - $0] == ahora[ahora.count - 1 - $0] }.count
    let medio = delMedio(
      Array(antes[cabeza..<(antes.count - cola)]), Array(ahora[cabeza..<(ahora.count - cola)]))
    return (0..<cabeza).map { .par($0, $0) }
      + medio.map { $0.desplazado(cabeza) }
      + (0..<cola).map { .par(antes.count - cola + $0, ahora.count - cola + $0) }
  }

  private static func delMedio<Clave: Hashable>(_ antes: [Clave], _ ahora: [Clave]) -> [Paso] {
    if max(antes.count, ahora.count) > limite { return porPosicion(antes.count, ahora.count) }
    var quitados: Set<Int> = []
    var puestos: Set<Int> = []
    for cambio in ahora.difference(from: antes) {
      switch cambio {
      case .remove(let posicion, _, _): quitados.insert(posicion)
      case .insert(let posicion, _, _): puestos.insert(posicion)
      }
    }
    var pasos: [Paso] = []
    var (i, j) = (0, 0)
    while i < antes.count || j < ahora.count {
      if quitados.contains(i) {
        pasos.append(.sobra(i))
        i += 1
      } else if puestos.contains(j) {
        pasos.append(.falta(j))
        j += 1
      } else {
        pasos.append(.par(i, j))
        i += 1
        j += 1
      }
    }
    return pasos
  }

  private static func porPosicion(_ antes: Int, _ ahora: Int) -> [Paso] {
    let comunes = (0..<min(antes, ahora)).map { Paso.par($0, $0) }
    let sobran = (0..<antes).dropFirst(ahora).map { Paso.sobra($0) }
    let faltan = (0..<ahora).dropFirst(antes).map { Paso.falta($0) }
    return comunes + sobran + faltan
  }
}
