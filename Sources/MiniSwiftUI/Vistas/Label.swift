/// Un texto con su icono.
public nonisolated struct Label<Title: View, Icon: View>: _VistaContenedora {
  public let _contenido: TupleView<Icon, Title>

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    _contenido = TupleView((icon(), title()))
  }

  public var _disposicion: _Disposicion { .horizontal(espacio: 8) }
}

extension Label where Title == Text, Icon == Image {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
