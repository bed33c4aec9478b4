/// Una página de un servidor: sus elementos y por dónde seguir.
public struct PaginaServida<Elemento: Sendable>: Sendable {
  /// Los elementos, en el orden del servidor; puede venir vacía y no ser el final.
  public let elementos: [Elemento]
  /// El cursor de la página siguiente; `nil` si no hay más. Es opaco: se devuelve tal cual.
  public let cursorSiguiente: String?

  /// Si queda algo después de esta página.
  public var hayMas: Bool { cursorSiguiente != nil }

  /// Crea una página, para probar a un cliente sin servidor.
  public init(elementos: [Elemento], cursorSiguiente: String?) {
    self.elementos = elementos
    self.cursorSiguiente = cursorSiguiente
  }
}

extension PaginaServida: Equatable where Elemento: Equatable {}
