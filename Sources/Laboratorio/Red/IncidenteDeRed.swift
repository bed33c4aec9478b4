/// Algo que le pasa a una petición HTTP concreta.
public enum IncidenteDeRed: Sendable {
  /// No hay respuesta, sino este error; por ejemplo `URLError(.notConnectedToInternet)`.
  case fallo(any Error)
  /// El servidor responde con este estado y sin cuerpo.
  case estado(Int)
  /// Tarda esto, en el reloj del transporte.
  case latencia(Duration)
  /// La conexión se corta a mitad del cuerpo: llega `URLError(.networkConnectionLost)`.
  case conexionCortada
  /// El cuerpo llega cortado a estos bytes y nadie avisa: hay que descubrirlo al decodificar.
  case cuerpoCortado(Int)
  /// No responde nunca: solo acaba si cancelan la petición.
  case silencio
}

/// Una petición que pasó por el transporte de prueba, con lo que pasó con ella.
public struct PeticionDeRed: Sendable, Hashable {
  /// En qué acabó.
  public enum Desenlace: Sendable, Hashable {
    /// Todavía no ha acabado.
    case enVuelo
    /// Se respondió con ese estado y ese número de bytes de cuerpo.
    case respondida(estado: Int, bytes: Int)
    /// Acabó en un error, con su texto.
    case fallida(String)
    /// La cancelaron.
    case cancelada
  }

  /// El orden de llegada, desde 1.
  public let numero: Int
  /// La petición.
  public let peticion: PeticionHTTP
  /// En qué acabó.
  public internal(set) var desenlace: Desenlace
}
