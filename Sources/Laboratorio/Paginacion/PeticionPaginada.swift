/// Una petición que llegó al servidor paginado, con lo que pasó con ella.
public struct PeticionPaginada: Sendable, Hashable {
  /// Cómo se pidió la página.
  public enum Modo: Sendable, Hashable {
    /// A continuación de un cursor; `nil` es la primera página.
    case cursor(String?)
    /// Saltando elementos desde el principio.
    case desplazamiento(Int)
  }

  /// En qué acabó.
  public enum Desenlace: Sendable, Hashable {
    /// Todavía no ha acabado.
    case enVuelo
    /// Se dio una página con ese número de elementos.
    case servida(elementos: Int)
    /// Se dio un error, con su texto.
    case fallida(String)
    /// La cancelaron, quien la pidió o el propio servidor.
    case cancelada
  }

  /// El orden de llegada, desde 1.
  public let numero: Int
  /// Cómo se pidió.
  public let modo: Modo
  /// Cuántos elementos se pidieron como mucho.
  public let limite: Int
  /// En qué acabó.
  public internal(set) var desenlace: Desenlace
}
