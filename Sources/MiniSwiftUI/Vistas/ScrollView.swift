/// Deja desplazar su contenido. Las filas solo son perezosas dentro de un ``LazyVStack``.
public nonisolated struct ScrollView<Content: View>: _VistaPrimitiva {
  let contenido: Content

  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    contenido = content()
  }

  @MainActor public static func _nodo(
    _ vista: Self,
    padre: _Nodo,
    enLista: Bool
  ) -> _NodoDe<Self> {
    if enLista { return NodoRanura(vista, padre: padre) }
    return NodoDesplazable(vista, contenido: vista.contenido, padre: padre, enLista: false)
  }

  @MainActor public static func _filasEstaticas(_ contenido: Int?) -> Int? { 1 }
}

/// El nodo de un `ScrollView`: si dentro no hay nada perezoso, todo existe y solo se ve una parte.
final class NodoDesplazable<Content: View>: NodoDePaso<ScrollView<Content>, Content>, Desplazable {
  private(set) var desplazamiento = 0.0

  override func preparar() { grafo.registrar(self) }

  override var cuentaComoNodo: Bool { true }
  override var esTransparente: Bool { false }

  override func actualizar(con nueva: ScrollView<Content>, igualdad: ModoDeComparacion) {
    vista = nueva
    hijo?.actualizar(con: nueva.contenido)
  }

  override func destruir(_ causa: CausaDeFin) {
    guard vivo else { return }
    grafo.olvidar(self)
    super.destruir(causa)
  }

  override func visitarVisibles(_ visita: (_Nodo) -> Void) {
    guard let hijo, !Self.contienePerezoso(hijo) else {
      super.visitarVisibles(visita)
      return
    }
    let fin: Double = desplazamiento + grafo.medidas.alto
    var y = 0.0
    for parte in partes(hijo) {
      if y < fin, y + parte.alto > desplazamiento || parte.alto == 0 { visita(parte.nodo) }
      y += parte.alto + parte.espacio
    }
  }

  func desplazar(por puntos: Double) {
    guard puntos.isFinite, let hijo else { return }
    let partes: [Parte] = partes(hijo)
    let total: Double = partes.reduce(0) { $0 + $1.alto + $1.espacio }
    desplazamiento = max(0, min(desplazamiento + puntos, total - grafo.medidas.alto))
  }

  // MARK: Lo que coloca en vertical

  private struct Parte {
    let nodo: _Nodo
    let alto: Double
    var espacio = 0.0
  }

  private func partes(_ nodo: _Nodo) -> [Parte] {
    guard let espacio = nodo.espacioVertical else {
      return [Parte(nodo: nodo, alto: nodo.medir(ancho: grafo.medidas.ancho).alto)]
    }
    var todas: [Parte] = []
    nodo.visitarHijos { hijo in
      var suyas: [Parte] = partes(hijo)
      if !suyas.isEmpty { suyas[suyas.count - 1].espacio += espacio }
      todas += suyas
    }
    return todas
  }

  private static func contienePerezoso(_ nodo: _Nodo) -> Bool {
    if nodo.ventanaPropia != nil { return true }
    var contiene = false
    nodo.visitarHijos { hijo in
      if !contiene { contiene = contienePerezoso(hijo) }
    }
    return contiene
  }
}
