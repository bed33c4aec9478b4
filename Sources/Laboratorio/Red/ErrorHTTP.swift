/// Lo que puede salir mal en el servidor HTTP local.
public enum ErrorHTTP: Error, Sendable, Hashable, CustomStringConvertible {
  /// Una petición que no sigue HTTP/1.1.
  case malFormada(motivo: String)
  /// La línea de petición y las cabeceras pasan del máximo, en bytes.
  case cabeceraDemasiadoLarga(maximo: Int)
  /// El cuerpo anunciado pasa del máximo, en bytes.
  case cuerpoDemasiadoLargo(maximo: Int)
  /// Algo de HTTP que este servidor no hace.
  case noAdmitida(motivo: String)
  /// El sistema no dio lo necesario para escuchar.
  case sinSocket(operacion: String, motivo: String)

  /// El estado HTTP con el que se responde.
  public var estado: Int {
    switch self {
    case .malFormada: 400
    case .cabeceraDemasiadoLarga: 431
    case .cuerpoDemasiadoLargo: 413
    case .noAdmitida: 501
    case .sinSocket: 500
    }
  }

  /// La explicación en una frase, para enseñarla tal cual.
  public var description: String {
    switch self {
    case .malFormada(let motivo): "Petición HTTP mal formada: \(motivo)."
    case .cabeceraDemasiadoLarga(let maximo):
      "La cabecera de la petición pasa de \(Numero.conMiles(maximo)) bytes."
    case .cuerpoDemasiadoLargo(let maximo):
      "El cuerpo de la petición pasa de \(Numero.conMiles(maximo)) bytes."
    case .noAdmitida(let motivo): "El servidor local no admite \(motivo)."
    case .sinSocket(let operacion, let motivo):
      "No se puede escuchar en 127.0.0.1 (\(operacion)): \(motivo)."
    }
  }
}
