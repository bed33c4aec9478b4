/// Las funciones de SQLite, cargadas con `dlopen`: el cuaderno no enlaza ninguna biblioteca.
///
/// Se carga una vez por proceso y no se cierra nunca.
public struct BibliotecaSQLite: Sendable {
  /// La versión, como la dice SQLite: «3.40.1».
  public let version: String
  let funciones: FuncionesSQLite

  /// La biblioteca del sistema, o el error de por qué no está.
  public static func delSistema() throws(ErrorDeSQLite) -> BibliotecaSQLite {
    try cargada.get()
  }

  private static let cargada = Result { () throws(ErrorDeSQLite) in
    try BibliotecaSQLite(nombres: Plataforma.nombresDeSQLite)
  }

  /// Carga la biblioteca con el primer nombre que exista.
  /// - Parameter nombres: Nombres o rutas, por orden de preferencia.
  /// - Throws: ``ErrorDeSQLite/sinBiblioteca(probadas:)`` o ``ErrorDeSQLite/sinFuncion(_:)``.
  public init(nombres: [String]) throws(ErrorDeSQLite) {
    guard let biblioteca = nombres.lazy.compactMap(Plataforma.abrirBiblioteca).first else {
      throw .sinBiblioteca(probadas: nombres)
    }
    funciones = try FuncionesSQLite(biblioteca)
    version = funciones.version().map { String(cString: $0) } ?? ""
  }
}
