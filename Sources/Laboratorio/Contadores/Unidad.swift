/// El nombre de lo que se cuenta, en singular y en plural.
///
/// Existe para que un mensaje no diga «1 cuerpos evaluados». Un literal vale para los dos casos:
///
/// ```swift
/// let cuerpos = Unidad("cuerpo evaluado", "cuerpos evaluados")
/// let filas: Unidad = "filas"
/// cuerpos.contados(1)      // «1 cuerpo evaluado»
/// cuerpos.contados(1_000)  // «1 000 cuerpos evaluados»
/// ```
public struct Unidad: Sendable, Hashable, ExpressibleByStringLiteral {
  /// El nombre cuando hay exactamente uno: «cuerpo evaluado».
  public let singular: String
  /// El nombre en los demás casos, también con cero: «cuerpos evaluados».
  public let plural: String

  /// Crea una unidad con sus dos formas.
  public init(_ singular: String, _ plural: String) {
    self.singular = singular
    self.plural = plural
  }

  /// Crea una unidad cuyo singular y cuyo plural se escriben igual.
  public init(stringLiteral texto: String) {
    self.init(texto, texto)
  }

  /// Devuelve la cantidad con su unidad y un espacio inseparable en los miles: «1 000 filas».
  public func contados(_ cantidad: Int) -> String {
    "\(Numero.conMiles(cantidad)) \(cantidad == 1 ? singular : plural)"
  }
}
