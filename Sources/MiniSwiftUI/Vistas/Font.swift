/// Un estilo de letra. Se guarda y se compara; no cambia la medida del texto.
public struct Font: Hashable, Sendable {
  /// El grosor del trazo.
  public struct Weight: Hashable, Sendable {
    private let nombre: String
    private init(_ nombre: String) { self.nombre = nombre }
    public static let light = Weight("light")
    public static let regular = Weight("regular")
    public static let medium = Weight("medium")
    public static let semibold = Weight("semibold")
    public static let bold = Weight("bold")
    public static let heavy = Weight("heavy")
  }

  /// La familia del diseño.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  private var rasgos: [String]
  private init(_ nombre: String) { rasgos = [nombre] }

  public static let largeTitle = Font("largeTitle")
  public static let title = Font("title")
  public static let title2 = Font("title2")
  public static let title3 = Font("title3")
  public static let headline = Font("headline")
  public static let subheadline = Font("subheadline")
  public static let body = Font("body")
  public static let callout = Font("callout")
  public static let footnote = Font("footnote")
  public static let caption = Font("caption")
  public static let caption2 = Font("caption2")

  /// - Parameter size: en puntos.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font("system \(size) \(weight.map { "\($0)" } ?? "") \(design.map { "\($0)" } ?? "")")
  }

  private func con(_ rasgo: String) -> Font {
    var copia: Font = self
    copia.rasgos.append(rasgo)
    return copia
  }

  public func bold() -> Font { con("bold") }
  public func italic() -> Font { con("italic") }
  public func monospaced() -> Font { con("monospaced") }
  public func monospacedDigit() -> Font { con("monospacedDigit") }
  public func weight(_ weight: Weight) -> Font { con("\(weight)") }
}
