/// El nombre que recibe un exponente de crecimiento.
///
/// Las fronteras dejan sitio al ruido de un término fijo: entre 100 y 50 000, *n* log *n* ajusta un
/// exponente de 1.14, así que ya no se llama lineal.
public enum ClaseDeCrecimiento: String, Sendable, Hashable, CaseIterable {
  /// Menos de −0.1: cuenta menos cuanto más hay.
  case decreciente
  /// De −0.1 a 0.1: no depende del tamaño.
  case constante
  /// De 0.1 a 0.9.
  case menosQueLineal = "menos que lineal"
  /// De 0.9 a 1.1.
  case lineal
  /// De 1.1 a 1.8; aquí cae *n* log *n*.
  case masQueLineal = "más que lineal"
  /// De 1.8 a 2.2.
  case cuadratico = "cuadrático"
  /// Más de 2.2.
  case masQueCuadratico = "más que cuadrático"

  /// Clasifica un exponente; las fronteras pertenecen a «constante», «lineal» y «cuadrático».
  public init(exponente: Double) {
    switch exponente {
    case ..<(-0.1): self = .decreciente
    case ...0.1: self = .constante
    case ..<0.9: self = .menosQueLineal
    case ...1.1: self = .lineal
    case ..<1.8: self = .masQueLineal
    case ...2.2: self = .cuadratico
    default: self = .masQueCuadratico
    }
  }
}
