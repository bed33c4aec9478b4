/// Una o varias líneas de texto de solo lectura.
public nonisolated struct Text: _VistaHoja, Equatable, Sendable {
  let contenido: String
  private var estilo: [String] = []

  public init<S: StringProtocol>(_ content: S) { contenido = String(content) }

  public init(verbatim content: String) { contenido = content }

  /// Da formato al valor cada vez que se crea: dentro de un `body`, cada vez que se evalúa.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    contenido = format.format(input)
  }

  private func con(_ rasgo: String) -> Text {
    var copia: Text = self
    copia.estilo.append(rasgo)
    return copia
  }

  public func bold(_ isActive: Bool = true) -> Text { isActive ? con("negrita") : self }
  public func italic(_ isActive: Bool = true) -> Text { isActive ? con("cursiva") : self }
  public func strikethrough(_ isActive: Bool = true) -> Text { isActive ? con("tachado") : self }
  public func underline(_ isActive: Bool = true) -> Text { isActive ? con("subrayado") : self }
  public func monospacedDigit() -> Text { con("cifras fijas") }
  public func font(_ font: Font?) -> Text { font.map { con("\($0)") } ?? self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { con("\($0)") } ?? self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { con("\(style)") }
  public func foregroundColor(_ color: Color?) -> Text { color.map { con("\($0)") } ?? self }

  public static func + (lhs: Text, rhs: Text) -> Text {
    var suma = Text(verbatim: lhs.contenido + rhs.contenido)
    suma.estilo = lhs.estilo + rhs.estilo
    return suma
  }

  public var _dibujo: _Dibujo { .texto(contenido, estilo: estilo) }

  /// Una línea mide 20 puntos; aquí el texto solo salta donde lo dice.
  public func _tamano(ancho: Double) -> CGSize {
    let lineas: Int = contenido.split(separator: "\n", omittingEmptySubsequences: false).count
    return CGSize(width: min(ancho, Double(contenido.count) * 8), height: Double(lineas) * 20)
  }
}
