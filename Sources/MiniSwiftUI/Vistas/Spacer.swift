/// Un hueco que crece en la dirección de su pila.
public nonisolated struct Spacer: _VistaHoja {
  private let minimo: CGFloat?

  /// - Parameter minLength: en puntos.
  public init(minLength: CGFloat? = nil) { minimo = minLength }

  public var _dibujo: _Dibujo { .nada }
  public func _tamano(ancho: Double) -> CGSize { CGSize(width: minimo ?? 0, height: minimo ?? 0) }
}
