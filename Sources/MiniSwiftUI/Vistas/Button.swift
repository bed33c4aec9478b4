/// Un control que ejecuta una acción al tocarlo.
public nonisolated struct Button<Label: View>: _VistaContenedora {
  private let accion: () -> Void
  public let _contenido: Label

  /// - Parameter action: lo que se hace al tocarlo, fuera de toda evaluación.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    accion = action
    _contenido = label()
  }

  /// Un botón con un papel, como borrar.
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

extension Button where Label == MiniSwiftUI.Label<Text, Image> {
  /// Un botón con texto e icono.
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping () -> Void
  ) {
    self.init(action: action) { MiniSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == Text {
  /// Un botón con un texto.
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Un botón con un texto y un papel.
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}
