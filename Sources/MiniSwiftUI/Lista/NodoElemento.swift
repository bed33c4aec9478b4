import Observation

/// Un elemento de un `ForEach`: ejecuta su *closure* con su propio seguimiento (regla 31).
final class NodoElemento<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Nodo {
  let id: ID
  /// Posición del elemento en la colección.
  var indice: Int {
    didSet { propia?.indice = indice }
  }
  private unowned let origen: NodoForEach<Data, ID, Content>
  private(set) var propia: Fila?
  private var hijo: _NodoDe<Content>?
  private let contenidoEnLista: Bool
  private var evaluacion = 0
  /// El *closure* cambió mientras el elemento no estaba en pantalla.
  var atrasado = false

  init(
    _ origen: NodoForEach<Data, ID, Content>,
    id: ID,
    indice: Int,
    esFila: Bool,
    contenidoEnLista: Bool
  ) {
    self.origen = origen
    self.id = id
    self.indice = indice
    self.contenidoEnLista = contenidoEnLista
    super.init(padre: origen)
    guard esFila else { return }
    let nueva = Fila(nodo: self)
    nueva.indice = indice
    nueva.id = AnyHashable(id)
    propia = nueva
    fila = nueva
  }

  override var cuentaComoNodo: Bool { false }
  override var esTransparente: Bool { true }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    if let hijo { visita(hijo) }
  }

  override func cambiarPresencia(_ presente: Bool) {
    if let propia, !propia.activa { return }
    super.cambiarPresencia(presente)
  }

  override func heredar(_ nuevo: Entorno) {
    entorno = nuevo
    if let propia, !propia.activa { atrasado = true } else { hijo?.heredar(nuevo) }
  }

  // MARK: Filas

  override func contarFilas() -> Int { propia == nil ? hijo?.contarFilas() ?? 0 : 1 }
  override func fila(_ indice: Int) -> Fila? { propia ?? hijo?.fila(indice) }
  override func encabezados(desde base: Int, en posiciones: inout [Int]) {
    if propia == nil { hijo?.encabezados(desde: base, en: &posiciones) }
  }

  override func prepararFila(esNueva: Bool) {
    if esNueva {
      grafo.registro.filaConstruida(self)
      evaluar()
    } else if atrasado {
      hijo?.heredar(entorno)
      evaluar()
    }
  }

  override func expulsarFila() { origen.expulsar(self) }

  /// Un elemento de varias filas se suelta cuando ninguna queda construida.
  override func filaExpulsadaDentro() {
    guard propia == nil, let hijo else { return }
    for indice in 0..<hijo.contarFilas() where hijo.fila(indice)?.construida == true { return }
    origen.expulsar(self)
  }

  // MARK: Evaluar

  override func refrescar() { evaluar() }

  /// Ejecuta el *closure* de contenido y pone al día la vista que describe.
  func evaluar() {
    sucio = false
    atrasado = false
    evaluacion += 1
    grafo.registro.elementoConstruido(self)
    let contenido: Content = seguir()
    if let hijo {
      hijo.actualizar(con: contenido)
    } else {
      hijo = Content._nodo(contenido, padre: self, enLista: contenidoEnLista)
    }
  }

  private func seguir() -> Content {
    let numero: Int = evaluacion
    let buzon: Buzon = grafo.buzon
    return withObservationTracking {
      Evaluador.evaluar(self) { origen.contenido(indice) }
    } onChange: { [weak self] in
      buzon.dejar { self?.dependenciaCambio(numero) }
    }
  }

  private func dependenciaCambio(_ numero: Int) {
    guard vivo, numero == evaluacion else { return }
    invalidar()
  }
}
