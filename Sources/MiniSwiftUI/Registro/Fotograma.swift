/// Lo que se veía en un fotograma y qué le había pasado a cada fila.
public struct Fotograma: Sendable {
  /// Una fila en pantalla.
  public struct Fila: Sendable {
    /// Posición en la lista.
    public let indice: Int
    /// El identificador del dato, si viene de un `ForEach`.
    public let id: String?
    /// La identidad de la fila: cambia si se recreó.
    public let identidad: Int
    public let textos: [String]
    /// Cuántos `body` suyos se evaluaron en este fotograma.
    public let cuerpos: Int
    /// Si su identidad nació en este fotograma.
    public let recreada: Bool
    public let redibujada: Bool

    /// Nada de lo suyo se ejecutó ni cambió.
    public var intacta: Bool { cuerpos == 0 && !recreada && !redibujada }
  }

  public let numero: Int
  /// En milisegundos de reloj virtual desde el primer fotograma.
  public let instante: Double
  public let filas: [Fila]
  /// Los sucesos del fotograma: intervalo de números de orden.
  public let sucesos: Range<Int>
}
