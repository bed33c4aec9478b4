/// Lo que puede salir mal con SQLite.
public enum ErrorDeSQLite: Error, Sendable, Hashable, CustomStringConvertible {
  /// La biblioteca no está en este equipo.
  case sinBiblioteca(probadas: [String])
  /// La biblioteca es tan antigua que le falta una función.
  case sinFuncion(String)
  /// Un error de SQLite, con su código y su propio texto, y la sentencia que lo dio.
  case sqlite(codigo: Int, mensaje: String, sql: String)
  /// Se dieron más o menos valores que parámetros tiene la sentencia.
  case parametros(dados: Int, esperados: Int, sql: String)
  /// Un texto sin ninguna sentencia, o con más de una donde solo cabe una.
  case noEsUnaSentencia(sql: String)

  /// La explicación en una frase; el texto de SQLite va tal cual, en inglés.
  public var description: String {
    switch self {
    case .sinBiblioteca(let probadas):
      "No se encuentra la biblioteca de SQLite (se probó con \(probadas.joined(separator: ", "))); "
        + "\(Plataforma.comoInstalarSQLite)."
    case .sinFuncion(let nombre):
      "La biblioteca de SQLite no tiene «\(nombre)»: es demasiado antigua."
    case .sqlite(let codigo, let mensaje, let sql):
      "SQLite dice (código \(codigo)): \(TextoDeAviso.recortado(mensaje))"
        + (sql.isEmpty ? "." : ". En: \(TextoDeAviso.recortado(sql))")
    case .parametros(let dados, let esperados, let sql):
      "La sentencia espera \(Numero.conMiles(esperados)) valores y se dieron "
        + "\(Numero.conMiles(dados)). En: \(TextoDeAviso.recortado(sql))"
    case .noEsUnaSentencia(let sql):
      "Se esperaba una sentencia y solo una. En: \(TextoDeAviso.recortado(sql))"
    }
  }
}
