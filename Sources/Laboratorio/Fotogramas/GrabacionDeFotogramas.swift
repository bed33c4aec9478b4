/// Un fotograma de una grabación: cuándo empezó a prepararse y cuánto costó.
public struct Fotograma: Sendable, Hashable, Codable {
  /// Desde el principio de la grabación.
  public let inicio: Duration
  /// Lo que costó prepararlo.
  public let trabajo: Duration

  /// Crea un fotograma. Lo comprueba la ``GrabacionDeFotogramas`` que lo recibe.
  public init(inicio: Duration, trabajo: Duration) {
    self.inicio = inicio
    self.trabajo = trabajo
  }
}

/// Los fotogramas de una grabación y los tramos en los que de verdad se animaba algo.
///
/// Los tramos importan: una pantalla quieta no enseña microcortes, y dividir entre lo que duró la
/// grabación convierte cualquier desastre en un buen número con solo grabar más rato.
public struct GrabacionDeFotogramas: Sendable, Hashable {
  /// Lo que duró la grabación entera, quieta o no.
  public let duracion: Duration
  /// Los tramos en los que se animaba o se desplazaba algo, en orden y sin pisarse.
  public let tramosAnimados: [Range<Duration>]
  /// Los fotogramas, por orden de inicio.
  public let fotogramas: [Fotograma]

  /// Crea una grabación comprobada.
  /// - Parameters:
  ///   - duracion: Lo que duró entera; no negativa.
  ///   - tramosAnimados: En cualquier orden; ninguno vacío, fuera de la grabación ni encima de otro.
  ///   - fotogramas: En cualquier orden.
  /// - Throws: ``ErrorDeFotogramas/tramoNoValido(desde:hasta:)`` o
  ///   ``ErrorDeFotogramas/duracionNegativa(_:)``.
  public init(
    duracion: Duration,
    tramosAnimados: [Range<Duration>],
    fotogramas: [Fotograma]
  ) throws(ErrorDeFotogramas) {
    guard duracion >= .zero else { throw .duracionNegativa(duracion) }
    let tramos = tramosAnimados.sorted { $0.lowerBound < $1.lowerBound }
    var libreDesde = Duration.zero
    for tramo in tramos {
      guard !tramo.isEmpty, tramo.lowerBound >= libreDesde, tramo.upperBound <= duracion else {
        throw .tramoNoValido(desde: tramo.lowerBound, hasta: tramo.upperBound)
      }
      libreDesde = tramo.upperBound
    }
    for fotograma in fotogramas {
      guard fotograma.inicio >= .zero else { throw .duracionNegativa(fotograma.inicio) }
      guard fotograma.trabajo >= .zero else { throw .duracionNegativa(fotograma.trabajo) }
    }
    self.duracion = duracion
    self.tramosAnimados = tramos
    self.fotogramas = fotogramas.sorted { $0.inicio < $1.inicio }
  }

  /// Lo que duraron juntos los tramos animados: el denominador de la razón.
  public var tiempoAnimando: Duration {
    tramosAnimados.reduce(.zero) { $0 + ($1.upperBound - $1.lowerBound) }
  }
}
