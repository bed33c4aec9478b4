/// Un nodo con un único hijo al que cede sus filas y su disposición.
class NodoDePaso<Vista: View, Contenido: View>: _NodoDe<Vista> {
  final private(set) var hijo: _NodoDe<Contenido>?

  init(_ vista: Vista, contenido: Contenido, padre: _Nodo, enLista: Bool) {
    super.init(vista, padre: padre)
    preparar()
    hijo = Contenido._nodo(contenido, padre: self, enLista: enLista)
  }

  /// Sin hijo todavía: la subclase lo crea con ``crearHijo(_:enLista:)``.
  init(sinContenido vista: Vista, padre: _Nodo) {
    super.init(vista, padre: padre)
    preparar()
  }

  final func crearHijo(_ contenido: Contenido, enLista: Bool) {
    hijo = Contenido._nodo(contenido, padre: self, enLista: enLista)
  }

  /// Lo que la subclase necesita antes de que exista el hijo.
  func preparar() {}

  final func sustituirHijo(por contenido: Contenido, enLista: Bool) {
    hijo?.destruir(.destruida)
    hijo = Contenido._nodo(contenido, padre: self, enLista: enLista)
    cambioDeEstructura(enLista: enLista)
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
