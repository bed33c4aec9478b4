/// Una figura que se rellena, se traza o recorta.
@MainActor @preconcurrency public protocol Shape: _VistaHoja, Sendable {
  nonisolated var _figura: String { get }
}

extension Shape {
  public var _dibujo: _Dibujo { .figura(_figura) }
  public func _tamano(ancho: Double) -> CGSize { CGSize(width: 10, height: 10) }

  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View {
    apariencia("fill", content._descripcion)
  }

  /// - Parameter lineWidth: en puntos.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> some View {
    apariencia("stroke \(lineWidth)", content._descripcion)
  }
}

/// Un rectángulo.
public nonisolated struct Rectangle: Shape {
  public init() {}
  public var _figura: String { "rectángulo" }
}

/// Un rectángulo de esquinas redondeadas; el radio, en puntos.
public nonisolated struct RoundedRectangle: Shape {
  private let radio: CGFloat
  public init(cornerRadius: CGFloat) { radio = cornerRadius }
  public var _figura: String { "rectángulo redondeado \(radio)" }
}

/// Un círculo.
public nonisolated struct Circle: Shape {
  public init() {}
  public var _figura: String { "círculo" }
}

/// Una cápsula.
public nonisolated struct Capsule: Shape {
  public init() {}
  public var _figura: String { "cápsula" }
}

extension View {
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View {
    apariencia("clipShape", shape._figura)
  }

  public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View {
    apariencia("contentShape", shape._figura)
  }

  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T
  ) -> some View {
    apariencia("background \(shape._figura)", style._descripcion)
  }
}
