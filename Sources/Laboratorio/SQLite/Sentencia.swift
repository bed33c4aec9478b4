/// Una sentencia preparada de SQLite: se enlaza, se recorre y dice cuánto trabajó.
///
/// No es `Sendable`: vive con su ``BaseDeDatos`` en un actor.
public final class Sentencia {
  /// El texto con el que se preparó.
  public let sql: String
  private let base: BaseDeDatos
  private let orden: OpaquePointer

  init(_ orden: OpaquePointer, sql: String, base: BaseDeDatos) {
    self.orden = orden
    self.sql = sql
    self.base = base
    base.jornal.vivas.insert(orden)
  }

  deinit {
    base.retirar(orden)
    _ = base.funciones.finalizar(orden)
  }

  /// Los nombres de las columnas del resultado.
  public var columnas: [String] {
    (0..<base.funciones.columnas(orden)).map { columna in
      base.funciones.nombreDeColumna(orden, columna).map { String(cString: $0) } ?? ""
    }
  }

  /// Cuántos parámetros (`?`) espera.
  public var parametros: Int {
    Int(base.funciones.parametros(orden))
  }

  /// Enlaza los parámetros y deja la sentencia lista para empezar.
  /// - Parameter valores: Uno por parámetro, en orden.
  /// - Throws: ``ErrorDeSQLite/parametros(dados:esperados:sql:)`` o el error de SQLite.
  public func enlazar(_ valores: [ValorSQLite]) throws(ErrorDeSQLite) {
    _ = base.funciones.reiniciar(orden)
    guard valores.count == parametros else {
      throw .parametros(dados: valores.count, esperados: parametros, sql: sql)
    }
    _ = base.funciones.desenlazar(orden)
    for (posicion, valor) in valores.enumerated() {
      let codigo = enlazar(valor, en: Int32(posicion + 1))
      guard codigo == CodigoSQLite.bien else { throw base.error(codigo, sql: sql) }
    }
  }

  /// Avanza una fila.
  /// - Returns: La fila, o `nil` si no hay más.
  /// - Throws: El error de SQLite.
  /// - Complexity: Los ``ContadorDeSentencia/pasosDeMaquina`` que cuente SQLite.
  public func siguiente() throws(ErrorDeSQLite) -> [ValorSQLite]? {
    let codigo = base.funciones.paso(orden)
    switch codigo {
    case CodigoSQLite.fila:
      base.jornal.filasEntregadas += 1
      return (0..<base.funciones.columnas(orden)).map(valor)
    case CodigoSQLite.terminado:
      _ = base.funciones.reiniciar(orden)
      return nil
    default:
      // El mensaje hay que leerlo antes de reiniciar, que lo podría cambiar.
      let error = base.error(codigo, sql: sql)
      _ = base.funciones.reiniciar(orden)
      throw error
    }
  }

  /// Enlaza, recorre hasta el final y devuelve todas las filas.
  /// - Throws: ``ErrorDeSQLite``.
  /// - Complexity: O(*filas*) de memoria; el trabajo lo dicen los contadores.
  @discardableResult
  public func filas(_ valores: [ValorSQLite] = []) throws(ErrorDeSQLite) -> [[ValorSQLite]] {
    try enlazar(valores)
    var filas: [[ValorSQLite]] = []
    while let fila = try siguiente() { filas.append(fila) }
    return filas
  }

  /// Lee un contador de SQLite, acumulado desde que se preparó o se reinició.
  /// - Parameters:
  ///   - contador: Cuál.
  ///   - reiniciando: Si vuelve a cero al leerlo; hazlo entre dos mediciones.
  public func contador(_ contador: ContadorDeSentencia, reiniciando: Bool = false) -> Int {
    Int(base.funciones.contador(orden, contador.rawValue, reiniciando ? 1 : 0))
  }

  /// Pone a cero los contadores de la sentencia, para separar una medición de la anterior.
  public func reiniciarContadores() {
    for contador in ContadorDeSentencia.allCases where contador != .bytesUsados {
      _ = self.contador(contador, reiniciando: true)
    }
  }

  // MARK: - Valores

  private func enlazar(_ valor: ValorSQLite, en posicion: Int32) -> Int32 {
    let funciones = base.funciones
    // SQLITE_TRANSIENT: que SQLite copie los bytes, porque los nuestros no duran.
    let copiar = UnsafeRawPointer(bitPattern: -1)
    switch valor {
    case .nulo:
      return funciones.enlazarNulo(orden, posicion)
    case .entero(let entero):
      return funciones.enlazarEntero(orden, posicion, Int64(entero))
    case .real(let real):
      return funciones.enlazarReal(orden, posicion, real)
    case .texto(let texto):
      // Con `withUnsafeBytes` un texto vacío daría un puntero nulo, que SQLite lee como NULL.
      return texto.withCString { bytes in
        funciones.enlazarTexto(
          orden, posicion, bytes, Int32(clamping: texto.utf8.count), copiar)
      }
    case .datos(let datos):
      return (datos + [0]).withUnsafeBytes { bytes in
        funciones.enlazarDatos(
          orden, posicion, bytes.baseAddress, Int32(clamping: datos.count), copiar)
      }
    }
  }

  private func valor(_ columna: Int32) -> ValorSQLite {
    let funciones = base.funciones
    switch funciones.tipo(orden, columna) {
    case CodigoSQLite.tipoEntero: return .entero(Int(funciones.entero(orden, columna)))
    case CodigoSQLite.tipoReal: return .real(funciones.real(orden, columna))
    case CodigoSQLite.tipoTexto:
      return .texto(
        String(decoding: bytes(funciones.texto(orden, columna), columna), as: UTF8.self))
    case CodigoSQLite.tipoDatos: return .datos(bytes(funciones.datos(orden, columna), columna))
    default: return .nulo
    }
  }

  /// Copia los bytes de una columna; su número se pide después que el puntero, como manda SQLite.
  private func bytes(_ inicio: UnsafeRawPointer?, _ columna: Int32) -> [UInt8] {
    let cantidad = Int(base.funciones.bytes(orden, columna))
    guard let inicio, cantidad > 0 else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: inicio, count: cantidad))
  }
}
