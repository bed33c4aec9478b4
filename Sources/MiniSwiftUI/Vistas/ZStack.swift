/// Coloca sus vistas unas encima de otras.
public nonisolated struct ZStack<Content: View>: _VistaContenedora {
  public let _contenido: Content

  /// - Parameter alignment: dónde se alinean. Aquí no cambia nada.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    _contenido = content()
  }

  public var _disposicion: _Disposicion { .encimados }
}
