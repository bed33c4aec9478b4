/// Qué filas de un contenedor perezoso existen: las visibles y un margen declarado a cada lado.
///
/// La posición se guarda en puntos desde el principio del contenido; una fila que nunca se ha
/// construido mide `altoDeFila`. Así desplazarse no depende de cuántas filas haya.
@MainActor final class VentanaDeLista: ControlDeLista, Desplazable {
  private unowned let nodo: _Nodo
  private unowned let grafo: Grafo
  var contenido: _Nodo?
  var necesitaVentana = true
  private(set) var version = 0
  /// Puntos que se ha desplazado el contenido.
  private(set) var desplazamiento = 0.0
  /// Las filas que se ven, aunque sea en parte.
  private(set) var visibles: [Fila] = []
  /// Posición de la primera fila visible.
  private(set) var primeraVisible = 0
  /// Puntos de la primera fila visible que quedan por encima del borde.
  private(set) var oculto = 0.0
  private var construidas: [Fila] = []
  private var aparcadas: [Fila] = []
  /// Filas que miden más que `altoDeFila`.
  private var altas: [Fila] = []
  private var marca = 0
  private var encabezadosGuardados: [Int] = []
  private var versionDeEncabezados = -1

  init(nodo: _Nodo) {
    self.nodo = nodo
    self.grafo = nodo.grafo
    grafo.registrar(self)
  }

  var vivo: Bool { nodo.vivo }
  var activo: Bool { nodo.vivo && nodo.activo }
  var profundidad: Int { nodo.profundidad }

  func contenidoCambio() {
    version += 1
    necesitaVentana = true
  }

  func filaCambio(_ fila: Fila) {
    if fila.activa { necesitaVentana = true }
  }

  // MARK: Ventana

  /// Construye lo que entra, mide lo nuevo y aparca lo que sale.
  ///
  /// - Complexity: O(filas visibles + margen + filas altas).
  func ajustarVentana() {
    guard let contenido else { return }
    necesitaVentana = false
    marca += 1
    let medidas: Medidas = grafo.medidas
    let total: Int = contenido.contarFilas()
    let altas: [(indice: Int, extra: Double)] = filasAltas()
    limitar(total: total, altas: altas)
    var (indice, y): (Int, Double) = localizar(desplazamiento, altas)
    indice = max(0, min(indice, total - 1))

    var nuevas: [Fila] = []
    for anterior in max(0, indice - medidas.margen)..<max(0, indice) {
      guard let fila = preparar(anterior) else { continue }
      let antes: Double = fila.alto ?? medidas.altoDeFila
      let cambio: Double = medir(fila) - antes
      // Lo que crece por encima no empuja lo que se está viendo.
      desplazamiento += cambio
      y += cambio
      nuevas.append(fila)
    }
    primeraVisible = indice
    oculto = desplazamiento - y
    visibles = []
    let fin: Double = desplazamiento + medidas.alto
    while indice < total, y < fin {
      if let fila = preparar(indice) {
        y += medir(fila)
        visibles.append(fila)
        nuevas.append(fila)
      }
      indice += 1
    }
    for siguiente in indice..<max(indice, min(total, indice + medidas.margen)) {
      guard let fila = preparar(siguiente) else { continue }
      _ = medir(fila)
      nuevas.append(fila)
    }
    for fila in construidas where fila.viva && fila.ventana != marca {
      fila.desactivar()
      aparcadas.append(fila)
    }
    construidas = nuevas
  }

  private func preparar(_ indice: Int) -> Fila? {
    guard let fila = contenido?.fila(indice) else { return nil }
    fila.ventana = marca
    fila.activar()
    return fila
  }

  private func medir(_ fila: Fila) -> Double {
    let minimo: Double = grafo.medidas.altoDeFila
    guard fila.necesitaMedir || fila.alto == nil else { return fila.alto ?? minimo }
    fila.necesitaMedir = false
    let natural: Double = fila.nodo.medir(ancho: grafo.medidas.ancho).alto
    let alto: Double = max(minimo, natural)
    if alto > minimo, !altas.contains(where: { $0 === fila }) { altas.append(fila) }
    fila.alto = alto
    return alto
  }

