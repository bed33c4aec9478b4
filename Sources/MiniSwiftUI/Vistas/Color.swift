/// Un color; como vista, ocupa el sitio que le den.
public nonisolated struct Color: _VistaHoja, ShapeStyle, Hashable {
  private let nombre: String
  private var opacidad = 1.0

  private init(nombre: String) { self.nombre = nombre }

  /// El color con nombre de un catálogo de recursos.
  public init(_ name: String) { nombre = "recurso \(name)" }

  /// - Parameters: de 0 a 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    nombre = "rgb \(red) \(green) \(blue)"
    opacidad = opacity
  }

  /// - Parameters: de 0 a 1.
  public init(white: Double, opacity: Double = 1) {
    nombre = "blanco \(white)"
    opacidad = opacity
  }

  public static let red = Color(nombre: "red")
  public static let orange = Color(nombre: "orange")
  public static let yellow = Color(nombre: "yellow")
  public static let green = Color(nombre: "green")
  public static let mint = Color(nombre: "mint")
  public static let teal = Color(nombre: "teal")
  public static let blue = Color(nombre: "blue")
  public static let indigo = Color(nombre: "indigo")
  public static let purple = Color(nombre: "purple")
  public static let pink = Color(nombre: "pink")
  public static let brown = Color(nombre: "brown")
  public static let white = Color(nombre: "white")
  public static let gray = Color(nombre: "gray")
  public static let black = Color(nombre: "black")
  public static let clear = Color(nombre: "clear")
  public static let primary = Color(nombre: "primary")
  public static let secondary = Color(nombre: "secondary")
  public static let accentColor = Color(nombre: "accentColor")

  /// - Parameter opacity: de 0 (transparente) a 1.
  public func opacity(_ opacity: Double) -> Color {
    var copia: Color = self
    copia.opacidad *= opacity
    return copia
  }

  public var _descripcion: String { opacidad == 1 ? nombre : "\(nombre) \(opacidad)" }
  public var _dibujo: _Dibujo { .color(self) }
  public func _tamano(ancho: Double) -> CGSize { CGSize(width: 10, height: 10) }
}
