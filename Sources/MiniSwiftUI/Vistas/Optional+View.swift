/// El resultado de un `if` sin `else`: pasar de nada a algo crea, y de algo a nada destruye (regla 3).
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("Optional no tiene body: el grafo usa lo que contiene.") }

  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    NodoOpcional(vista, padre: padre, enLista: enLista)
  }

  /// Una o ninguna: no se sabe sin construirla (regla 36).
  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? { nil }

  @MainActor public static var _llevaIdExplicito: Bool { Wrapped._llevaIdExplicito }
}

extension Optional: _VistaPrimitiva where Wrapped: View {}

final class NodoOpcional<Contenido: View>: _NodoDe<Contenido?> {
  private let enLista: Bool
  private var hijo: _NodoDe<Contenido>?

  init(_ vista: Contenido?, padre: _Nodo, enLista: Bool) {
    self.enLista = enLista
    super.init(vista, padre: padre)
    if let vista { hijo = Contenido._nodo(vista, padre: self, enLista: enLista) }
  }

  override var cuentaComoNodo: Bool { false }
  override var esTransparente: Bool { true }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    if let hijo { visita(hijo) }
  }

  override func actualizar(con nueva: Contenido?, igualdad: ModoDeComparacion) {
    vista = nueva
    switch (nueva, hijo) {
    case (let valor?, let nodo?): nodo.actualizar(con: valor)
    case (let valor?, nil):
      hijo = Contenido._nodo(valor, padre: self, enLista: enLista)
      cambioDeEstructura(enLista: enLista)
    case (nil, let nodo?):
      nodo.destruir(.destruida)
      hijo = nil
      cambioDeEstructura(enLista: enLista)
    case (nil, nil): break
    }
  }

  override func contarFilas() -> Int { hijo?.contarFilas() ?? 0 }
  override func fila(_ indice: Int) -> Fila? { hijo?.fila(indice) }
  override func encabezados(desde base: Int, en posiciones: inout [Int]) {
    hijo?.encabezados(desde: base, en: &posiciones)
  }
}
