/// Milisegundos de microcorte (*hitch*) por cada segundo animado: el *hitch time ratio* de Apple.
///
/// Es una razón y no una cuenta de fotogramas perdidos para que dos pantallas de distinta frecuencia
/// se puedan comparar (Tech Talk 10855; WWDC20 10077).
public struct RazonDeMicrocortes: Sendable, Hashable, Comparable, Codable {
  /// El valor, en milisegundos por segundo.
  public let milisegundosPorSegundo: Double

  /// Divide el tiempo de microcorte entre el tiempo **animando**, no entre lo que duró la grabación.
  /// - Throws: ``ErrorDeFotogramas/sinAnimacion`` si el denominador no es positivo;
  ///   ``ErrorDeFotogramas/duracionNegativa(_:)`` si el microcorte es negativo.
  public init(microcorte: Duration, animando: Duration) throws(ErrorDeFotogramas) {
    guard animando > .zero else { throw .sinAnimacion }
    guard microcorte >= .zero else { throw .duracionNegativa(microcorte) }
    milisegundosPorSegundo = microcorte.milisegundos / (animando.milisegundos / 1000)
  }

  /// Toma una razón ya calculada por otra herramienta.
  /// - Parameter milisegundosPorSegundo: Finita y no negativa; si no, no hay razón.
  public init?(milisegundosPorSegundo: Double) {
    guard milisegundosPorSegundo.isFinite, milisegundosPorSegundo >= 0 else { return nil }
    self.milisegundosPorSegundo = milisegundosPorSegundo
  }

  /// Ordena de menos a más microcorte.
  public static func < (a: RazonDeMicrocortes, b: RazonDeMicrocortes) -> Bool {
    a.milisegundosPorSegundo < b.milisegundosPorSegundo
  }

  /// «0.80 ms/s».
  public var descripcion: String {
    "\(Numero.decimal(milisegundosPorSegundo, decimales: 2))\(Numero.separadorDeMiles)ms/s"
  }
}
