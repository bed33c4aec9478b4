/// Deja desplazar su contenido. Las filas solo son perezosas dentro de un ``LazyVStack``.
public nonisolated struct ScrollView<Content: View>: _VistaContenedora {
  public let _contenido: Content

  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    _contenido = content()
  }
}
