import Foundation
import Laboratorio
import Testing

@Suite("SQLite")
struct SQLiteTests {
  private func base() throws -> BaseDeDatos {
    let base = try BaseDeDatos()
    try base.ejecutar("CREATE TABLE tareas (id INTEGER, titulo TEXT, peso REAL, icono BLOB)")
    return base
  }

  @Test("guarda y devuelve los cinco tipos, también vacíos y extremos")
  func tipos() throws {
    let base = try base()
    let filas: [[ValorSQLite]] = [
      [.entero(.max), "camión ñ 🚚", 0.5, .datos([0, 1, 255])],
      [.entero(.min), "", .real(-1e300), .datos([])],
      [0, "a\u{0}b", nil, nil],
    ]
    for fila in filas { try base.filas("INSERT INTO tareas VALUES (?, ?, ?, ?)", fila) }
    #expect(try base.filas("SELECT * FROM tareas ORDER BY rowid") == filas)
    #expect(base.filasCambiadas == 1)
    #expect(base.ultimoRowid == 3)
    #expect(filas[0][0].comoEntero == .max)
    #expect(filas[0][1].comoTexto == "camión ñ 🚚")
    #expect(ValorSQLite.entero(2).comoReal == 2)
    #expect(filas[2][2].comoReal == nil)
  }

  @Test("una sentencia se puede volver a enlazar, y dice sus columnas y parámetros")
  func reutilizar() throws {
    let base = try base()
    let insertar = try base.preparar("INSERT INTO tareas (id, titulo) VALUES (?, ?)")
    #expect(insertar.parametros == 2)
    for numero in 0..<5 { try insertar.filas([.entero(numero), "t"]) }
    let leer = try base.preparar("SELECT id AS numero FROM tareas WHERE id >= ? ORDER BY id")
    #expect(leer.columnas == ["numero"])
    #expect(try leer.filas([3]).map { $0[0].comoEntero } == [3, 4])
    try leer.enlazar([4])
    #expect(try leer.siguiente() == [4])
    // Enlazar a mitad de un recorrido empieza de nuevo.
    try leer.enlazar([3])
    #expect(try leer.siguiente() == [3])
  }

  @Test("los errores llevan el texto de SQLite y la sentencia")
  func errores() throws {
    let base = try base()
    let error = #expect(throws: ErrorDeSQLite.self) { try base.preparar("SELECT * FROM nada") }
    #expect(
      error
        == .sqlite(codigo: 1, mensaje: "no such table: nada", sql: "SELECT * FROM nada"))
    #expect(
      error?.description
        == "SQLite dice (código 1): no such table: nada. En: SELECT * FROM nada")
    try base.ejecutar(
      "CREATE UNIQUE INDEX unico ON tareas (id); INSERT INTO tareas (id) VALUES (1)")
    let repetida = #expect(throws: ErrorDeSQLite.self) {
      try base.ejecutar("INSERT INTO tareas (id) VALUES (1)")
    }
    #expect(repetida?.description.contains("UNIQUE constraint failed: tareas.id") == true)
    // Tras un error la conexión y las sentencias siguen sirviendo.
    #expect(try base.filas("SELECT count(*) FROM tareas") == [[1]])
  }

  @Test("dar valores de más o de menos es un error que los cuenta")
  func parametros() throws {
    let base = try base()
    let sql = "SELECT * FROM tareas WHERE id = ? AND titulo = ?"
    #expect(throws: ErrorDeSQLite.parametros(dados: 1, esperados: 2, sql: sql)) {
      try base.filas(sql, [1])
    }
    #expect(throws: ErrorDeSQLite.parametros(dados: 3, esperados: 2, sql: sql)) {
      try base.filas(sql, [1, 2, 3])
    }
  }

  @Test(
    "preparar admite una sentencia y solo una",
    arguments: ["", "  ", "-- nada", "SELECT 1; SELECT 2", "SELECT 1\u{0}; DROP TABLE tareas"]
  )
  func una(sql: String) throws {
    let base = try base()
    #expect(throws: ErrorDeSQLite.noEsUnaSentencia(sql: sql)) { try base.preparar(sql) }
    #expect(try base.preparar("SELECT 1; -- con comentario\n ").filas() == [[1]])
  }

  @Test("ejecutar hace todas las sentencias hasta la que falla")
  func varias() throws {
    let base = try base()
    #expect(throws: ErrorDeSQLite.self) {
      try base.ejecutar(
        "INSERT INTO tareas (id) VALUES (1);;\n-- otra\nINSERT INTO tareas (id) VALUES (2); "
          + "INSERT INTO nada VALUES (3); INSERT INTO tareas (id) VALUES (4)")
    }
    #expect(try base.filas("SELECT id FROM tareas") == [[1], [2]])
  }

  @Test("una transacción que falla no deja nada, y una que acaba lo deja todo")
  func transacciones() throws {
    struct Averia: Error {}
    let base = try base()
    #expect(throws: Averia.self) {
      try base.transaccion {
        try base.ejecutar("INSERT INTO tareas (id) VALUES (1)")
        throw Averia()
      }
    }
    #expect(try base.filas("SELECT count(*) FROM tareas") == [[0]])
    let total = try base.transaccion {
      try base.ejecutar("INSERT INTO tareas (id) VALUES (1)")
      return base.filasCambiadas
    }
    #expect(total == 1)
    #expect(try base.filas("SELECT count(*) FROM tareas") == [[1]])
    #expect(throws: ErrorDeSQLite.self) {
      try base.transaccion { try base.transaccion {} }
    }
    // El error de la de dentro deshizo la de fuera: se puede abrir otra.
    try base.transaccion {}
  }

  @Test("en disco los datos sobreviven a la conexión, y la de solo lectura no escribe")
  func disco() throws {
    let carpeta = FileManager.default.temporaryDirectory
      .appendingPathComponent("sqlite-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: carpeta, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: carpeta) }
    let ruta = carpeta.appendingPathComponent("tareas.db").path
    #expect(throws: ErrorDeSQLite.self) { try BaseDeDatos(.soloLectura(ruta)) }
    do {
      let base = try BaseDeDatos(.archivo(ruta))
      try base.ejecutar("CREATE TABLE t (a); INSERT INTO t VALUES (7)")
    }
    let lectura = try BaseDeDatos(.soloLectura(ruta))
    #expect(try lectura.filas("SELECT a FROM t") == [[7]])
    #expect(throws: ErrorDeSQLite.self) { try lectura.ejecutar("DELETE FROM t") }
    let imposible = #expect(throws: ErrorDeSQLite.self) {
      try BaseDeDatos(.archivo(carpeta.appendingPathComponent("no/esta.db").path))
    }
    #expect(imposible?.description.contains("unable to open database file") == true)
    try Data("esto no es una base de datos, ni se le parece".utf8)
      .write(to: URL(fileURLWithPath: ruta + "2"))
    #expect(throws: ErrorDeSQLite.self) {
      try BaseDeDatos(.archivo(ruta + "2")).filas("SELECT * FROM sqlite_schema")
    }
  }

  @Test("sin la biblioteca el error dice en español cuáles se probaron")
  func sinBiblioteca() {
    let error = #expect(throws: ErrorDeSQLite.self) {
      try BibliotecaSQLite(nombres: ["libnada.so", "libtampoco.so"])
    }
    #expect(error == .sinBiblioteca(probadas: ["libnada.so", "libtampoco.so"]))
    #expect(
      error?.description.hasPrefix(
        "No se encuentra la biblioteca de SQLite (se probó con libnada.so, libtampoco.so); ")
        == true)
  }

  @Test("la sentencia mantiene abierta su base")
  func vida() throws {
    var base: BaseDeDatos? = try BaseDeDatos()
    let sentencia = try #require(try base?.preparar("SELECT 1"))
    base = nil
    #expect(try sentencia.filas() == [[1]])
  }
}

