/// Una base de datos SQLite, en memoria o en disco.
///
/// ```swift
/// let base = try BaseDeDatos()
/// try base.ejecutar("CREATE TABLE sensores (id INTEGER NOT NULL, nombre TEXT)")
/// let consulta = try base.preparar("SELECT nombre FROM sensores WHERE id < ? LIMIT ?")
/// let filas = try consulta.filas([900, 20])
/// consulta.contador(.pasosDeMaquina)
/// ```
///
/// No es `Sendable` a propósito: una conexión se usa desde un sitio cada vez, y ese sitio es un actor.
public final class BaseDeDatos {
  /// Dónde están los datos.
  public enum Lugar: Sendable, Hashable {
    /// Solo en memoria: desaparece con la instancia.
    case memoria
    /// En ese archivo; se crea si no existe.
    case archivo(String)
    /// En ese archivo, que debe existir, y sin poder cambiarlo.
    case soloLectura(String)
  }

  let funciones: FuncionesSQLite
  private let base: OpaquePointer?
  /// Lo que apunta cada sentencia de esta conexión; se lee con ``trabajo(_:)``.
  let jornal = JornalDeSQLite()
  /// Recibe el texto de cada sentencia que se prepara: sirve para mirar el plan de lo que otro pide.
  public var alPreparar: ((String) -> Void)?

  /// Abre una base de datos.
  /// - Parameters:
  ///   - lugar: En memoria si no se dice.
  ///   - biblioteca: La del sistema si no se dice.
  /// - Throws: ``ErrorDeSQLite``; si la biblioteca no está, dice cuáles se probaron.
  public init(
    _ lugar: Lugar = .memoria, biblioteca: BibliotecaSQLite? = nil
  ) throws(ErrorDeSQLite) {
    let biblioteca = if let biblioteca { biblioteca } else { try BibliotecaSQLite.delSistema() }
    funciones = biblioteca.funciones
    let (ruta, modo) =
      switch lugar {
      case .memoria: (":memory:", CodigoSQLite.lecturaYEscritura | CodigoSQLite.crear)
      case .archivo(let ruta): (ruta, CodigoSQLite.lecturaYEscritura | CodigoSQLite.crear)
      case .soloLectura(let ruta): (ruta, CodigoSQLite.soloLectura)
      }
    var abierta: OpaquePointer?
    let codigo = funciones.abrir(ruta, &abierta, modo, nil)
    // Aunque falle, SQLite puede dar una conexión que hay que cerrar: la cierra `deinit`.
    base = abierta
    guard codigo == CodigoSQLite.bien else { throw error(codigo, sql: "") }
  }

  deinit {
    _ = funciones.cerrar(base)
  }

  /// Prepara una sentencia, y solo una.
  /// - Throws: ``ErrorDeSQLite``.
  public func preparar(_ sql: String) throws(ErrorDeSQLite) -> Sentencia {
    var encontradas: [Sentencia] = []
    try recorrer(sql) { (sentencia) throws(ErrorDeSQLite) in encontradas.append(sentencia) }
    guard encontradas.count == 1 else { throw .noEsUnaSentencia(sql: sql) }
    return encontradas[0]
  }

  /// Ejecuta una o varias sentencias sin parámetros, y se queda en la primera que falle.
  /// - Throws: ``ErrorDeSQLite``.
  public func ejecutar(_ sql: String) throws(ErrorDeSQLite) {
    try recorrer(sql) { (sentencia) throws(ErrorDeSQLite) in try sentencia.filas() }
  }

  /// Prepara, enlaza y recorre una sentencia de una vez.
  /// - Throws: ``ErrorDeSQLite``.
  @discardableResult
  public func filas(
    _ sql: String, _ valores: [ValorSQLite] = []
  ) throws(ErrorDeSQLite) -> [[ValorSQLite]] {
    try preparar(sql).filas(valores)
  }

  /// Ejecuta un trabajo dentro de una transacción: si falla, no queda nada de lo que hizo.
  /// - Throws: El error del trabajo, o ``ErrorDeSQLite`` al abrir o cerrar la transacción.
  public func transaccion<Resultado>(_ trabajo: () throws -> Resultado) throws -> Resultado {
    try ejecutar("BEGIN")
    do {
      let resultado = try trabajo()
      try ejecutar("COMMIT")
      return resultado
    } catch {
      // Algunos errores ya deshacen la transacción solos; entonces este ROLLBACK no tiene qué hacer.
      try? ejecutar("ROLLBACK")
      throw error
    }
  }

  /// El plan de una consulta, un renglón por paso: «SEARCH sensores USING INDEX …».
  ///
  /// Es el texto de `EXPLAIN QUERY PLAN`, que cambia con la versión de SQLite: busca en él palabras
  /// («SCAN», «SEARCH», «TEMP B-TREE»), no frases.
  /// - Throws: ``ErrorDeSQLite``.
  public func plan(de sql: String) throws(ErrorDeSQLite) -> [String] {
    let consulta = try preparar("EXPLAIN QUERY PLAN \(sql)")
    let valores = [ValorSQLite](repeating: .nulo, count: consulta.parametros)
    return try consulta.filas(valores).compactMap { $0.last?.comoTexto }
  }

  /// Cuántas filas cambió la última sentencia que cambió algo.
  public var filasCambiadas: Int { Int(funciones.cambios(base)) }

  /// El `rowid` de la última fila insertada en esta conexión.
  public var ultimoRowid: Int { Int(funciones.ultimoRowid(base)) }

  /// El error que corresponde a un código, con el texto de SQLite.
  func error(_ codigo: Int32, sql: String) -> ErrorDeSQLite {
    let mensaje = funciones.mensaje(base).map { String(cString: $0) } ?? "out of memory"
    return .sqlite(codigo: Int(codigo), mensaje: mensaje, sql: sql)
  }

  /// Prepara una a una las sentencias de un texto y da cada una antes de preparar la siguiente.
  private func recorrer(
    _ sql: String, _ usar: (Sentencia) throws(ErrorDeSQLite) -> Void
  ) throws(ErrorDeSQLite) {
    let bytes = Array(sql.utf8)
    // Para SQLite un byte cero es el final: lo de detrás se perdería sin aviso.
    guard !bytes.contains(0) else { throw .noEsUnaSentencia(sql: sql) }
    let texto = bytes + [0]
    var inicio = 0
    while inicio < bytes.count {
      var orden: OpaquePointer?
      var consumidos = 0
      let codigo = texto.withUnsafeBufferPointer { texto in
        texto.withMemoryRebound(to: CChar.self) { texto in
          guard let base = texto.baseAddress else { return CodigoSQLite.bien }
          var final: UnsafePointer<CChar>?
          let codigo = funciones.preparar(self.base, base + inicio, -1, &orden, &final)
          consumidos = final.map { $0 - (base + inicio) } ?? bytes.count - inicio
          return codigo
        }
      }
      let tramo = inicio..<min(inicio + max(consumidos, 1), bytes.count)
      let una = String(decoding: bytes[tramo], as: UTF8.self)
      guard codigo == CodigoSQLite.bien else { throw error(codigo, sql: una) }
      inicio = tramo.upperBound
      // Un comentario o un espacio se preparan bien y no dan sentencia.
      guard let orden else { continue }
      alPreparar?(una)
      try usar(Sentencia(orden, sql: una, base: self))
    }
  }
}
