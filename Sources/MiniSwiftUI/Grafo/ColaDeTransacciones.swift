/// Las escrituras de `@State` que el grafo aún no ha visto, agrupadas por transacción y en orden.
@MainActor struct ColaDeTransacciones {
  private var grupos: [(transaccion: Int, celdas: [CeldaBase])] = []

  /// La transacción de la última escritura pendiente.
  var ultima: Int? { grupos.last?.transaccion }

  var vacia: Bool { grupos.isEmpty }

  mutating func anotar(_ celda: CeldaBase, en transaccion: Int) {
    if grupos.last?.transaccion == transaccion {
      grupos[grupos.count - 1].celdas.append(celda)
    } else {
      grupos.append((transaccion, [celda]))
    }
  }

  /// Saca el grupo más antiguo.
  mutating func siguiente() -> [CeldaBase] {
    grupos.isEmpty ? [] : grupos.removeFirst().celdas
  }
}
