/// El sitio de lo modificado dentro del `body(content:)` de un ``ViewModifier``.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _VistaPrimitiva {
  init() {}

  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    NodoDeContenido(vista, padre: padre, enLista: enLista)
  }

  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? { contenido }
}

/// Quien sabe crear y actualizar lo modificado sin que su sitio conozca el tipo.
@MainActor protocol DaContenido: AnyObject {
  var modificador: Any.Type { get }
  func crearContenido(padre: _Nodo, enLista: Bool) -> _Nodo
  func actualizarContenido(_ nodo: _Nodo)
  func registrar(_ sitio: any RecibeContenido)
}

/// Un sitio que muestra lo modificado.
@MainActor protocol RecibeContenido: AnyObject {
  func contenidoNuevo()
}

final class NodoDeContenido<Modifier: ViewModifier>: _NodoDe<_ViewModifier_Content<Modifier>>,
  RecibeContenido
{
  private weak var origen: (any DaContenido)?
  private var hijo: _Nodo?

  init(_ vista: _ViewModifier_Content<Modifier>, padre: _Nodo, enLista: Bool) {
    super.init(vista, padre: padre)
    var nodo: _Nodo? = padre
    while let actual = nodo {
      if let origen = actual as? any DaContenido, origen.modificador == Modifier.self {
        self.origen = origen
        break
      }
      nodo = actual.padre
    }
    origen?.registrar(self)
    hijo = origen?.crearContenido(padre: self, enLista: enLista)
  }

  func contenidoNuevo() {
    guard vivo, let hijo else { return }
    origen?.actualizarContenido(hijo)
  }

  override var cuentaComoNodo: Bool { false }
  override var esTransparente: Bool { true }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    if let hijo { visita(hijo) }
  }

  override func contarFilas() -> Int { hijo?.contarFilas() ?? 0 }
  override func fila(_ indice: Int) -> Fila? { hijo?.fila(indice) }
  override func encabezados(desde base: Int, en posiciones: inout [Int]) {
    hijo?.encabezados(desde: base, en: &posiciones)
  }
}
