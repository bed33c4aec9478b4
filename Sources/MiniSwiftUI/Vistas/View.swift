/// Una descripción de lo que hay en pantalla: un valor barato que el grafo compara y evalúa.
///
/// Se escribe igual que en SwiftUI. Los requisitos con guion bajo son del grafo: el código de una
/// app no los ve ni los implementa.
@MainActor @preconcurrency public protocol View {
  /// El tipo de lo que devuelve ``body``; lo infiere el compilador.
  associatedtype Body: View

  /// El contenido y el comportamiento de la vista.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Crea el nodo de esta vista. `enLista`: el contenedor es perezoso y pide filas sueltas.
  @MainActor static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self>

  /// Cuántas filas aporta a una lista si el tipo basta para saberlo; `nil` si hay que construirla.
  ///
  /// Reglas 35–39 de referencia. `contenido` es la respuesta de lo que envuelve un `ViewModifier`.
  @MainActor static func _filasEstaticas(_ contenido: Int?) -> Int?

  /// Si en el camino hasta la fila hay un `.id(_:)`, que obliga a construirlas todas (regla 41).
  @MainActor static var _llevaIdExplicito: Bool { get }
}

extension View {
  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    if enLista, Self._filasEstaticas(nil) == 1 {
      return NodoRanura(vista, padre: padre)
    }
    return NodoCompuesto(vista, padre: padre, enLista: enLista)
  }

  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? {
    Body.self == Never.self ? 1 : Body._filasEstaticas(contenido)
  }

  @MainActor public static var _llevaIdExplicito: Bool {
    Body.self == Never.self ? false : Body._llevaIdExplicito
  }
}

extension Never: View {
  public var body: Never { fatalError("Never no tiene valores: este código no se alcanza.") }
}

/// Una vista de la biblioteca, sin `body`: el grafo sabe construirla.
@MainActor @preconcurrency public protocol _VistaPrimitiva: View where Body == Never {}

extension _VistaPrimitiva {
  public var body: Never {
    fatalError("«\(Self.self)» es una vista primitiva y su body no se evalúa.")
  }
}
