/// Una imagen: un símbolo, un recurso o un mapa de bits ya decodificado.
public nonisolated struct Image: _VistaHoja, Equatable, Sendable {
  /// Cómo se reparte la imagen al estirarse.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// El tamaño relativo de un símbolo.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// Cómo se suaviza al estirarse.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  private let nombre: String
  /// En puntos, un punto por píxel.
  private let natural: CGSize
  private var estirable = false
  private var rasgos: [String] = []

  public init(systemName: String) {
    nombre = systemName
    natural = CGSize(width: 20, height: 20)
  }

  public init(_ name: String) {
    nombre = name
    natural = CGSize(width: 100, height: 100)
  }

  /// Un mapa de bits; sin ``resizable()`` adopta su tamaño.
  public init(uiImage: UIImage) {
    nombre = uiImage.nombre
    natural = uiImage.size
  }

  public func resizable() -> Image {
    var copia: Image = self
    copia.estirable = true
    return copia
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copia: Image = self
    copia.rasgos.append("\(interpolation)")
    return copia
  }

  public var _dibujo: _Dibujo {
    .imagen(nombre, rasgos: rasgos + [estirable ? "estirable" : "\(natural)"])
  }

  /// Sin `resizable()` adopta su tamaño en píxeles, quepa o no.
  public func _tamano(ancho: Double) -> CGSize {
    guard estirable, natural.width > 0 else { return natural }
    return CGSize(width: ancho, height: natural.height * ancho / natural.width)
  }
}
