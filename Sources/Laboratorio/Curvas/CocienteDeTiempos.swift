/// Cuántas veces tarda una cosa lo que tarda otra, con su dispersión.
///
/// Los milisegundos de un equipo no valen en otro; el cociente viaja mejor, si las dos cosas se midieron
/// **por turnos** en la misma sesión. Se da la mediana y no la media porque un solo tropiezo del sistema
/// mueve la media y no la mediana, y la dispersión va siempre al lado: un 8 % menos con una dispersión
/// del 20 % es ruido.
public struct CocienteDeTiempos: Sendable, Hashable {
  /// La mediana de los cocientes, ronda a ronda.
  public let mediana: Double
  /// El menor cociente.
  public let menor: Double
  /// El mayor cociente.
  public let mayor: Double

  /// Compara dos series de tiempos de las mismas rondas.
  /// - Parameters:
  ///   - tiempos: Los de lo que se juzga, uno por ronda.
  ///   - base: Los de aquello con lo que se compara, en el mismo orden.
  /// - Returns: `nil` si no hay rondas, si no hay las mismas o si alguna de la base duró cero.
  /// - Complexity: O(*r* log *r*) comparaciones, con *r* rondas.
  public init?(_ tiempos: [Duration], frenteA base: [Duration]) {
    guard !tiempos.isEmpty, tiempos.count == base.count, base.allSatisfy({ $0 > .zero }) else {
      return nil
    }
    let cocientes = zip(tiempos, base).map { $0 / $1 }.sorted()
    let mitad = cocientes.count / 2
    mediana =
      cocientes.count.isMultiple(of: 2)
      ? (cocientes[mitad - 1] + cocientes[mitad]) / 2 : cocientes[mitad]
    menor = cocientes[0]
    mayor = cocientes[cocientes.count - 1]
  }

  /// Si la diferencia con 1 sobrepasa la dispersión: todos los cocientes caen del mismo lado.
  public var sobrepasaElRuido: Bool {
    mayor < 1 || menor > 1
  }

  /// «× 0.92 (de 0.71 a 1.15)».
  public var descripcion: String {
    "× \(Numero.decimal(mediana, decimales: 2)) (de \(Numero.decimal(menor, decimales: 2)) "
      + "a \(Numero.decimal(mayor, decimales: 2)))"
  }
}
