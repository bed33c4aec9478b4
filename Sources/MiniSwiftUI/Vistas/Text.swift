/// Una o varias líneas de texto de solo lectura.
public nonisolated struct Text: _VistaHoja, Equatable, Sendable {
  let contenido: String
  private var estilo: [_RasgoDeTexto] = []

  /// Un texto tal cual. En SwiftUI un literal se busca además en las traducciones.
  public init<S: StringProtocol>(_ content: S) { contenido = String(content) }

  /// Un texto tal cual.
  public init(verbatim content: String) { contenido = content }

  /// Da formato al valor cada vez que se crea: dentro de un `body`, cada vez que se evalúa.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    contenido = format.format(input)
  }

  private func con(_ rasgo: _RasgoDeTexto) -> Text {
    var copia: Text = self
    copia.estilo.append(rasgo)
    return copia
  }

  /// En negrita.
  public func bold(_ isActive: Bool = true) -> Text { isActive ? con(.negrita) : self }
  /// En cursiva.
  public func italic(_ isActive: Bool = true) -> Text { isActive ? con(.cursiva) : self }
  /// Tachado.
  public func strikethrough(_ isActive: Bool = true) -> Text { isActive ? con(.tachado) : self }
  /// Subrayado.
  public func underline(_ isActive: Bool = true) -> Text { isActive ? con(.subrayado) : self }
  /// Con todas las cifras del mismo ancho.
  public func monospacedDigit() -> Text { con(.cifrasFijas) }
  /// La letra.
  public func font(_ font: Font?) -> Text { font.map { con(.letra($0)) } ?? self }
  /// El grosor de la letra.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { con(.grosor($0)) } ?? self
  }
  /// Con qué se pinta.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { con(.tinta(style._descripcion)) }
  /// El color.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { con(.tinta($0._descripcion)) } ?? self
  }

  /// Un texto detrás de otro.
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

/// Un rasgo del texto que cambia cómo se ve.
public enum _RasgoDeTexto: Hashable, Sendable {
  case negrita, cursiva, tachado, subrayado, cifrasFijas
  case letra(Font)
  case grosor(Font.Weight)
  case tinta(String)
}
