/// El resultado de un `if/else` o un `switch`: una de dos vistas.
///
/// Cambiar de rama destruye lo que había y crea lo otro, aunque dibujen lo mismo (regla 2).
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>:
  _VistaPrimitiva
{
  enum Rama {
    case primera(TrueContent)
    case segunda(FalseContent)
  }

  let rama: Rama

  init(rama: Rama) { self.rama = rama }

  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    if enLista, _filasEstaticas(nil) == 1 { return NodoRanura(vista, padre: padre) }
    return NodoCondicional(vista, padre: padre, enLista: enLista)
  }

  /// La cuenta común si las dos ramas coinciden (regla 37).
  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? {
    let primera: Int? = TrueContent._filasEstaticas(contenido)
    return primera == FalseContent._filasEstaticas(contenido) ? primera : nil
  }

  @MainActor public static var _llevaIdExplicito: Bool {
    TrueContent._llevaIdExplicito || FalseContent._llevaIdExplicito
  }
}

final class NodoCondicional<Primera: View, Segunda: View>:
  _NodoDe<_ConditionalContent<Primera, Segunda>>
{
  private let enLista: Bool
  private var primera: _NodoDe<Primera>?
  private var segunda: _NodoDe<Segunda>?

  init(_ vista: _ConditionalContent<Primera, Segunda>, padre: _Nodo, enLista: Bool) {
    self.enLista = enLista
    super.init(vista, padre: padre)
    crear()
  }

  private func crear() {
    switch vista.rama {
    case .primera(let valor): primera = Primera._nodo(valor, padre: self, enLista: enLista)
    case .segunda(let valor): segunda = Segunda._nodo(valor, padre: self, enLista: enLista)
    }
  }

  private var hijo: _Nodo? { primera ?? segunda }

  override var cuentaComoNodo: Bool { false }
  override var esTransparente: Bool { true }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    if let hijo { visita(hijo) }
  }

  override func actualizar(
    con nueva: _ConditionalContent<Primera, Segunda>,
    igualdad: ModoDeComparacion
  ) {
    vista = nueva
    switch (nueva.rama, primera, segunda) {
    case (.primera(let valor), let nodo?, _): nodo.actualizar(con: valor)
    case (.segunda(let valor), _, let nodo?): nodo.actualizar(con: valor)
    default:
      hijo?.destruir(.destruida)
      primera = nil
      segunda = nil
      crear()
      cambioDeEstructura(enLista: enLista)
    }
  }

  override func contarFilas() -> Int { hijo?.contarFilas() ?? 0 }
  override func fila(_ indice: Int) -> Fila? { hijo?.fila(indice) }
  override func encabezados(desde base: Int, en posiciones: inout [Int]) {
    hijo?.encabezados(desde: base, en: &posiciones)
  }
}
