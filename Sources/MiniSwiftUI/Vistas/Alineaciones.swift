/// Dónde se alinea en horizontal.
public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }

/// Dónde se alinea en vertical.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Dónde se alinea en las dos direcciones.
public enum Alignment: Hashable, Sendable {
  case topLeading, top, topTrailing, leading, center, trailing
  case bottomLeading, bottom, bottomTrailing
}

/// Cómo se reparten las líneas de un texto.
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }

/// Cómo se ajusta una proporción al sitio que hay.
public enum ContentMode: Hashable, Sendable { case fit, fill }

/// Los ejes en que se puede desplazar o rellenar.
public enum Axis: Hashable, Sendable {
  case horizontal, vertical

  /// Uno o los dos ejes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// Los lados de un rectángulo.
public enum Edge: Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Varios lados.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Márgenes por lado, en puntos.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
