/// Una colección ordenada que recuerda dónde estaba lo que se borró.
///
/// Un cursor apunta a un elemento que puede desaparecer antes de la petición siguiente. Si se
/// olvidara su sitio, habría que fallar o empezar de nuevo; con la lápida se sigue desde ahí.
struct ColeccionConLapidas<Elemento: Identifiable> {
  private struct Casilla {
    let serie: Int
    var elemento: Elemento?
  }

  private var casillas: [Casilla] = []
  private var siguienteSerie = 0
  private var vivas: [Int] = []
  private var posicionPorSerie: [Int: Int] = [:]

  init(_ elementos: [Elemento]) {
    casillas = elementos.enumerated().map { Casilla(serie: $0.offset, elemento: $0.element) }
    siguienteSerie = elementos.count
    reindexar()
  }

  /// Los elementos vivos, en orden.
  var elementos: [Elemento] {
    vivas.compactMap { casillas[$0].elemento }
  }

  /// Cuántos elementos vivos hay.
  var cantidad: Int { vivas.count }

  /// Devuelve los elementos vivos de un tramo y el número de serie del último.
  ///
  /// - Parameter inicio: Posición entre los vivos; puede pasarse del final.
  /// - Complexity: O(*límite*) elementos copiados.
  func tramo(desde inicio: Int, limite: Int) -> (elementos: [Elemento], ultima: Int?) {
    guard inicio < vivas.count, limite > 0 else { return ([], nil) }
    let indices = vivas[inicio..<min(vivas.count, inicio + limite)]
    return (indices.compactMap { casillas[$0].elemento }, indices.last.map { casillas[$0].serie })
  }

  /// Devuelve la posición, entre los vivos, del primero que va después de ese número de serie.
  ///
  /// - Returns: `nil` si nunca hubo un elemento con ese número.
  /// - Complexity: O(log *n*) comparaciones.
  func posicion(despuesDe serie: Int) -> Int? {
    guard let casilla = posicionPorSerie[serie] else { return nil }
    var bajo = 0
    var alto = vivas.count
    while bajo < alto {
      let medio = (bajo + alto) / 2
      if vivas[medio] <= casilla { bajo = medio + 1 } else { alto = medio }
    }
    return bajo
  }

  /// Pone un elemento en una posición entre los vivos.
  /// - Complexity: O(*n*) casillas movidas y reindexadas.
  mutating func insertar(_ elemento: Elemento, en posicion: Int) {
    let destino = min(max(posicion, 0), vivas.count)
    let casilla = destino == vivas.count ? casillas.count : vivas[destino]
    casillas.insert(Casilla(serie: siguienteSerie, elemento: elemento), at: casilla)
    siguienteSerie += 1
    reindexar()
  }

  /// Deja una lápida donde estaba el primer elemento con ese identificador.
  /// - Complexity: O(*n*) identificadores comparados.
  mutating func eliminar(_ id: Elemento.ID) {
    guard let casilla = casilla(de: id) else { return }
    casillas[casilla].elemento = nil
    reindexar()
  }

  /// Cambia el primer elemento con el mismo identificador.
  /// - Complexity: O(*n*) identificadores comparados.
  mutating func actualizar(_ elemento: Elemento) {
    guard let casilla = casilla(de: elemento.id) else { return }
    casillas[casilla].elemento = elemento
  }

  private func casilla(de id: Elemento.ID) -> Int? {
    vivas.first { casillas[$0].elemento?.id == id }
  }

  private mutating func reindexar() {
    vivas = casillas.indices.filter { casillas[$0].elemento != nil }
    posicionPorSerie = Dictionary(
      uniqueKeysWithValues: casillas.enumerated().map { ($0.element.serie, $0.offset) })
  }
}
