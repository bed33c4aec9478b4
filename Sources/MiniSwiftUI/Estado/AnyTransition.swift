/// Cómo entra y sale una vista. Se guarda y se compara; aquí no se dibujan pasos intermedios.
public struct AnyTransition: Hashable, Sendable {
  private let nombre: String
  private init(_ nombre: String) { self.nombre = nombre }
  public static let identity = AnyTransition("identity")
  public static let opacity = AnyTransition("opacity")
  public static let slide = AnyTransition("slide")
  public static let scale = AnyTransition("scale")
}
