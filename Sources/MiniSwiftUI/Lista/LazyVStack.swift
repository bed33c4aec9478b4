/// Una pila vertical que construye sus filas a medida que hacen falta; va dentro de ``ScrollView``.
public nonisolated struct LazyVStack<Content: View>: _VistaPerezosa {
  private let contenido: Content

  /// - Parameter spacing: en puntos. Aquí las filas van seguidas.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    contenido = content()
  }

  public var _filas: Content { contenido }
}
