/// Todo lo que ha ocurrido en una pantalla, en orden y contado.
@MainActor public final class Registro {
  /// La lista completa, de lo más antiguo a lo más nuevo.
  public private(set) var sucesos: [Suceso] = []
  /// Cuántos sucesos se conservan; los más antiguos se descartan. Las cuentas no se pierden.
  public var limiteDeSucesos = 200_000
  /// Sucesos que ya no caben en ``sucesos``.
  public private(set) var sucesosDescartados = 0
  /// Si se guarda una copia de las filas visibles en cada fotograma, para verlos uno a uno.
  public var grabaFotogramas = false
  /// Lo que se veía en cada fotograma, si ``grabaFotogramas``.
  public internal(set) var fotogramas: [Fotograma] = []
  /// El fotograma en curso; el primero es el 1.
  public internal(set) var fotograma = 1
  /// Adónde van las líneas de `Self._printChanges()`, además de a ``lineasImpresas``.
  public var imprimir: (String) -> Void = { print($0) }
  /// Las líneas que han pedido `_printChanges` y `_logChanges`.
  public internal(set) var lineasImpresas: [String] = []

  private var tipos: [ObjectIdentifier: TipoRegistrado] = [:]
  private var siguiente = 0
  private var avisados: Set<String> = []
  var generales = CuentasGenerales()

  /// Los avisos, en orden: «vista: mensaje».
  public private(set) var avisos: [String] = []

  init() {}

  func tipo(_ tipo: Any.Type, esVista: Bool) -> TipoRegistrado {
    let clave = ObjectIdentifier(tipo)
    if let registrado = tipos[clave] { return registrado }
    let nuevo = TipoRegistrado(DescriptorDeTipo.de(tipo), esVista: esVista)
    tipos[clave] = nuevo
    return nuevo
  }

  var cuentasPorTipo: [ObjectIdentifier: Cuentas] { tipos.mapValues(\.cuentas) }

  var totales: Cuentas {
    tipos.values.reduce(Cuentas()) { $1.esVista ? $0 + $1.cuentas : $0 }
  }

  /// Cuántos sucesos ha habido desde el principio, incluidos los descartados.
  public var numeroDeSucesos: Int { siguiente }

  /// Los sucesos con número de orden desde `numero` que aún se conservan.
  public func sucesos(desde numero: Int) -> [Suceso] {
    Array(sucesos.dropFirst(max(0, numero - sucesosDescartados)))
  }

  func anotar(
    _ clase: Suceso.Clase,
    _ nodo: _Nodo,
    motivos: Motivos? = nil,
    vista: String? = nil,
    texto: String? = nil
  ) {
    if sucesos.count >= limiteDeSucesos { descartar() }
    sucesos.append(
      Suceso(
        numero: siguiente,
        clase: clase,
        fotograma: fotograma,
        identidad: nodo.numero,
        fila: nodo.fila?.indice,
        vista: vista ?? nodo.nombreDeVista,
        motivos: motivos,
        texto: texto
      )
    )
    siguiente += 1
  }

  private func descartar() {
    let sobran: Int = max(1, sucesos.count - limiteDeSucesos / 2)
    sucesos.removeFirst(min(sobran, sucesos.count))
    sucesosDescartados += sobran
  }

  // MARK: Lo que ocurre

  func cuerpoEvaluado(_ nodo: _Nodo, _ tipo: TipoRegistrado, _ motivos: Motivos) {
    tipo.cuentas.cuerpos += 1
    anotar(.cuerpoEvaluado, nodo, motivos: motivos, vista: tipo.nombre)
  }

  func identidadCreada(_ nodo: _Nodo, _ tipo: TipoRegistrado) {
    tipo.cuentas.creadas += 1
    anotar(.identidadCreada, nodo, vista: tipo.nombre)
  }

  func identidadAcabada(_ nodo: _Nodo, _ tipo: TipoRegistrado, _ causa: CausaDeFin) {
    switch causa {
    case .destruida:
      tipo.cuentas.destruidas += 1
      anotar(.identidadDestruida, nodo, vista: tipo.nombre)
    case .expulsada:
      tipo.cuentas.expulsadas += 1
      anotar(.identidadExpulsada, nodo, vista: tipo.nombre)
    }
  }

  func filaConstruida(_ nodo: _Nodo) {
    generales.filas += 1
    anotar(.filaConstruida, nodo)
  }

  func elementoConstruido(_ nodo: _Nodo) {
    generales.elementos += 1
    anotar(.elementoConstruido, nodo)
  }

  func filaDestruida(_ fila: Fila?) {
    if fila?.construida == true { generales.filasDestruidas += 1 }
  }

  func filaExpulsada() { generales.filasExpulsadas += 1 }

  /// Una fila cambió de orden: se mueven todas las identidades que contiene.
  func filaMovida(_ nodo: _Nodo) {
    generales.filasMovidas += 1
    mover(nodo)
  }

  private func mover(_ nodo: _Nodo) {
    if let tipo = nodo.tipoRegistrado {
      tipo.cuentas.movidas += 1
      anotar(.identidadMovida, nodo, vista: tipo.nombre)
    }
    nodo.visitarHijos { mover($0) }
  }

  func estadoCreado(en nodo: _Nodo) {
    nodo.tipoRegistrado?.cuentas.estados += 1
    anotar(.estadoCreado, nodo)
  }

  func aviso(_ clase: ClaseDeAviso, vista: String, nodo: _Nodo) {
    let mensaje = "\(vista): \(clase.texto)"
    guard avisados.insert(mensaje).inserted else { return }
    avisos.append(mensaje)
    anotar(.aviso, nodo, vista: vista, texto: clase.texto)
  }

  /// Una línea de `_printChanges`.
  func imprimirCambios(_ linea: String, enPantalla: Bool) {
    lineasImpresas.append(linea)
    if enPantalla { imprimir(linea) }
  }
}
