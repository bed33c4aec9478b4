/// Por qué unos puntos no forman una curva de crecimiento.
public enum ErrorDeCurva: Error, Sendable, Hashable, CustomStringConvertible {
  /// La serie no tiene ningún punto.
  case sinPuntos(serie: String)
  /// Un tamaño menor que 1 o que no crece: los tamaños van de menor a mayor, sin repetirse.
  case tamanosSinOrden(serie: String, tamano: Int)
  /// Un conteo negativo.
  case conteoNegativo(serie: String, conteo: Int)
  /// Un exponente necesita al menos dos tamaños.
  case pocosTamanos(serie: String)
  /// Las cuentas cambian de nombre según el tamaño: no hay serie que dibujar.
  case cuentasDistintas(tamano: Int, esperadas: [String], recibidas: [String])
  /// La medición no tiene una cuenta con ese nombre.
  case cuentaDesconocida(nombre: String)
  /// Nada que dibujar: ninguna versión llegó a medirse.
  case nadaMedido

  /// La explicación en una frase, para enseñarla tal cual.
  public var description: String {
    switch self {
    case .sinPuntos(let serie):
      "La serie «\(serie)» no tiene puntos."
    case .tamanosSinOrden(let serie, let tamano):
      "La serie «\(serie)» tiene el tamaño \(Numero.conMiles(tamano)) fuera de sitio: los tamaños "
        + "empiezan en 1 y van de menor a mayor, sin repetirse."
    case .conteoNegativo(let serie, let conteo):
      "La serie «\(serie)» tiene un conteo negativo (\(Numero.conMiles(conteo)))."
    case .pocosTamanos(let serie):
      "La serie «\(serie)» tiene un solo tamaño: para estimar cómo crece hacen falta al menos dos."
    case .cuentasDistintas(let tamano, let esperadas, let recibidas):
      "A tamaño \(Numero.conMiles(tamano)) el escenario contó \(lista(recibidas)); a los "
        + "anteriores, \(lista(esperadas))."
    case .cuentaDesconocida(let nombre):
      "La medición no tiene ninguna cuenta «\(nombre)»."
    case .nadaMedido:
      "Ninguna versión llegó a medirse: no hay nada que dibujar."
    }
  }

  private func lista(_ nombres: [String]) -> String {
    nombres.map { "«\($0)»" }.joined(separator: ", ")
  }
}
