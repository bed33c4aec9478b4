/// Una vista con el tipo borrado.
///
/// Mismo tipo dentro, misma identidad; otro tipo, se destruye lo anterior (regla 6). Como el tipo no
/// se ve, una lista no puede saber cuántas filas da sin construirla (regla 39).
public nonisolated struct AnyView: _VistaPrimitiva {
  let caja: CajaDeVista

  public init<V: View>(_ view: V) { caja = CajaConVista(view) }

  public init<V: View>(erasing view: V) { caja = CajaConVista(view) }

  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    NodoAnyView(vista, padre: padre, enLista: enLista)
  }

  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? { nil }
}

/// Crea o actualiza un nodo sin que quien la guarda conozca el tipo.
nonisolated class CajaDeVista {
  @MainActor func crear(padre: _Nodo, enLista: Bool) -> _Nodo? { nil }
  /// Devuelve `false` si el nodo es de otro tipo.
  @MainActor func actualizar(_ nodo: _Nodo) -> Bool { false }
}

nonisolated final class CajaConVista<V: View>: CajaDeVista {
  private let vista: V
  init(_ vista: V) { self.vista = vista }

  @MainActor override func crear(padre: _Nodo, enLista: Bool) -> _Nodo? {
    V._nodo(vista, padre: padre, enLista: enLista)
  }

  @MainActor override func actualizar(_ nodo: _Nodo) -> Bool {
    guard let nodo = nodo as? _NodoDe<V> else { return false }
    nodo.actualizar(con: vista)
    return true
  }
}

final class NodoAnyView: _NodoDe<AnyView> {
  private let enLista: Bool
  private var hijo: _Nodo?

  init(_ vista: AnyView, padre: _Nodo, enLista: Bool) {
    self.enLista = enLista
    super.init(vista, padre: padre)
    guard profundidad < Grafo.limiteDeProfundidad else {
      grafo.avisar(
        .recursionSinFin(limite: Grafo.limiteDeProfundidad),
        vista: nombreDeVista,
        nodo: self
      )
      return
    }
    hijo = vista.caja.crear(padre: self, enLista: enLista)
  }

  override var esTransparente: Bool { true }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    if let hijo { visita(hijo) }
  }

  override func actualizar(con nueva: AnyView, igualdad: ModoDeComparacion) {
    vista = nueva
    if let hijo, nueva.caja.actualizar(hijo) { return }
    hijo?.destruir(.destruida)
    hijo = nueva.caja.crear(padre: self, enLista: enLista)
    cambioDeEstructura(enLista: enLista)
  }

  override func contarFilas() -> Int { hijo?.contarFilas() ?? 0 }
  override func fila(_ indice: Int) -> Fila? { hijo?.fila(indice) }
  override func encabezados(desde base: Int, en posiciones: inout [Int]) {
    hijo?.encabezados(desde: base, en: &posiciones)
  }
}
