/// Los punteros a las funciones de SQLite que usa el laboratorio, con la firma de `sqlite3.h`.
///
/// Es `@unchecked Sendable` porque solo guarda direcciones de código, que no cambian.
struct FuncionesSQLite: @unchecked Sendable {
  typealias Base = OpaquePointer
  typealias Orden = OpaquePointer
  typealias Texto = UnsafePointer<CChar>
  typealias Memoria = UnsafeRawPointer

  typealias Abrir =
    @convention(c) (Texto, UnsafeMutablePointer<Base?>, Int32, Texto?) -> Int32
  typealias Preparar =
    @convention(c) (
      Base?, Texto, Int32, UnsafeMutablePointer<Orden?>, UnsafeMutablePointer<Texto?>?
    ) -> Int32
  // El último parámetro es un puntero a función en C; aquí solo viaja el valor SQLITE_TRANSIENT.
  typealias EnlazarBytes = @convention(c) (Orden?, Int32, Memoria?, Int32, Memoria?) -> Int32

  let version: @convention(c) () -> Texto?
  let abrir: Abrir
  let cerrar: @convention(c) (Base?) -> Int32
  let mensaje: @convention(c) (Base?) -> Texto?
  let cambios: @convention(c) (Base?) -> Int32
  let ultimoRowid: @convention(c) (Base?) -> Int64
  let preparar: Preparar
  let finalizar: @convention(c) (Orden?) -> Int32
  let paso: @convention(c) (Orden?) -> Int32
  let reiniciar: @convention(c) (Orden?) -> Int32
  let desenlazar: @convention(c) (Orden?) -> Int32
  let parametros: @convention(c) (Orden?) -> Int32
  let enlazarNulo: @convention(c) (Orden?, Int32) -> Int32
  let enlazarEntero: @convention(c) (Orden?, Int32, Int64) -> Int32
  let enlazarReal: @convention(c) (Orden?, Int32, Double) -> Int32
  let enlazarTexto: EnlazarBytes
  let enlazarDatos: EnlazarBytes
  let columnas: @convention(c) (Orden?) -> Int32
  let nombreDeColumna: @convention(c) (Orden?, Int32) -> Texto?
  let tipo: @convention(c) (Orden?, Int32) -> Int32
  let entero: @convention(c) (Orden?, Int32) -> Int64
  let real: @convention(c) (Orden?, Int32) -> Double
  let datos: @convention(c) (Orden?, Int32) -> Memoria?
  let texto: @convention(c) (Orden?, Int32) -> Memoria?
  let bytes: @convention(c) (Orden?, Int32) -> Int32
  let contador: @convention(c) (Orden?, Int32, Int32) -> Int32

  /// Busca todas las funciones.
  /// - Throws: ``ErrorDeSQLite/sinFuncion(_:)`` con la primera que falte.
  init(_ biblioteca: UnsafeMutableRawPointer) throws(ErrorDeSQLite) {
    func buscar<Funcion>(_ nombre: String) throws(ErrorDeSQLite) -> Funcion {
      guard let simbolo = Plataforma.simbolo("sqlite3_\(nombre)", en: biblioteca) else {
        throw .sinFuncion("sqlite3_\(nombre)")
      }
      // `dlsym` da una dirección sin tipo; la firma es la que promete la cabecera de SQLite.
      return unsafeBitCast(simbolo, to: Funcion.self)
    }
    version = try buscar("libversion")
    abrir = try buscar("open_v2")
    cerrar = try buscar("close_v2")
    mensaje = try buscar("errmsg")
    cambios = try buscar("changes")
    ultimoRowid = try buscar("last_insert_rowid")
    preparar = try buscar("prepare_v2")
    finalizar = try buscar("finalize")
    paso = try buscar("step")
    reiniciar = try buscar("reset")
    desenlazar = try buscar("clear_bindings")
    parametros = try buscar("bind_parameter_count")
    enlazarNulo = try buscar("bind_null")
    enlazarEntero = try buscar("bind_int64")
    enlazarReal = try buscar("bind_double")
    enlazarTexto = try buscar("bind_text")
    enlazarDatos = try buscar("bind_blob")
    columnas = try buscar("column_count")
    nombreDeColumna = try buscar("column_name")
    tipo = try buscar("column_type")
    entero = try buscar("column_int64")
    real = try buscar("column_double")
    datos = try buscar("column_blob")
    texto = try buscar("column_text")
    bytes = try buscar("column_bytes")
    contador = try buscar("stmt_status")
  }
}

/// Los códigos de `sqlite3.h` que hacen falta.
enum CodigoSQLite {
  static let bien: Int32 = 0
  static let fila: Int32 = 100
  static let terminado: Int32 = 101
  static let soloLectura: Int32 = 0x1
  static let lecturaYEscritura: Int32 = 0x2
  static let crear: Int32 = 0x4
  static let tipoEntero: Int32 = 1
  static let tipoReal: Int32 = 2
  static let tipoTexto: Int32 = 3
  static let tipoDatos: Int32 = 4
}
