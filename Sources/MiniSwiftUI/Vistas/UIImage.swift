/// Un mapa de bits ya decodificado, con la ortografía de UIKit.
///
/// En Linux no hay UIKit: esta clase guarda lo que una vista y una caché necesitan saber de una
/// imagen (cuánto mide) y un nombre con el que reconocerla en pantalla y en las pruebas.
public final class UIImage: Hashable, Sendable {
  /// Tamaño en puntos: píxeles divididos por ``scale``.
  public let size: CGSize
  /// Píxeles por punto.
  public let scale: CGFloat
  /// Con qué se la reconoce en pantalla.
  public let nombre: String

  /// - Parameters:
  ///   - ancho: en píxeles.
  ///   - alto: en píxeles.
  public init(nombre: String, ancho: Int, alto: Int, escala: CGFloat = 1) {
    self.nombre = nombre
    self.scale = max(escala, 0.1)
    self.size = CGSize(
      width: CGFloat(max(0, ancho)) / self.scale,
      height: CGFloat(max(0, alto)) / self.scale
    )
  }

  /// Lee las medidas de la cabecera de un PNG o un QOI; `nil` si no es ninguno de los dos.
  ///
  /// No decodifica los píxeles: lo que cuesta decodificar se mide con el códec del laboratorio.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    let bytes: [UInt8] = Array(data.prefix(24))
    let inicio: Int
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      inicio = 16
    } else if bytes.starts(with: [0x71, 0x6F, 0x69, 0x66]) {
      inicio = 4
    } else {
      return nil
    }
    guard bytes.count >= inicio + 8 else { return nil }
    func entero(_ posicion: Int) -> Int {
      bytes[posicion..<posicion + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    self.init(
      nombre: "imagen de \(data.count) bytes",
      ancho: entero(inicio),
      alto: entero(inicio + 4),
      escala: scale
    )
  }

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
