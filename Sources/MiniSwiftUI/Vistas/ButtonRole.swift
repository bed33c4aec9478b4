/// Qué clase de acción hace un botón.
public struct ButtonRole: Hashable, Sendable {
  private let nombre: String
  private init(_ nombre: String) { self.nombre = nombre }
  public static let destructive = ButtonRole("destructive")
  public static let cancel = ButtonRole("cancel")
}
