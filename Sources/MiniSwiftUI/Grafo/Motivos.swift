/// Por qué se evaluó un `body` (reglas 47–49 de referencia).
public struct Motivos: Equatable, Sendable {
  /// Cambió una propiedad de un objeto `@Observable` que este `body` leyó.
  public internal(set) var dependencias = false
  /// El valor de la vista que describe el padre es distinto.
  public internal(set) var propio = false
  /// La identidad es nueva.
  public internal(set) var identidad = false
  /// Propiedades dinámicas que cambiaron, con su guion bajo, en orden de declaración.
  public internal(set) var propiedades: [String] = []

  /// Sin ningún motivo.
  public init() {}

  init(
    dependencias: Bool = false,
    propio: Bool = false,
    identidad: Bool = false,
    propiedades: [String] = []
  ) {
    self.dependencias = dependencias
    self.propio = propio
    self.identidad = identidad
    self.propiedades = propiedades
  }

  /// `@dependencies`, `@self`, `@identity` y las propiedades, en el orden en que Apple los imprime.
  public var textos: [String] {
    var textos: [String] = []
    if dependencias { textos.append("@dependencies") }
    if propio { textos.append("@self") }
    if identidad { textos.append("@identity") }
    return textos + propiedades
  }

  /// La línea que imprime `Self._printChanges()` para una vista.
  public func linea(vista: String) -> String {
    let textos: [String] = textos
    if textos.isEmpty { return "\(vista): unchanged." }
    return "\(vista): \(textos.joined(separator: ", ")) changed."
  }
}
