/// Un indicador de que algo está en marcha.
public nonisolated struct ProgressView<Label: View>: _VistaContenedora {
  private let avance: Double?
  public let _contenido: Label

  private init(avance: Double?, contenido: Label) {
    self.avance = avance
    _contenido = contenido
  }

  public var _dibujoPropio: _Dibujo { .progreso(avance) }
}

extension ProgressView where Label == EmptyView {
  /// Sin saber cuánto falta.
  public init() { self.init(avance: nil, contenido: EmptyView()) }

  /// - Parameter value: lo hecho, de 0 a `total`; `nil` si no se sabe.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(avance: value.map { Double($0 / total) }, contenido: EmptyView())
  }
}

extension ProgressView where Label == Text {
  /// Con un texto.
  public init<S: StringProtocol>(_ title: S) { self.init(avance: nil, contenido: Text(title)) }
}

extension ProgressView {
  /// Con una vista.
  public init(@ViewBuilder label: () -> Label) { self.init(avance: nil, contenido: label()) }
}
