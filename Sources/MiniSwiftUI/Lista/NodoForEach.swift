/// El nodo de un `ForEach`: lee los identificadores y guarda solo los elementos construidos.
///
/// Fuera de pantalla un elemento ocupa lo que ocupa su identificador; nada más.
final class NodoForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _NodoDe<ForEach<Data, ID, Content>>
{
  private typealias Elemento = NodoElemento<Data, ID, Content>

  private let enLista: Bool
  /// Filas por elemento si el tipo lo dice (reglas 35–37).
  private let filasPorElemento: Int?
  /// Si cada elemento es una fila entera.
  private let esFila: Bool
  /// Si hay que construirlos todos: fuera de una lista, sin cuenta constante o con `.id` en la fila.
  private let construyeTodos: Bool
  private var ids: ContiguousArray<ID> = []
  private var vivos: [ID: Elemento] = [:]
  /// Segundas apariciones de un identificador repetido, por posición.
  private var repetidos: [Int: Elemento] = [:]
  private var posicionesRepetidas: Set<Int> = []
  /// Todos los elementos construidos, por posición.
  private var construidos: [Elemento] = []
  private var sumas: [Int] = []
  private var versionDeSumas = -1

  init(_ vista: ForEach<Data, ID, Content>, padre: _Nodo, enLista: Bool) {
    let filas: Int? = Content._filasEstaticas(nil)
    let llevaId: Bool = Content._llevaIdExplicito
    self.enLista = enLista
    self.filasPorElemento = filas
    self.esFila = !enLista || filas == 1
    self.construyeTodos = !enLista || filas == nil || llevaId
    super.init(vista, padre: padre)
    if enLista, filas == nil, !contieneSeccion(Content.self) {
      grafo.avisar(.filasNoConstantes, vista: nombreDeVista, nodo: self)
    }
    if enLista, filas != nil, llevaId {
      grafo.avisar(.idEnLaFila, vista: nombreDeVista, nodo: self)
    }
    leerIds()
    construirTodosSiToca()
  }

  override var cuentaComoNodo: Bool { false }
  override var esTransparente: Bool { true }

  func contenido(_ indice: Int) -> Content {
    let datos: Data = vista.data
    return vista.content(datos[datos.index(datos.startIndex, offsetBy: indice)])
  }

  // MARK: Elementos

  private func elemento(_ indice: Int) -> Elemento {
    let id: ID = ids[indice]
    let esRepetido: Bool = !posicionesRepetidas.isEmpty && posicionesRepetidas.contains(indice)
    if let guardado = esRepetido ? repetidos[indice] : vivos[id] { return guardado }
    let nuevo = Elemento(
      self,
      id: id,
      indice: indice,
      esFila: esFila,
      contenidoEnLista: enLista && !esFila
    )
    if esRepetido { repetidos[indice] = nuevo } else { vivos[id] = nuevo }
    insertar(nuevo)
    if !esFila { nuevo.evaluar() }
    return nuevo
  }

  private func insertar(_ elemento: Elemento) {
    if construidos.last.map({ $0.indice < elemento.indice }) ?? true {
      construidos.append(elemento)
    } else {
      construidos.insert(elemento, at: lugar(de: elemento.indice))
    }
  }

  /// Dónde está, o estaría, el elemento construido con una posición.
  private func lugar(de indice: Int) -> Int {
    var bajo = 0
    var alto: Int = construidos.count
    while bajo < alto {
      let medio: Int = (bajo + alto) / 2
      if construidos[medio].indice < indice { bajo = medio + 1 } else { alto = medio }
    }
    return bajo
  }

  override func visitarHijos(_ visita: (_Nodo) -> Void) {
    for elemento in construidos { visita(elemento) }
  }

  private func construirTodosSiToca() {
    guard construyeTodos else { return }
    for indice in ids.indices {
      guard let fila = elemento(indice).propia else { continue }
      if enLista { fila.construirSinAparecer() } else { fila.activar() }
    }
  }

  func expulsar(_ elemento: NodoElemento<Data, ID, Content>) {
    guard !construyeTodos else { return }
    grafo.registro.filaExpulsada()
    elemento.destruir(.expulsada)
    quitar(elemento)
  }

  private func quitar(_ elemento: Elemento) {
    let lugar: Int = lugar(de: elemento.indice)
    if lugar < construidos.count, construidos[lugar] === elemento {
      construidos.remove(at: lugar)
    }
    if repetidos[elemento.indice] === elemento {
      repetidos[elemento.indice] = nil
    } else if vivos[elemento.id] === elemento {
      vivos[elemento.id] = nil
    }
  }

  // MARK: Actualizar

  override func actualizar(
    con nueva: ForEach<Data, ID, Content>,
    igualdad: ModoDeComparacion
  ) {
    let datos: Data = vista.data
    vista = nueva
    if nueva.esConstante, nueva.data.count != datos.count {
      grafo.avisar(
        .rangoConstante(nueva: nueva.data.count, inicial: datos.count),
        vista: nombreDeVista,
        nodo: self
      )
      vista.data = datos
    }
    let previos: Int = ids.count
    if let cambio = leerIds() { recolocar(desde: previos, cambio) }
    recrearRepetidos()
    reevaluar()
    construirTodosSiToca()
  }

