/// Una cuenta medida a varios tamaños: una línea de la curva.
public struct Serie: Sendable, Hashable {
  /// Lo contado a un tamaño.
  public struct Punto: Sendable, Hashable, Codable {
    /// El tamaño de la colección, en elementos; al menos 1.
    public let tamano: Int
    /// Cuántas veces pasó lo que se cuenta; nunca negativo.
    public let conteo: Int

    /// Crea un punto. Lo comprueba la ``Serie`` que lo recibe.
    public init(tamano: Int, conteo: Int) {
      self.tamano = tamano
      self.conteo = conteo
    }
  }

  /// Los tamaños con los que mide el cuaderno.
  ///
  /// Van de lo que cabe en una prueba a mano (100) a donde lo cuadrático ya no se puede disimular
  /// (50 000).
  public static let tamanosHabituales = [100, 1000, 10_000, 50_000]

  /// El nombre con el que aparece en la leyenda: «rota», «cuerpos evaluados».
  public let nombre: String
  /// Los puntos, de menor a mayor tamaño.
  public let puntos: [Punto]

  /// Crea una serie comprobada.
  /// - Parameters:
  ///   - nombre: El nombre de la leyenda.
  ///   - puntos: Al menos uno, con los tamaños de menor a mayor y los conteos no negativos.
  /// - Throws: ``ErrorDeCurva`` si los puntos no cumplen eso.
  public init(_ nombre: String, _ puntos: [Punto]) throws(ErrorDeCurva) {
    guard !puntos.isEmpty else { throw .sinPuntos(serie: nombre) }
    var anterior = 0
    for punto in puntos {
      guard punto.tamano > anterior else {
        throw .tamanosSinOrden(serie: nombre, tamano: punto.tamano)
      }
      guard punto.conteo >= 0 else {
        throw .conteoNegativo(serie: nombre, conteo: punto.conteo)
      }
      anterior = punto.tamano
    }
    self.nombre = nombre
    self.puntos = puntos
  }

  /// Devuelve la misma serie con otro nombre, para juntar en una figura la de varias versiones.
  public func conNombre(_ nuevo: String) -> Serie {
    Serie(comprobada: puntos, nombre: nuevo)
  }

  private init(comprobada puntos: [Punto], nombre: String) {
    self.nombre = nombre
    self.puntos = puntos
  }
}

extension Serie: Codable {
  private enum CodingKeys: String, CodingKey {
    case nombre, puntos
  }

  /// Lee una serie y vuelve a comprobarla: el JSON viene de otro proceso.
  /// - Throws: Un error de decodificación o ``ErrorDeCurva``.
  public init(from decoder: any Decoder) throws {
    let contenedor = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      contenedor.decode(String.self, forKey: .nombre),
      contenedor.decode([Punto].self, forKey: .puntos)
    )
  }
}
