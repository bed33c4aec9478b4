/// Diferencias entre dos textos, por líneas, con tres de contexto.
///
/// Se apoya en `difference(from:)` de la biblioteca estándar.
struct Diferencias {
  private enum Linea {
    case igual(Substring)
    case quitada(Substring)
    case anadida(Substring)
  }

  private let todas: [Linea]
  static let contexto = 3

  /// - Complexity: O(*n* · *d*) comparaciones, con *n* líneas y *d* diferencias.
  init(de antes: String, a despues: String) {
    let viejas = antes.split(separator: "\n", omittingEmptySubsequences: false)
    let nuevas = despues.split(separator: "\n", omittingEmptySubsequences: false)
    var quitadas: Set<Int> = []
    var anadidas: Set<Int> = []
    for cambio in nuevas.difference(from: viejas) {
      switch cambio {
      case .remove(let posicion, _, _): quitadas.insert(posicion)
      case .insert(let posicion, _, _): anadidas.insert(posicion)
      }
    }
    var lineas: [Linea] = []
    var vieja = 0
    var nueva = 0
    while vieja < viejas.count || nueva < nuevas.count {
      if quitadas.contains(vieja) {
        lineas.append(.quitada(viejas[vieja]))
        vieja += 1
      } else if anadidas.contains(nueva) {
        lineas.append(.anadida(nuevas[nueva]))
        nueva += 1
      } else {
        lineas.append(.igual(nuevas[nueva]))
        vieja += 1
        nueva += 1
      }
    }
    todas = lineas
  }

  var sonIguales: Bool {
    todas.allSatisfy { if case .igual = $0 { true } else { false } }
  }

  func lineas(estilo: Estilo) -> [String] {
    let cambiadas = todas.indices.filter { if case .igual = todas[$0] { false } else { true } }
    var visibles: Set<Int> = []
    for posicion in cambiadas {
      visibles.formUnion(
        max(0, posicion - Self.contexto)...min(todas.count - 1, posicion + Self.contexto))
    }
    var resultado: [String] = []
    var anterior: Int?
    for posicion in visibles.sorted() {
      if let anterior, posicion > anterior + 1 { resultado.append("  …") }
      anterior = posicion
      switch todas[posicion] {
      case .igual(let texto): resultado.append("  \(texto)")
      case .quitada(let texto): resultado.append(estilo.pintar("- \(texto)", .rojo))
      case .anadida(let texto): resultado.append(estilo.pintar("+ \(texto)", .verde))
      }
    }
    return resultado
  }
}
