/// Qué parte de un valor corresponde a qué parte de otro.
enum Emparejamiento {
  enum Paso: Equatable {
    case par(Int, Int)
    /// Está en lo esperado y no en lo obtenido.
    case sobra(Int)
    /// Está en lo obtenido y no en lo esperado.
    case falta(Int)
  }

  /// Por encima de esto se empareja por posición: la diferencia mínima es cuadrática.
  private static let limite = 2_000

  /// Los pasos, en orden, para ir de unas claves a las otras.
  static func pasos(_ antes: [AnyHashable], _ ahora: [AnyHashable]) -> [Paso] {
    if antes == ahora { return antes.indices.map { .par($0, $0) } }
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
