/// Un texto con su icono.
public nonisolated struct Label<Title: View, Icon: View>: _VistaContenedora {
  public let _contenido: TupleView<Icon, Title>

  /// Con una vista para cada parte.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    _contenido = TupleView((icon(), title()))
  }

  public var _disposicion: _Disposicion { .horizontal(espacio: 8) }
}

extension Label where Title == Text, Icon == Image {
  /// Con un texto y un símbolo.
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
