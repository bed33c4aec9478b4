/// Un modificador que dice con qué se encuentra lo modificado desde fuera.
public nonisolated struct _Etiqueta: _ModificadorPrimitivo {
  private let texto: String
  init(_ texto: String) { self.texto = texto }
  public var _etiqueta: String? { texto }
}

extension View {
  /// Cómo nombra la vista un lector de pantalla; `Pantalla.tocar` y `escribir` la encuentran por aquí.
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(_Etiqueta(String(label)))
  }

  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(_Etiqueta(label.contenido))
  }

  /// Cómo encuentran la vista las pruebas de interfaz.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_Etiqueta(identifier))
  }
}
