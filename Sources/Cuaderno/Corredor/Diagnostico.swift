import Foundation

/// Una queja del compilador con sus líneas, sin traducir.
public struct Diagnostico: Sendable, Equatable, Codable {
  public enum Gravedad: String, Sendable, Codable {
    case error
    case aviso
  }

  public var gravedad: Gravedad
  /// Ruta relativa al paquete.
  public var archivo: String
  public var linea: Int
  /// Lo que escribió el compilador: la queja, el trozo de código y las notas.
  public var texto: String

  /// Separa los diagnósticos de las líneas de avance de `swift build`.
  ///
  /// El compilador repite una queja por cada archivo que la ve: se conserva la primera.
  ///
  /// - Complexity: O(*n*) en las letras de la salida.
  static func leer(_ salida: String, raiz: String) -> [Diagnostico] {
    var encontrados: [Diagnostico] = []
    var abierto = false
    for linea in salida.components(separatedBy: "\n") {
      if let nuevo = encabezado(linea, raiz: raiz) {
        encontrados.append(nuevo)
        abierto = true
      } else if esAvance(linea) {
        abierto = false
      } else if abierto, !linea.isEmpty {
        encontrados[encontrados.count - 1].texto += "\n" + relativa(linea, raiz: raiz)
      }
    }
    var vistos: Set<String> = []
    return encontrados.filter { vistos.insert("\($0.archivo):\($0.linea):\($0.titulo)").inserted }
  }

  /// La primera línea: `ruta:línea:columna: error: mensaje`.
  public var titulo: String { texto.components(separatedBy: "\n")[0] }

  private static func encabezado(_ linea: String, raiz: String) -> Diagnostico? {
    for (marca, gravedad) in [(": error: ", Gravedad.error), (": warning: ", .aviso)] {
      guard let rango = linea.range(of: marca) else { continue }
      let partes = linea[..<rango.lowerBound].components(separatedBy: ":")
      guard partes.count >= 3, let numero = Int(partes[partes.count - 2]) else { continue }
      let ruta = partes.dropLast(2).joined(separator: ":")
      guard ruta.hasPrefix("/"), ruta.hasSuffix(".swift") else { continue }
      return Diagnostico(
        gravedad: gravedad, archivo: relativa(ruta, raiz: raiz), linea: numero,
        texto: relativa(linea, raiz: raiz))
    }
    return nil
  }

  private static func esAvance(_ linea: String) -> Bool {
    linea.hasPrefix("[") || linea.hasPrefix("error:") || linea.hasPrefix("Build complete")
      || linea.hasPrefix("Building for")
  }

  private static func relativa(_ texto: String, raiz: String) -> String {
    texto.replacingOccurrences(of: raiz + "/", with: "")
  }
}
