/// Una tabla exportada con `xctrace export`: columnas por posición y celdas ya resueltas.
struct TablaDeXctrace: Sendable {
  /// El nombre del esquema: «hitches».
  let nombre: String
  /// Los mnemónicos de las columnas, en orden.
  let columnas: [String]
  /// Las filas; cada una con tantas celdas como columnas y `nil` donde había un `<sentinel/>`.
  let filas: [[Celda?]]

  /// Una celda con su valor crudo y el texto con el que la enseña Instruments.
  struct Celda: Sendable, Hashable {
    /// El texto del elemento: un entero de nanosegundos en las columnas de tiempo.
    var valor: String
    /// El atributo `fmt`: «16.67 ms», «MiApp (123)».
    let formato: String
  }

  /// Devuelve la posición de una columna, o `nil` si no está.
  func posicion(de columna: String) -> Int? {
    columnas.firstIndex(of: columna)
  }
}

/// Lee el XML de `xctrace export`.
///
/// Las columnas son posicionales; un valor repetido se escribe una vez con `id` y después con `ref`;
/// y `<sentinel/>` es una celda vacía. Fuente: `medicion.md` §2, de exportaciones reales.
struct LectorDeXctrace {
  /// Las tablas que se guardan; de las demás solo se recuerdan los `id`, que otra puede citar.
  let guardar: Set<String>

  private var lector: LectorXML
  private var porId: [String: TablaDeXctrace.Celda] = [:]

  init(_ bytes: [UInt8], guardar: Set<String>) {
    lector = LectorXML(bytes)
    self.guardar = guardar
  }

  /// Lee el documento entero.
  /// - Returns: Las tablas guardadas y los nombres de todas, en el orden del archivo.
  /// - Throws: ``ErrorDeTraza``.
  /// - Complexity: O(*b*) bytes leídos; la memoria crece con los valores distintos que tienen `id`.
  mutating func leer() throws(ErrorDeTraza) -> (tablas: [TablaDeXctrace], nombres: [String]) {
    guard case .apertura(let raiz, _)? = try lector.siguiente() else {
      throw .xml(linea: 1, motivo: "no hay ningún elemento")
    }
    if raiz == "trace-toc" { throw .esUnIndice }
    guard raiz == "trace-query-result" else {
      throw .noEsXctrace(raiz: TextoDeAviso.recortado(raiz))
    }
    var tablas: [TablaDeXctrace] = []
    var nombres: [String] = []
    while let suceso = try lector.siguiente() {
      guard case .apertura(let nombre, _) = suceso else { continue }
      guard nombre == "node" else {
        try saltarElemento()
        continue
      }
      guard let tabla = try leerNodo() else { continue }
      nombres.append(tabla.nombre)
      if guardar.contains(tabla.nombre) { tablas.append(tabla) }
    }
    return (tablas, nombres)
  }

  private mutating func leerNodo() throws(ErrorDeTraza) -> TablaDeXctrace? {
    var esquema: (nombre: String, columnas: [String])?
    var filas: [[TablaDeXctrace.Celda?]] = []
    var leidas = 0
    while let suceso = try lector.siguiente() {
      switch suceso {
      case .cierre(nombre: "node"):
        return esquema.map {
          TablaDeXctrace(nombre: $0.nombre, columnas: $0.columnas, filas: filas)
        }
      case .apertura(nombre: "schema", let atributos):
        esquema = (atributos["name"] ?? "", try leerColumnas())
      case .apertura(nombre: "row", _):
        leidas += 1
        let celdas = try leerFila()
        guard let esquema else { continue }
        guard celdas.count == esquema.columnas.count else {
          throw .filaDescuadrada(
            fila: leidas, celdas: celdas.count, columnas: esquema.columnas.count)
        }
        if guardar.contains(esquema.nombre) { filas.append(celdas) }
      case .apertura:
        try saltarElemento()
      case .texto, .cierre:
        continue
      }
    }
    return nil
  }

  private mutating func leerColumnas() throws(ErrorDeTraza) -> [String] {
    var columnas: [String] = []
    var ruta: [String] = []
    while let suceso = try lector.siguiente() {
      switch suceso {
      case .apertura(let nombre, _):
        ruta.append(nombre)
        if nombre == "col" { columnas.append("") }
      case .texto(let texto):
        if ruta == ["col", "mnemonic"], let ultima = columnas.indices.last {
          columnas[ultima] += texto
        }
      case .cierre(nombre: "schema") where ruta.isEmpty:
        return columnas
      case .cierre:
        // El lector ya comprobó que cada cierre casa con su apertura.
        _ = ruta.popLast()
      }
    }
    return columnas
  }

  private mutating func leerFila() throws(ErrorDeTraza) -> [TablaDeXctrace.Celda?] {
    var celdas: [TablaDeXctrace.Celda?] = []
    while let suceso = try lector.siguiente() {
      switch suceso {
      case .cierre: return celdas
      case .apertura(let nombre, let atributos):
        celdas.append(try leerCelda(nombre, atributos))
      case .texto: continue
      }
    }
    return celdas
  }

  /// Lee un valor y los que lleve dentro, y recuerda los que tienen `id`.
  ///
  /// No es recursiva: la pila es un array, y la profundidad la limita ``LectorXML``.
  private mutating func leerCelda(
    _ nombre: String, _ atributos: [String: String]
  ) throws(ErrorDeTraza) -> TablaDeXctrace.Celda? {
    var pila = [try abrir(nombre, atributos)]
    var ultima: TablaDeXctrace.Celda?
    while !pila.isEmpty, let suceso = try lector.siguiente() {
      switch suceso {
      case .apertura(let nombre, let atributos):
        pila.append(try abrir(nombre, atributos))
      case .texto(let texto):
        pila[pila.count - 1].celda?.valor += texto
      case .cierre:
        let cerrada = pila.removeLast()
        if let id = cerrada.id { porId[id] = cerrada.celda }
        ultima = cerrada.celda
      }
    }
    return ultima
  }

  private func abrir(
    _ nombre: String, _ atributos: [String: String]
  ) throws(ErrorDeTraza) -> (id: String?, celda: TablaDeXctrace.Celda?) {
    if let ref = atributos["ref"] {
      guard let celda = porId[ref] else {
        throw .referenciaSinResolver(ref: TextoDeAviso.recortado(ref), linea: lector.linea)
      }
      return (nil, celda)
    }
    guard nombre != "sentinel" else { return (nil, nil) }
    let celda = TablaDeXctrace.Celda(valor: "", formato: atributos["fmt"] ?? "")
    return (atributos["id"], celda)
  }

  /// Salta lo que queda del elemento que se acaba de abrir, con todo lo que lleve dentro.
  private mutating func saltarElemento() throws(ErrorDeTraza) {
    var abiertos = 1
    while abiertos > 0, let suceso = try lector.siguiente() {
      switch suceso {
      case .apertura: abiertos += 1
      case .cierre: abiertos -= 1
      case .texto: continue
      }
    }
  }
}
