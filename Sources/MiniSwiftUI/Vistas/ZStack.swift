/// Coloca sus vistas unas encima de otras.
public nonisolated struct ZStack<Content: View>: _VistaContenedora {
  public let _contenido: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    _contenido = content()
  }

  public var _disposicion: _Disposicion { .encimados }
}
