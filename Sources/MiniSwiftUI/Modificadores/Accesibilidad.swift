/// Un modificador que dice con qué se encuentra lo modificado desde fuera.
public nonisolated struct _Etiqueta: _ModificadorPrimitivo {
  private let texto: String
  init(_ texto: String) { self.texto = texto }
  public var _etiqueta: String? { texto }
}

/// Cómo se presenta a la accesibilidad lo que contiene una vista.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let nombre: String
  private init(_ nombre: String) { self.nombre = nombre }
  public static let ignore = AccessibilityChildBehavior("ignore")
  public static let contain = AccessibilityChildBehavior("contain")
  public static let combine = AccessibilityChildBehavior("combine")
}

/// Qué clase de elemento es una vista para la accesibilidad.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isImage = AccessibilityTraits(rawValue: 8)
}

extension View {
  /// Cómo nombra la vista un lector de pantalla; `Pantalla.tocar` y `escribir` la encuentran por aquí.
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(_Etiqueta(String(label)))
  }

  /// Cómo nombra la vista un lector de pantalla.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(_Etiqueta(label.contenido))
  }

  /// Cómo encuentran la vista las pruebas de interfaz.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_Etiqueta(identifier))
  }

  /// Si lo de dentro se presenta junto, suelto o no se presenta.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    apariencia("accessibilityElement", children)
  }

  /// El valor que lee un lector de pantalla.
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    apariencia("accessibilityValue", String(value))
  }

  /// Qué pasará al usarla.
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    apariencia("accessibilityHint", String(hint))
  }

  /// Si un lector de pantalla la omite.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    apariencia("accessibilityHidden", hidden)
  }

  /// Qué clase de elemento es.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    apariencia("accessibilityAddTraits", traits)
  }
}
