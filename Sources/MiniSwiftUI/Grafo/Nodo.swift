/// Un nodo del grafo: una identidad viva, con su sitio, su entorno y sus hijos.
///
/// Lo que una vista *es* (un valor que se crea y se tira) y lo que *dura* (su identidad, su estado,
/// su presencia en pantalla) son cosas distintas: lo segundo vive aquí.
@MainActor public class _Nodo {
  /// La pantalla sostiene al grafo y a la raíz; los nodos no sostienen al grafo.
  final unowned let grafo: Grafo
  final unowned var padre: _Nodo?
  /// Número de creación: identifica al nodo en el registro y desempata órdenes.
  final let numero: Int
  final let profundidad: Int
  final var entorno: Entorno
  /// La fila perezosa que lo contiene, si hay alguna.
  final unowned var fila: Fila?
  /// El contenedor perezoso que lo contiene.
  final unowned var lista: (any ControlDeLista)?
  /// Fotograma en que se creó.
  final let naceEn: Int
  final var vivo = true
  final var sucio = false

  init(padre: _Nodo) {
    self.grafo = padre.grafo
    self.padre = padre
    self.numero = padre.grafo.siguienteNumero()
    self.profundidad = padre.profundidad + 1
    self.naceEn = padre.grafo.registro.fotograma
    self.entorno = padre.entornoParaHijos
    self.fila = padre.filaParaHijos
    self.lista = padre.listaParaHijos
  }

  /// Solo para la raíz.
  init(grafo: Grafo) {
    self.grafo = grafo
    self.padre = nil
    self.numero = 0
    self.profundidad = 0
    self.naceEn = 0
    self.entorno = Entorno()
    self.fila = nil
    self.lista = nil
  }

  // MARK: Lo que heredan los hijos

  var entornoParaHijos: Entorno { entorno }
  var filaParaHijos: Fila? { fila }
  var listaParaHijos: (any ControlDeLista)? { lista }

  // MARK: Estructura

  func visitarHijos(_ visita: (_Nodo) -> Void) {}

  /// Como ``visitarHijos(_:)``, pero una lista perezosa solo enseña las filas en pantalla.
  func visitarVisibles(_ visita: (_Nodo) -> Void) { visitarHijos(visita) }

  /// Si cuenta entre los nodos de una fila: los estructurales (tupla, rama, grupo) no crean capa.
  var cuentaComoNodo: Bool { true }

  /// Si sus hijos son, para la disposición, hijos de su contenedor.
  var esTransparente: Bool { false }

  /// El tipo con `body` propio que representa, si es que lo tiene.
  var tipoRegistrado: TipoRegistrado? { nil }

  // MARK: Filas (solo para nodos creados en modo lista)

  func contarFilas() -> Int { 1 }

  func fila(_ indice: Int) -> Fila? { nil }

  /// Cuántas filas de este nodo van antes que las de `hijo`.
  func filasAntes(de hijo: _Nodo) -> Int { 0 }

  /// Añade las posiciones (absolutas) de las filas que son encabezado o pie de sección.
  func encabezados(desde base: Int, en posiciones: inout [Int]) {}

  /// Cambió qué hijos hay: la lista recalcula sus filas y lo que contiene se vuelve a medir.
  final func cambioDeEstructura(enLista: Bool) {
    if enLista { lista?.contenidoCambio() }
    marcarDibujo(primero: false)
  }

  // MARK: Actualización

  /// Vuelve a evaluarse porque cambió algo de lo que depende. El padre no ha intervenido.
  func refrescar() { sucio = false }

  /// Recibe un entorno nuevo de su padre.
  func heredar(_ nuevo: Entorno) {
    guard entorno !== nuevo else { return }
    entorno = nuevo
    let paraHijos: Entorno = entornoParaHijos
    visitarHijos { $0.heredar(paraHijos) }
  }

  final func invalidar() {
    guard vivo, !sucio else { return }
    sucio = true
    grafo.encolar(self)
  }

  /// Si lo que dibuja puede estar en pantalla: ninguna fila que lo contenga está aparcada.
  final var activo: Bool {
    var actual: Fila? = fila
    while let fila = actual {
      if !fila.activa { return false }
      actual = fila.nodo.padre?.fila
    }
    return true
  }

  // MARK: Aparición

