/// El marco de una pantalla. Aquí solo deja pasar su contenido: no hay navegación.
public nonisolated struct NavigationStack<Content: View>: _VistaContenedora {
  public let _contenido: Content

  public init(@ViewBuilder root: () -> Content) { _contenido = root() }
}
