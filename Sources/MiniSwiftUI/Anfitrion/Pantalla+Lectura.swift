extension Pantalla {
  /// Los textos en pantalla, en orden; de un `TextField`, su contenido.
  public var textos: [String] { Self.textos(de: raiz) }

  /// Los textos de cada fila visible.
  ///
  /// En una lista, sus filas sin encabezados. Sin lista, los hijos del primer contenedor vertical.
  public var filas: [[String]] { nodosDeFilas.map(Self.textos) }

  /// Alto en puntos de cada fila visible.
  public var alturasDeFilas: [Double] {
    nodosDeFilas.map { nodo in
      if let alto = nodo.fila?.alto, nodo.fila?.nodo === nodo { return alto }
      return nodo.medir(ancho: grafo.medidas.ancho).alto
    }
  }

  /// Puntos que se ha desplazado la lista.
  public var desplazamiento: Double {
    (ventana ?? grafo.desplazables.first)?.desplazamiento ?? 0
  }

  /// La posición, entre las filas de datos, de la primera visible y los puntos que asoma por arriba
  /// del borde: `0` si empieza justo en él.
  public var primeraFilaVisible: (indice: Int, oculto: Double)? {
    guard let ventana, let indice = posicionesDeFilas.first else { return nil }
    return (indice, ventana.oculto)
  }

  /// Nombres de las imágenes en pantalla, en orden.
  public var imagenes: [String] { Self.reunir(en: raiz) { $0.imagen } }

  /// Etiquetas e identificadores de accesibilidad en pantalla, en orden.
  public var etiquetas: [String] { Self.reunir(en: raiz) { $0.etiqueta } }

  /// Filas construidas como mucho con filas de `altoDeFila`: las que se ven y el margen.
  public var maximoDeFilasConstruidas: Int {
    Int((grafo.medidas.alto / grafo.medidas.altoDeFila).rounded(.up)) + 1
      + 2 * Pantalla.margenDeFilas
  }

  /// Nodos de la fila visible que más tiene.
  var nodosPorFila: Int { nodosDeFilas.map(Self.contarNodos).max() ?? 0 }

  /// Los nodos de las filas visibles, de arriba abajo.
  var nodosDeFilas: [_Nodo] {
    if let ventana {
      let encabezados = Set(ventana.encabezados)
      return ventana.visibles.enumerated()
        .filter { $0.element.viva && !encabezados.contains(ventana.primeraVisible + $0.offset) }
        .map(\.element.nodo)
    }
    return Self.hijosDelContenedor(raiz)
  }

  /// Baja por los nodos de un solo hijo hasta el primero que coloca varios en vertical.
  private static func hijosDelContenedor(_ nodo: _Nodo) -> [_Nodo] {
    if nodo.esBloque { return [nodo] }
    if let principal = nodo.cuerpoPrincipal { return hijosDelContenedor(principal) }
    var hijos: [_Nodo] = []
    nodo.visitarVisibles { hijos.append($0) }
    if hijos.isEmpty { return nodo.texto == nil ? [] : [nodo] }
    return hijos.count == 1 ? hijosDelContenedor(hijos[0]) : hijos.flatMap(aplanar)
  }

  private static func aplanar(_ nodo: _Nodo) -> [_Nodo] {
    guard nodo.esTransparente, nodo.tipoRegistrado == nil, nodo.fila?.nodo !== nodo else {
      return [nodo]
    }
    var hijos: [_Nodo] = []
    nodo.visitarVisibles { hijos += aplanar($0) }
    return hijos
  }

  static func textos(de nodo: _Nodo) -> [String] { reunir(en: nodo) { $0.texto } }

  /// Algo de cada nodo visible, en orden.
  static func reunir(en nodo: _Nodo, _ dato: (_Nodo) -> String?) -> [String] {
    var datos: [String] = []
    func visitar(_ nodo: _Nodo) {
      if let dato = dato(nodo) { datos.append(dato) }
      nodo.visitarVisibles(visitar)
    }
    visitar(nodo)
    return datos
  }

  private static func contarNodos(_ nodo: _Nodo) -> Int {
    var total: Int = nodo.cuentaComoNodo ? 1 : 0
    nodo.visitarHijos { total += contarNodos($0) }
    return total
  }

  // MARK: Grabar

  func grabar(desde primero: Int) {
    let sucesos: [Suceso] = registro.sucesos(desde: primero)
    let indices: [Int] = registro.fotograma == 0 ? [] : posicionesDeFilas
    let filas: [Fotograma.Fila] = zip(nodosDeFilas, indices).map { nodo, indice in
      let identidades: Set<Int> = Self.identidades(de: nodo)
      let suyos: [Suceso] = sucesos.filter { identidades.contains($0.identidad) }
      return Fotograma.Fila(
        indice: indice,
        id: nodo.fila?.id.map { "\($0.base)" },
        identidad: nodo.numero,
        textos: Self.textos(de: nodo),
        cuerpos: suyos.filter { $0.clase == .cuerpoEvaluado }.count,
        recreada: suyos.contains { $0.clase == .identidadCreada || $0.clase == .filaConstruida },
        redibujada: suyos.contains { $0.clase == .redibujada }
      )
    }
    registro.fotogramas.append(
      Fotograma(
        numero: registro.fotograma,
        instante: instante,
        filas: filas,
        sucesos: primero..<registro.numeroDeSucesos
      )
    )
  }

  var posicionesDeFilas: [Int] {
    guard let ventana else { return Array(nodosDeFilas.indices) }
    let encabezados: [Int] = ventana.encabezados
    return ventana.visibles.indices.map { $0 + ventana.primeraVisible }
      .filter { !encabezados.contains($0) }
      .map { posicion in posicion - encabezados.filter { $0 < posicion }.count }
  }

  private static func identidades(de nodo: _Nodo) -> Set<Int> {
    var numeros: Set<Int> = [nodo.numero]
    nodo.visitarHijos { numeros.formUnion(identidades(de: $0)) }
    return numeros
  }
}
