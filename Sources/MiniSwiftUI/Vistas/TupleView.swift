/// Varias vistas seguidas, en el orden en que están escritas: su posición es su identidad.
public nonisolated struct TupleView<each Content: View>: _VistaPrimitiva {
  let valores: (repeat each Content)

  init(_ valores: (repeat each Content)) { self.valores = valores }

  @MainActor public static func _nodo(_ vista: Self, padre: _Nodo, enLista: Bool) -> _NodoDe<Self> {
    NodoTupla(vista, padre: padre, enLista: enLista)
  }

  /// La suma; `nil` si alguna no se sabe.
  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? {
    var total = 0
    for tipo in repeat (each Content).self {
      guard let filas = tipo._filasEstaticas(contenido) else { return nil }
      total += filas
    }
    return total
  }

  @MainActor public static var _llevaIdExplicito: Bool {
    var alguna = false
    for tipo in repeat (each Content).self {
      if tipo._llevaIdExplicito { alguna = true }
    }
    return alguna
  }
}

final class NodoTupla<each Content: View>: _NodoDe<TupleView<repeat each Content>> {
  private var hijos: [_Nodo] = []

  init(_ vista: TupleView<repeat each Content>, padre: _Nodo, enLista: Bool) {
    super.init(vista, padre: padre)
    for valor in repeat each vista.valores { crear(valor, enLista) }
  }

  private func crear<Hijo: View>(_ valor: Hijo, _ enLista: Bool) {
    hijos.append(Hijo._nodo(valor, padre: self, enLista: enLista))
  }

  override var cuentaComoNodo: Bool { false }
  override var esTransparente: Bool { true }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    for hijo in hijos { visita(hijo) }
  }

  override func actualizar(
    con nueva: TupleView<repeat each Content>,
    igualdad: ModoDeComparacion
  ) {
    vista = nueva
    var indice = 0
    for valor in repeat each nueva.valores {
      actualizar(hijos[indice], con: valor)
      indice += 1
    }
  }

  private func actualizar<Hijo: View>(_ nodo: _Nodo, con valor: Hijo) {
    unsafeDowncast(nodo, to: _NodoDe<Hijo>.self).actualizar(con: valor)
  }

  // MARK: Filas

  override func contarFilas() -> Int {
    hijos.reduce(0) { $0 + $1.contarFilas() }
  }

  override func fila(_ indice: Int) -> Fila? {
    var resto: Int = indice
    for hijo in hijos {
      let cuenta: Int = hijo.contarFilas()
      if resto < cuenta { return hijo.fila(resto) }
      resto -= cuenta
    }
    return nil
  }

  override func filasAntes(de hijo: _Nodo) -> Int {
    var total = 0
    for otro in hijos {
      if otro === hijo { return total }
      total += otro.contarFilas()
    }
    return total
  }

  override func encabezados(desde base: Int, en posiciones: inout [Int]) {
    var base: Int = base
    for hijo in hijos {
      hijo.encabezados(desde: base, en: &posiciones)
      base += hijo.contarFilas()
    }
  }
}
