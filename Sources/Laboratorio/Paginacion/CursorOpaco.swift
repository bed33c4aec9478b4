/// Convierte el número de serie de un elemento en un cursor que no se puede adivinar a simple vista.
///
/// Opaco como manda la especificación de conexiones de GraphQL: si el cursor enseñara un número, un
/// cliente acabaría sumándole uno.
enum CursorOpaco {
  private static let prefijo = "cur_"
  // Dos impares inversos módulo 2^64: multiplicar por uno deshace el otro.
  private static let mezcla: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let inversa: UInt64 = 0xF1DE_83E1_9937_733D

  /// El cursor que sigue al elemento con ese número de serie.
  static func cursor(de serie: Int) -> String {
    prefijo + String(UInt64(bitPattern: Int64(serie)) &* mezcla, radix: 36)
  }

  /// El número de serie de un cursor, o `nil` si no tiene la forma de uno.
  static func serie(de cursor: String) -> Int? {
    guard cursor.hasPrefix(prefijo), cursor.utf8.count <= 32,
      let mezclado = UInt64(cursor.dropFirst(prefijo.count), radix: 36)
    else { return nil }
    return Int(exactly: Int64(bitPattern: mezclado &* inversa))
  }
}
