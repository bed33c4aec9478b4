/// Una vista que construye sus filas a medida que hacen falta.
@MainActor public protocol _VistaPerezosa: _VistaPrimitiva {
  associatedtype _Filas: View
  var _filas: _Filas { get }
}

extension _VistaPerezosa {
  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    if enLista { return NodoRanura(vista, padre: padre) }
    return NodoPerezoso(vista, padre: padre)
  }
}

/// El nodo de una lista o pila perezosa: su contenido está en modo lista y la ventana manda.
final class NodoPerezoso<Vista: _VistaPerezosa>: _NodoDe<Vista> {
  private(set) var ventana: VentanaDeLista?
  private var hijo: _NodoDe<Vista._Filas>?

  override init(_ vista: Vista, padre: _Nodo) {
    super.init(vista, padre: padre)
    let nueva = VentanaDeLista(nodo: self)
    ventana = nueva
    let contenido: _NodoDe<Vista._Filas> = Vista._Filas._nodo(
      vista._filas,
      padre: self,
      enLista: true
    )
    hijo = contenido
    nueva.contenido = contenido
  }

  override var listaParaHijos: (any ControlDeLista)? { ventana }
  override var ventanaPropia: VentanaDeLista? { ventana }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    if let hijo { visita(hijo) }
  }

  override func visitarVisibles(_ visita: (_Nodo) -> Void) {
    for fila in ventana?.visibles ?? [] where fila.viva { visita(fila.nodo) }
  }

  override func actualizar(con nueva: Vista, igualdad: ModoDeComparacion) {
    vista = nueva
    hijo?.actualizar(con: nueva._filas)
  }

  override func medir(ancho: Double) -> Tamano {
    Tamano(ancho: ancho, alto: grafo.medidas.alto)
  }

  override func destruir(_ causa: CausaDeFin) {
    guard vivo else { return }
    if let ventana { grafo.olvidar(ventana) }
    super.destruir(causa)
  }
}