  /// Lee un identificador por elemento; devuelve qué cambió, si cambió algo.
  @discardableResult private func leerIds() -> _CambioDeIds? {
    grafo.registro.generales.idsLeidos += vista.data.count
    guard let nuevos = vista.lector.leer(vista.data, ids) else { return nil }
    let cambio: _CambioDeIds = vista.lector.cotejar(ids, nuevos, !posicionesRepetidas.isEmpty)
    ids = nuevos
    if enLista { lista?.contenidoCambio() }
    posicionesRepetidas = Set(cambio.repetidos)
    for indice in cambio.repetidos {
      grafo.avisar(.idRepetido("\(ids[indice])"), vista: "ForEach en \(nombreDeVista)", nodo: self)
    }
    return cambio
  }

  private func recolocar(desde previos: Int, _ cambio: _CambioDeIds) {
    let antes: [Elemento] = construidos.filter { repetidos[$0.indice] !== $0 }
    guard !antes.isEmpty else { return }
    let reubicacion = ReubicacionDeIds(de: previos, a: ids, cambio)
    let posiciones: [Int?] = reubicacion.posiciones(de: antes.map { ($0.id, $0.indice) })
    var quedan: [Elemento] = []
    for (elemento, posicion) in zip(antes, posiciones) {
      if let posicion {
        elemento.indice = posicion
        quedan.append(elemento)
      } else {
        grafo.registro.filaDestruida(elemento.propia)
        elemento.destruir(.destruida)
        vivos[elemento.id] = nil
      }
    }
    construidos = quedan.sorted { $0.indice < $1.indice }
    for orden in ReubicacionDeIds<ID>.movidos(quedan.map(\.indice)) {
      grafo.registro.filaMovida(quedan[orden])
    }
    if !enLista { marcarDibujo(primero: false) }
  }

  /// Las segundas apariciones de un identificador no tienen identidad que conservar (regla 9).
  private func recrearRepetidos() {
    guard !repetidos.isEmpty else { return }
    construidos.removeAll { vivos[$0.id] !== $0 }
    for elemento in repetidos.values.sorted(by: { $0.indice < $1.indice }) {
      grafo.registro.filaDestruida(elemento.propia)
      elemento.destruir(.destruida)
    }
    repetidos = [:]
    if enLista { lista?.contenidoCambio() }
  }

  /// El *closure* es nuevo: se vuelve a ejecutar para lo que está en pantalla.
  private func reevaluar() {
    for elemento in construidos {
      guard let fila = elemento.propia else {
        elemento.evaluar()
        continue
      }
      guard fila.construida else { continue }
      if fila.activa || construyeTodos { elemento.evaluar() } else { elemento.atrasado = true }
    }
  }

  // MARK: Filas

  override func contarFilas() -> Int {
    if let filasPorElemento { return ids.count * filasPorElemento }
    ponerSumasAlDia()
    return sumas.last ?? 0
  }

  override func fila(_ indice: Int) -> Fila? {
    if let filasPorElemento {
      guard filasPorElemento > 0, indice < ids.count * filasPorElemento else { return nil }
      return elemento(indice / filasPorElemento).fila(indice % filasPorElemento)
    }
    ponerSumasAlDia()
    var bajo = 0
    var alto: Int = sumas.count
    while bajo < alto {
      let medio: Int = (bajo + alto) / 2
      if sumas[medio] <= indice { bajo = medio + 1 } else { alto = medio }
    }
    guard bajo < ids.count else { return nil }
    return elemento(bajo).fila(indice - (bajo == 0 ? 0 : sumas[bajo - 1]))
  }

  override func filasAntes(de hijo: _Nodo) -> Int {
    guard let elemento = hijo as? Elemento else { return 0 }
    if let filasPorElemento { return elemento.indice * filasPorElemento }
    ponerSumasAlDia()
    return elemento.indice == 0 ? 0 : sumas[elemento.indice - 1]
  }

  override func encabezados(desde base: Int, en posiciones: inout [Int]) {
    guard filasPorElemento == nil else { return }
    var base: Int = base
    for indice in ids.indices {
      elemento(indice).encabezados(desde: base, en: &posiciones)
      base += elemento(indice).contarFilas()
    }
  }

  /// Cuántas filas hay hasta cada elemento, incluido: solo si hubo que construirlos para contarlas.
  private func ponerSumasAlDia() {
    let version: Int = lista?.version ?? 0
    guard versionDeSumas != version || sumas.count != ids.count else { return }
    versionDeSumas = version
    var total = 0
    sumas = ids.indices.map { indice in
      total += elemento(indice).contarFilas()
      return total
    }
  }

  /// La posición de la fila de un elemento por su identificador, para `scrollTo`.
  override func buscarFila(id: AnyHashable) -> Int? {
    guard let id = id.base as? ID, let indice = ids.firstIndex(of: id) else {
      return super.buscarFila(id: id)
    }
    if let filasPorElemento { return indice * filasPorElemento }
    ponerSumasAlDia()
    return indice == 0 ? 0 : sumas[indice - 1]
  }
}
