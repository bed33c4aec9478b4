/// Un interruptor.
public nonisolated struct Toggle<Label: View>: _VistaContenedora {
  @Binding private var activo: Bool
  public let _contenido: Label

  /// - Parameter isOn: lo que enciende y apaga.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _activo = isOn
    _contenido = label()
  }

  public var _disposicion: _Disposicion { .horizontal(espacio: 8) }
  public var _dibujoPropio: _Dibujo { .figura(activo ? "encendido" : "apagado") }
  public var _uso: _Uso? { .conmutador($activo) }
}

extension Toggle where Label == Text {
  /// Un interruptor con un texto.
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
