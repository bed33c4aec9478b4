/// Una fila suelta dentro de una lista: su vista no se construye hasta que hace falta.
final class NodoRanura<Vista: View>: _NodoDe<Vista> {
  private var propia: Fila?
  private var hijo: _NodoDe<Vista>?
  private var atrasada = false

  override init(_ vista: Vista, padre: _Nodo) {
    super.init(vista, padre: padre)
    let fila = Fila(nodo: self)
    propia = fila
    self.fila = fila
  }

  override var cuentaComoNodo: Bool { false }
  override var esTransparente: Bool { true }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    if let hijo { visita(hijo) }
  }

  override func contarFilas() -> Int { 1 }
  override func fila(_ indice: Int) -> Fila? { propia }

  override func actualizar(con nueva: Vista, igualdad: ModoDeComparacion) {
    vista = nueva
    guard let hijo else { return }
    if propia?.activa == true {
      hijo.actualizar(con: nueva, igualdad: igualdad)
    } else {
      atrasada = true
    }
  }

  override func prepararFila(esNueva: Bool) {
    if esNueva {
      grafo.registro.filaConstruida(self)
      hijo = Vista._nodo(vista, padre: self, enLista: false)
    } else if atrasada {
      atrasada = false
      hijo?.heredar(entornoParaHijos)
      hijo?.actualizar(con: vista)
    }
  }

  override func buscarFila(id: AnyHashable) -> Int? {
    (vista as? any TieneIdExplicito)?.idExplicito == id ? 0 : nil
  }

  /// Suelta el contenido: cuando vuelva a hacer falta será otra identidad (regla 42).
  override func expulsarFila() {
    guard let hijo else { return }
    grafo.registro.filaExpulsada()
    hijo.destruir(.expulsada)
    self.hijo = nil
    propia?.construida = false
    propia?.pendientes = []
  }

  override func heredar(_ nuevo: Entorno) {
    entorno = nuevo
    if propia?.activa == true { hijo?.heredar(nuevo) } else { atrasada = true }
  }
}
