import Laboratorio
import Testing

@Suite("Lo que trabaja una conexión de SQLite")
struct JornalTests {
  @Test("suma lo de todas las sentencias, vivas y desaparecidas")
  func suma() throws {
    let base = try BaseDeDatos()
    try base.ejecutar(
      "CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (3), (4), (5)")
    let pasos = base.trabajo(.pasosDeRecorrido)
    let filas = base.filasEntregadas
    let viva = try base.preparar("SELECT a FROM t")
    try viva.filas()
    #expect(base.trabajo(.pasosDeRecorrido) - pasos == 4)
    // Esta sentencia desaparece al acabar la línea, y lo que hizo no se pierde.
    try base.filas("SELECT a FROM t ORDER BY a")
    #expect(base.trabajo(.pasosDeRecorrido) - pasos == 8)
    #expect(base.trabajo(.ordenaciones) == 1)
    #expect(base.filasEntregadas - filas == 10)
  }

  @Test("avisa del texto de cada sentencia que se prepara")
  func avisa() throws {
    let base = try BaseDeDatos()
    var textos: [String] = []
    base.alPreparar = { textos.append($0) }
    try base.ejecutar("CREATE TABLE t (a);INSERT INTO t VALUES (1)")
    base.alPreparar = nil
    try base.filas("SELECT a FROM t")
    #expect(textos == ["CREATE TABLE t (a);", "INSERT INTO t VALUES (1)"])
  }
}
