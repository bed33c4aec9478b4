/// Lo que responde un servidor paginado cuando no da una página.
public enum ErrorDeServidor: Error, Sendable, Hashable, CustomStringConvertible {
  /// El servidor no está: se puede volver a intentar con el mismo cursor.
  case noDisponible
  /// El servidor tardó demasiado: se puede volver a intentar.
  case tiempoAgotado
  /// El cursor no lo dio este servidor.
  case cursorDesconocido(String)
  /// Un límite fuera de 1 … el máximo del servidor.
  case limiteNoValido(Int, maximo: Int)
  /// Un desplazamiento negativo.
  case desplazamientoNoValido(Int)

  /// La explicación en una frase, para enseñarla tal cual.
  public var description: String {
    switch self {
    case .noDisponible: "El servidor no está disponible."
    case .tiempoAgotado: "El servidor tardó demasiado en responder."
    case .cursorDesconocido(let cursor):
      "El cursor «\(TextoDeAviso.recortado(cursor))» no lo dio este servidor."
    case .limiteNoValido(let limite, let maximo):
      "El límite \(Numero.conMiles(limite)) debe estar entre 1 y \(Numero.conMiles(maximo))."
    case .desplazamientoNoValido(let desplazamiento):
      "El desplazamiento \(Numero.conMiles(desplazamiento)) no puede ser negativo."
    }
  }
}
