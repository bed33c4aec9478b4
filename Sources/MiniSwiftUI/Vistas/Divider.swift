/// Una línea que separa.
public nonisolated struct Divider: _VistaHoja {
  /// Una línea.
  public init() {}
  public var _dibujo: _Dibujo { .figura("separador") }
  public func _tamano(ancho: Double) -> CGSize { CGSize(width: ancho, height: 1) }
}
