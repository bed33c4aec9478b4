/// Por qué unos datos de fotogramas no se pueden valorar.
public enum ErrorDeFotogramas: Error, Sendable, Hashable, CustomStringConvertible {
  /// Una frecuencia fuera de 1–1 000 Hz.
  case frecuenciaNoValida(Int)
  /// No hubo tiempo animando: sin denominador no hay razón de microcortes.
  case sinAnimacion
  /// Un tramo animado al revés, vacío, fuera de la grabación o encima de otro.
  case tramoNoValido(desde: Duration, hasta: Duration)
  /// Una duración negativa donde no puede haberla.
  case duracionNegativa(Duration)
  /// Un coste declarado negativo o de más de 1 s por unidad.
  case costeNoValido(cuenta: String, coste: Duration)
  /// El modelo pone precio a una cuenta que no está en los conteos.
  case cuentaSinContar(nombre: String, hay: [String])

  /// La explicación en una frase, para enseñarla tal cual.
  public var description: String {
    switch self {
    case .frecuenciaNoValida(let hercios):
      "\(Numero.conMiles(hercios)) Hz no es una frecuencia de pantalla: debe estar entre 1 y "
        + "\(Numero.conMiles(1000))."
    case .sinAnimacion:
      "No hubo tiempo animando: sin él no hay razón de microcortes, ni siquiera cero."
    case .tramoNoValido(let desde, let hasta):
      "El tramo animado de \(Numero.milisegundos(desde)) a \(Numero.milisegundos(hasta)) está "
        + "vacío, se sale de la grabación o pisa a otro."
    case .duracionNegativa(let duracion):
      "\(Numero.milisegundos(duracion)) es una duración negativa."
    case .costeNoValido(let cuenta, let coste):
      "El coste declarado para «\(cuenta)» (\(Numero.milisegundos(coste))) debe estar entre 0 y 1 s."
    case .cuentaSinContar(let nombre, let hay):
      "El modelo pone precio a «\(nombre)», que no se contó; se contó: "
        + "\(hay.map { "«\($0)»" }.joined(separator: ", "))."
    }
  }
}
