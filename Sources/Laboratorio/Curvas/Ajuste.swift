import Foundation

/// Cómo crece una serie: el exponente *k* de la recta que mejor se ajusta a *conteo ≈ c · n^k*.
///
/// Se ajusta por mínimos cuadrados sobre los logaritmos, donde una potencia es una recta y su
/// pendiente es el exponente. Un conteo de 0 se toma como 1, porque el logaritmo de cero no existe:
/// una serie toda a cero da exponente 0.
///
/// - Important: Un solo número no lo cuenta todo. Un término fijo grande aplana la recta, y una
///   función que se tuerce al final la tuerce poco; por eso están también ``exponenteFinal`` y
///   ``desviacionMaxima``.
public struct Ajuste: Sendable, Hashable {
  /// El exponente ajustado a todos los tamaños: 0 es constante; 1, lineal; 2, cuadrático.
  public let exponente: Double
  /// El exponente entre los dos tamaños mayores, que es donde duele.
  public let exponenteFinal: Double
  /// El coeficiente *c* de la recta ajustada.
  public let coeficiente: Double
  /// El mayor cociente, en cualquier sentido, entre un conteo y su recta: 1 es un ajuste perfecto y 2
  /// quiere decir que algún punto dobla la recta o es su mitad.
  public let desviacionMaxima: Double

  /// Ajusta una serie.
  /// - Throws: ``ErrorDeCurva/pocosTamanos(serie:)`` si la serie tiene menos de dos tamaños.
  /// - Complexity: O(*p*) logaritmos, donde *p* es el número de puntos.
  public init(_ serie: Serie) throws(ErrorDeCurva) {
    let equis = serie.puntos.map { log(Double($0.tamano)) }
    let ies = serie.puntos.map { log(Double(max($0.conteo, 1))) }
    let cantidad = Double(equis.count)
    guard equis.count > 1 else { throw .pocosTamanos(serie: serie.nombre) }
    let mediaX = equis.reduce(0, +) / cantidad
    let mediaY = ies.reduce(0, +) / cantidad
    var covarianza = 0.0
    var varianza = 0.0
    for (x, y) in zip(equis, ies) {
      covarianza += (x - mediaX) * (y - mediaY)
      varianza += (x - mediaX) * (x - mediaX)
    }
    let pendiente = covarianza / varianza
    let ordenada = mediaY - pendiente * mediaX
    let peor = zip(equis, ies).reduce(0.0) { peor, punto in
      max(peor, (punto.1 - (ordenada + pendiente * punto.0)).magnitude)
    }
    let ultimo = equis.count - 1
    exponente = pendiente
    exponenteFinal = (ies[ultimo] - ies[ultimo - 1]) / (equis[ultimo] - equis[ultimo - 1])
    coeficiente = exp(ordenada)
    desviacionMaxima = exp(peor)
  }

  /// La clase de crecimiento a la que pertenece el exponente.
  public var clase: ClaseDeCrecimiento {
    ClaseDeCrecimiento(exponente: exponente)
  }

  /// «n^1.00, lineal».
  public var descripcion: String {
    "n^\(Numero.decimal(exponente, decimales: 2)), \(clase.rawValue)"
  }
}