  private func filasAltas() -> [(indice: Int, extra: Double)] {
    let minimo: Double = grafo.medidas.altoDeFila
    altas.removeAll { !$0.viva || ($0.alto ?? minimo) <= minimo }
    return altas.map { (posicion(de: $0), ($0.alto ?? minimo) - minimo) }
      .sorted { $0.indice < $1.indice }
  }

  private func posicion(de fila: Fila) -> Int {
    var total = 0
    var actual: _Nodo = fila.nodo
    while actual !== nodo, let padre = actual.padre {
      total += padre.filasAntes(de: actual)
      actual = padre
    }
    return total
  }

  /// La fila que hay en un punto del contenido y dónde empieza.
  private func localizar(
    _ punto: Double,
    _ altas: [(indice: Int, extra: Double)]
  ) -> (indice: Int, y: Double) {
    let alto: Double = grafo.medidas.altoDeFila
    var extra = 0.0
    for fila in altas {
      let inicio: Double = Double(fila.indice) * alto + extra
      if punto < inicio { break }
      if punto < inicio + alto + fila.extra { return (fila.indice, inicio) }
      extra += fila.extra
    }
    let indice = Int((punto - extra) / alto)
    return (indice, Double(indice) * alto + extra)
  }

  private func limitar(total: Int, altas: [(indice: Int, extra: Double)]) {
    let medidas: Medidas = grafo.medidas
    let extra: Double = altas.reduce(0) { $0 + $1.extra }
    let contenido: Double = Double(total) * medidas.altoDeFila + extra
    desplazamiento = max(0, min(desplazamiento, contenido - medidas.alto))
  }

  /// Filas del contenido, con encabezados.
  var total: Int { contenido?.contarFilas() ?? 0 }

  // MARK: Desplazarse

  func desplazar(por puntos: Double) {
    guard puntos.isFinite else { return }
    desplazamiento += puntos
    necesitaVentana = true
  }

  /// Lleva una fila (contando encabezados) al borde superior.
  func desplazar(aPosicion indice: Int) {
    let alto: Double = grafo.medidas.altoDeFila
    let extra: Double = filasAltas().reduce(0) { $1.indice < indice ? $0 + $1.extra : $0 }
    desplazamiento = Double(indice) * alto + extra
    necesitaVentana = true
  }

  /// Lleva a la vista la fila con un identificador; devuelve si la hay.
  ///
  /// Sin ancla se desplaza lo mínimo para que se vea entera.
  func desplazar(aId id: AnyHashable, ancla: UnitPoint?) -> Bool {
    guard let posicion = contenido?.buscarFila(id: id) else { return false }
    let antes: Double = desplazamiento
    desplazar(aPosicion: posicion)
    let hueco: Double = grafo.medidas.alto - grafo.medidas.altoDeFila
    if let ancla {
      desplazamiento -= hueco * Double(ancla.y)
    } else if desplazamiento >= antes {
      desplazamiento = max(antes, desplazamiento - hueco)
    }
    return true
  }

  // MARK: Expulsar

  /// Suelta filas que llevan fuera más de ocho fotogramas, sesenta y cuatro como mucho (regla 42).
  func expulsar() {
    var restantes: Int = Pantalla.expulsionesPorFotograma
    let limite: Int = grafo.registro.fotograma - Pantalla.fotogramasHastaExpulsar
    var indice = 0
    while indice < aparcadas.count, restantes > 0 {
      let fila: Fila = aparcadas[indice]
      if fila.viva, !fila.activa {
        if fila.fotogramaDeSalida > limite { break }
        fila.nodo.expulsarFila()
        restantes -= 1
      }
      indice += 1
    }
    aparcadas.removeFirst(indice)
  }

  // MARK: Encabezados

  /// Posiciones de los encabezados y pies de sección, que no cuentan como filas de datos.
  var encabezados: [Int] {
    if versionDeEncabezados != version {
      versionDeEncabezados = version
      encabezadosGuardados = []
      contenido?.encabezados(desde: 0, en: &encabezadosGuardados)
    }
    return encabezadosGuardados
  }

  /// La posición en el contenedor de la fila de datos `indice`.
  func posicion(deDatos indice: Int) -> Int {
    var posicion: Int = indice
    for encabezado in encabezados where encabezado <= posicion { posicion += 1 }
    return posicion
  }
}
