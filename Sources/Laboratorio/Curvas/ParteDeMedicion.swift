/// Lo que el proceso que mide una versión entrega a `workbook medir`.
public struct ParteDeMedicion: Sendable, Hashable, Codable {
  /// Los conteos a cada tamaño.
  public let medicion: Medicion
  /// El precio declarado de una unidad de cada cuenta, en nanosegundos.
  public let nanosegundosPorUnidad: [String: Int]
  /// Segundos de reloj del mayor tamaño, uno por vuelta; vacío si no se pidieron tiempos.
  public let segundos: [Double]

  /// Crea un parte.
  public init(
    medicion: Medicion, nanosegundosPorUnidad: [String: Int] = [:], segundos: [Double] = []
  ) {
    self.medicion = medicion
    self.nanosegundosPorUnidad = nanosegundosPorUnidad
    self.segundos = segundos
  }
}
