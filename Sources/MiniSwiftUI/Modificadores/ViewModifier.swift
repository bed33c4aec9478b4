/// Un cambio que se aplica a una vista para dar otra.
@MainActor @preconcurrency public protocol ViewModifier {
  /// El tipo de lo que devuelve ``body(content:)``; lo infiere el compilador.
  associatedtype Body: View

  /// Lo modificado, tal como se ve desde dentro del modificador.
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body

  /// Crea el nodo de una vista con este modificador.
  @MainActor static func _nodo<Modificada: View>(
    _ vista: ModifiedContent<Modificada, Self>,
    padre: _Nodo,
    enLista: Bool
  ) -> _NodoDe<ModifiedContent<Modificada, Self>>

  /// Cuántas filas da si lo modificado da `contenido` (regla 37).
  @MainActor static func _filasEstaticas(_ contenido: Int?) -> Int?

  /// Si fija una identidad explícita a la fila (regla 41).
  @MainActor static var _llevaIdExplicito: Bool { get }
}

extension ViewModifier {
  @MainActor public static func _nodo<Modificada: View>(
    _ vista: ModifiedContent<Modificada, Self>,
    padre: _Nodo,
    enLista: Bool
  ) -> _NodoDe<ModifiedContent<Modificada, Self>> {
    NodoModificadorCompuesto(vista, padre: padre, enLista: enLista)
  }

  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? {
    Body.self == Never.self ? contenido : Body._filasEstaticas(contenido)
  }

  @MainActor public static var _llevaIdExplicito: Bool { false }
}

/// Una vista con un modificador.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// Lo modificado.
  public var content: Content
  /// El modificador.
  public var modifier: Modifier

  /// Aplica un modificador a una vista.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _VistaPrimitiva where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("ModifiedContent no tiene body: el grafo lo construye.") }

  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    if enLista, _filasEstaticas(nil) == 1 { return NodoRanura(vista, padre: padre) }
    return Modifier._nodo(vista, padre: padre, enLista: enLista)
  }

  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? {
    Modifier._filasEstaticas(Content._filasEstaticas(contenido))
  }

  @MainActor public static var _llevaIdExplicito: Bool {
    Modifier._llevaIdExplicito || Content._llevaIdExplicito
  }
}

extension View {
  /// Aplica un modificador propio.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
