/// Un campo de texto editable. En pantalla se ve su contenido, no su marcador.
public nonisolated struct TextField<Label: View>: _VistaContenedora {
  @Binding private var valor: String
  let marcador: String
  public let _contenido: EmptyView

  public var _dibujoPropio: _Dibujo { .texto(valor, estilo: []) }
  public var _uso: _Uso? { .texto($valor) }
  public var _marcador: String? { marcador }
}

extension TextField where Label == Text {
  /// - Parameters:
  ///   - title: el marcador que se ve si está vacío.
  ///   - text: lo que edita.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    _valor = text
    marcador = String(title)
    _contenido = EmptyView()
  }

  /// Un campo que puede crecer en una dirección.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }
}
