/// El plazo que tiene cada fotograma para estar listo, según la frecuencia de la pantalla.
///
/// En ese plazo cabe todo: evaluar `body`, medir, colocar y confirmar. No es un promedio: un solo
/// fotograma que lo rebasa se ve.
public struct PresupuestoDeFotograma: Sendable, Hashable, Codable {
  /// Pantalla de 60 Hz: 16.67 ms por fotograma.
  public static let hercios60 = PresupuestoDeFotograma(comprobados: 60)
  /// Pantalla de 120 Hz: 8.33 ms por fotograma.
  public static let hercios120 = PresupuestoDeFotograma(comprobados: 120)
  /// Los dos con los que informa el cuaderno.
  public static let habituales = [hercios60, hercios120]

  /// La frecuencia de la pantalla, en hercios.
  public let hercios: Int

  /// Crea el presupuesto de otra pantalla.
  /// - Parameter hercios: De 1 a 1 000.
  /// - Throws: ``ErrorDeFotogramas/frecuenciaNoValida(_:)`` fuera de ese intervalo.
  public init(hercios: Int) throws(ErrorDeFotogramas) {
    guard (1...1000).contains(hercios) else { throw .frecuenciaNoValida(hercios) }
    self.init(comprobados: hercios)
  }

  private init(comprobados hercios: Int) {
    self.hercios = hercios
  }

  /// El plazo de un fotograma, redondeado al nanosegundo.
  public var plazo: Duration {
    .nanoseconds((1_000_000_000 + hercios / 2) / hercios)
  }

  /// Devuelve cuánto tarde se ve un fotograma que costó ese trabajo.
  ///
  /// La pantalla solo cambia en cada refresco, así que un fotograma que rebasa el plazo por poco
  /// espera al siguiente: el retraso va de plazo en plazo. Rebasarlo por 1 ms a 60 Hz cuesta
  /// 16.67 ms. Llegar justo no es llegar tarde.
  ///
  /// - Parameter trabajo: Lo que costó preparar el fotograma; lo negativo cuenta como cero.
  /// - Returns: Cero si llegó a tiempo.
  /// - Complexity: O(1).
  public func retraso(de trabajo: Duration) -> Duration {
    // El plazo no es un número entero de nanosegundos: se perdona uno, para que un trabajo de seis
    // plazos justos no parezca siete. El tope (106 días) evita que el producto desborde.
    let nanosegundos = min(max(trabajo.nanosegundos - 1, 0), Int.max / 1001)
    let plazosDeMas = max(nanosegundos * hercios - 1, 0) / 1_000_000_000
    return plazo * plazosDeMas
  }

  /// «60 Hz (16.67 ms)».
  public var descripcion: String {
    "\(hercios)\(Numero.separadorDeMiles)Hz (\(Numero.milisegundos(plazo)))"
  }
}

extension PresupuestoDeFotograma {
  private enum CodingKeys: String, CodingKey {
    case hercios
  }

  /// Lee un presupuesto y comprueba su frecuencia.
  public init(from decoder: any Decoder) throws {
    let contenedor = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(hercios: contenedor.decode(Int.self, forKey: .hercios))
  }
}
