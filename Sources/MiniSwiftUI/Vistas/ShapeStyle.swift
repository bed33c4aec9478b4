/// Con qué se pinta algo: un color o un nivel de la jerarquía.
public protocol ShapeStyle: Sendable {
  /// Lo que distingue a este estilo de otro, para saber si hay que redibujar.
  var _descripcion: String { get }
}

/// Un nivel de importancia respecto al estilo que rodea a la vista.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let nombre: String
  private init(_ nombre: String) { self.nombre = nombre }
  public static let primary = HierarchicalShapeStyle("primary")
  public static let secondary = HierarchicalShapeStyle("secondary")
  public static let tertiary = HierarchicalShapeStyle("tertiary")
  public static let quaternary = HierarchicalShapeStyle("quaternary")
  public var _descripcion: String { nombre }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// El color de acento del entorno.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public var _descripcion: String { "tint" }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}
