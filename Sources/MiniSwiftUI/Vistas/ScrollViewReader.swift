/// Un punto dentro de un rectángulo, de 0 a 1 en cada eje.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}

/// Lleva una lista hasta un elemento.
@MainActor public struct ScrollViewProxy {
  weak var nodo: _Nodo?

  /// Desplaza la lista hasta la fila con ese identificador: el de su `ForEach` o el de `.id(_:)`.
  ///
  /// No hace falta `.id(_:)` en las filas de un `ForEach`, y ponerlo obliga a construirlas todas.
  ///
  /// - Complexity: O(elementos): busca el identificador.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let nodo, nodo.vivo else { return }
    var hecho = false
    func buscar(_ nodo: _Nodo) {
      guard !hecho else { return }
      if let ventana = nodo.ventanaPropia, ventana.desplazar(aId: AnyHashable(id), ancla: anchor) {
        hecho = true
        return
      }
      nodo.visitarHijos(buscar)
    }
    buscar(nodo)
  }
}

/// Da a su contenido con qué desplazar las listas que contiene.
public nonisolated struct ScrollViewReader<Content: View>: _VistaPrimitiva {
  let contenido: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    contenido = content
  }

  @MainActor public static func _nodo(
    _ vista: Self,
    padre: _Nodo,
    enLista: Bool
  ) -> _NodoDe<Self> {
    if enLista { return NodoRanura(vista, padre: padre) }
    return NodoLectorDeDesplazamiento(vista, padre: padre)
  }
}

final class NodoLectorDeDesplazamiento<Content: View>:
  NodoDePaso<ScrollViewReader<Content>, Content>
{
  init(_ vista: ScrollViewReader<Content>, padre: _Nodo) {
    super.init(sinContenido: vista, padre: padre)
    crearHijo(describir(), enLista: false)
  }

  private func describir() -> Content { vista.contenido(ScrollViewProxy(nodo: self)) }

  override func actualizar(con nueva: ScrollViewReader<Content>, igualdad: ModoDeComparacion) {
    vista = nueva
    hijo?.actualizar(con: describir())
  }
}