@Suite("Contadores y planes de SQLite")
struct ContadoresSQLiteTests {
  /// 2 000 lecturas, cinco por instante, con índice en el orden de la lista.
  private func base() throws -> BaseDeDatos {
    let base = try BaseDeDatos()
    try base.ejecutar("CREATE TABLE lecturas (id INTEGER NOT NULL, creada INTEGER NOT NULL)")
    try base.transaccion {
      let insertar = try base.preparar("INSERT INTO lecturas VALUES (?, ?)")
      for numero in 0..<2000 { try insertar.filas([.entero(numero), .entero(numero / 5)]) }
    }
    return base
  }

  private func pasos(_ base: BaseDeDatos, _ sql: String, _ valores: [ValorSQLite]) throws -> Int {
    let consulta = try base.preparar(sql)
    try consulta.filas(valores)
    return consulta.contador(.pasosDeMaquina)
  }

  @Test("sin índice se recorre y se ordena todo; con índice, solo la página")
  func indice() throws {
    let base = try base()
    let sql = "SELECT id FROM lecturas ORDER BY creada DESC, id DESC LIMIT 20"
    let sinIndice = try base.preparar(sql)
    try sinIndice.filas()
    #expect(sinIndice.contador(.ordenaciones) == 1)
    #expect(sinIndice.contador(.pasosDeRecorrido) == 1999)
    #expect(try base.plan(de: sql).contains { $0.contains("TEMP B-TREE") })

    try base.ejecutar("CREATE INDEX orden ON lecturas (creada DESC, id DESC)")
    let conIndice = try base.preparar(sql)
    try conIndice.filas()
    #expect(conIndice.contador(.ordenaciones) == 0)
    #expect(conIndice.contador(.pasosDeRecorrido) <= 20)
    #expect(try base.plan(de: sql).allSatisfy { !$0.contains("TEMP B-TREE") })
  }

  @Test("por cursor cada página cuesta lo mismo; por desplazamiento, más cuanto más lejos")
  func pendiente() throws {
    let base = try base()
    try base.ejecutar("CREATE INDEX orden ON lecturas (creada DESC, id DESC)")
    let cursor = """
      SELECT id FROM lecturas WHERE (creada, id) < (?, ?) ORDER BY creada DESC, id DESC LIMIT 20
      """
    let cerca = try pasos(base, cursor, [380, 1900])
    #expect(try pasos(base, cursor, [40, 200]) == cerca)
    #expect(try base.plan(de: cursor).contains { $0.contains("SEARCH") })
    let salto = "SELECT id FROM lecturas ORDER BY creada DESC, id DESC LIMIT 20 OFFSET ?"
    #expect(try pasos(base, salto, [1800]) > 10 * pasos(base, salto, [0]))
  }

  @Test("los contadores se acumulan y se ponen a cero")
  func reiniciar() throws {
    let consulta = try base().preparar("SELECT max(creada) FROM lecturas WHERE id < ?")
    try consulta.filas([100])
    let una = consulta.contador(.pasosDeMaquina)
    try consulta.filas([100])
    #expect(consulta.contador(.ejecuciones) == 2)
    #expect(consulta.contador(.pasosDeMaquina, reiniciando: true) == 2 * una)
    #expect(consulta.contador(.pasosDeMaquina) == 0)
    consulta.reiniciarContadores()
    #expect(consulta.contador(.ejecuciones) == 0)
    #expect(consulta.contador(.bytesUsados) > 0)
  }
}
