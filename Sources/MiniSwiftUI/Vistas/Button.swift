/// Un control que ejecuta una acción al tocarlo.
public nonisolated struct Button<Label: View>: _VistaContenedora {
  private let accion: () -> Void
  public let _contenido: Label

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    accion = action
    _contenido = label()
  }

  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }

  public var _disposicion: _Disposicion { .horizontal(espacio: 8) }
  public var _uso: _Uso? { .accion(accion) }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}
