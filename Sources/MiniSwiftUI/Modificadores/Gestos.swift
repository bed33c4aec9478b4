/// Un modificador que responde a un toque.
public nonisolated struct _Toque: _ModificadorPrimitivo {
  private let accion: () -> Void
  init(_ accion: @escaping () -> Void) { self.accion = accion }

  public var _uso: _Uso? { .accion(accion) }
}

/// Un modificador que no deja ver lo modificado.
public nonisolated struct _Oculto: _ModificadorPrimitivo {
  public var _oculta: Bool { true }
}

extension View {
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(_Toque(action))
  }

  /// Ocupa su sitio y no se ve.
  public nonisolated func hidden() -> some View { modifier(_Oculto()) }
}
