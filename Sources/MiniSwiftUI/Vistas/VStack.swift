/// Coloca sus vistas en vertical.
public nonisolated struct VStack<Content: View>: _VistaContenedora {
  private let espacio: Double
  public let _contenido: Content

  /// - Parameter spacing: en puntos; 8 si no se dice.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    espacio = spacing.map(Double.init) ?? 8
    _contenido = content()
  }

  public var _disposicion: _Disposicion { .vertical(espacio: espacio) }
}
