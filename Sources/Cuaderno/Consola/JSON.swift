import Foundation

/// JSON para máquinas: claves en orden, así dos ejecuciones iguales dan los mismos bytes.
enum JSON {
  static func texto(_ valor: some Encodable) throws -> String {
    let codificador = JSONEncoder()
    codificador.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try codificador.encode(valor), as: UTF8.self)
    } catch {
      throw ErrorDelCuaderno.interno("No se pudo escribir el JSON: \(error).")
    }
  }
}