  /// La fila que lo contiene acaba de entrar en la zona construida o de salir de ella.
  func cambiarPresencia(_ presente: Bool) {
    visitarHijos { $0.cambiarPresencia(presente) }
  }

  // MARK: Destrucción

  /// Acaba con la identidad: se suelta el estado y se avisa a quien lo pidió.
  func destruir(_ causa: CausaDeFin) {
    guard vivo else { return }
    vivo = false
    visitarHijos { $0.destruir(causa) }
    if let fila, fila.nodo === self {
      fila.viva = false
      fila.activa = false
    }
    padre = nil
    fila = nil
    lista = nil
  }

  /// Solo para nodos que son una fila: construye el contenido o lo pone al día.
  func prepararFila(esNueva: Bool) {}

  /// Solo para nodos que son una fila: suelta el contenido que lleva tiempo fuera de pantalla.
  func expulsarFila() {}

  /// Una fila de dentro ha soltado su contenido.
  func filaExpulsadaDentro() { padre?.filaExpulsadaDentro() }

  /// La posición, entre las filas de este nodo, de la primera con un identificador.
  func buscarFila(id: AnyHashable) -> Int? {
    var encontrada: Int?
    visitarHijos { hijo in
      guard encontrada == nil, let posicion = hijo.buscarFila(id: id) else { return }
      encontrada = posicion + filasAntes(de: hijo)
    }
    return encontrada
  }

  // MARK: Lo que se ve

  /// El tipo con `body` propio más cercano: así se nombra a un nodo en avisos y sucesos.
  final var nombreDeVista: String {
    var nodo: _Nodo? = self
    while let actual = nodo {
      if let tipo = actual.tipoRegistrado { return tipo.nombre }
      nodo = actual.padre
    }
    return "Pantalla"
  }

  /// Lo que muestra este nodo es nuevo o ha cambiado: se apunta a la vista o fila que lo contiene.
  final func marcarDibujo(primero: Bool) {
    var contenedora: Fila? = fila
    while let actual = contenedora {
      actual.necesitaMedir = true
      lista?.filaCambio(actual)
      contenedora = actual.nodo.padre?.fila
    }
    var nodo: _Nodo = self
    while nodo.tipoRegistrado == nil, nodo.fila?.nodo !== nodo, let padre = nodo.padre {
      nodo = padre
    }
    grafo.anotarDibujo(de: nodo, primero: primero)
  }

  /// La ventana que gobierna sus filas, si es un contenedor perezoso.
  var ventanaPropia: VentanaDeLista? { nil }
  var texto: String? { nil }
  /// El nombre de la imagen que muestra.
  var imagen: String? { nil }
  /// La etiqueta o el identificador de accesibilidad.
  var etiqueta: String? { nil }
  /// El aspecto que pone, si pone alguno: «background yellow».
  var rasgo: String? { nil }
  /// El color que pinta, si es uno.
  var color: Color? { nil }
  /// El valor de `.id(_:)`, si lo lleva.
  var idExplicito: AnyHashable? { nil }
  /// Lo que hace al borrar o mover filas, si sus datos se pueden editar.
  var edicion: _Edicion? { nil }
  /// Los puntos entre hijos, si los coloca en vertical.
  var espacioVertical: Double? { esTransparente ? 0 : nil }
  /// Si, fuera de una lista, todo lo que contiene es una sola fila.
  var esBloque: Bool { false }
  /// Lo modificado, si además de él hay otra capa.
  var cuerpoPrincipal: _Nodo? { nil }
  /// Lo que enseña un campo vacío.
  var marcador: String? { nil }
  var uso: _Uso? { nil }

  /// Tamaño en puntos para una anchura disponible; por omisión, los hijos en vertical.
  func medir(ancho: Double) -> Tamano {
    var total = Tamano()
    visitarHijos { hijo in
      let tamano: Tamano = hijo.medir(ancho: ancho)
      total.alto += tamano.alto
      total.ancho = max(total.ancho, tamano.ancho)
    }
    return total
  }
}

/// Por qué acaba una identidad.
enum CausaDeFin {
  /// El dato, la rama o el `id` que la sostenía ya no está.
  case destruida
  /// Sigue en los datos, pero llevaba tiempo fuera de pantalla (regla 42).
  case expulsada
}

/// Ancho y alto en puntos.
struct Tamano: Equatable {
  var ancho = 0.0
  var alto = 0.0
}
