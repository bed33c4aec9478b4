import Foundation

/// Las herramientas de Swift que hay en el `PATH`.
public struct Herramientas: Sendable {
  /// Ruta del ejecutable `swift`.
  public let swift: String

  /// - Throws: `ErrorDelCuaderno.herramientas` si no hay `swift` en el `PATH`.
  public static func buscar(en entorno: [String: String]) throws -> Herramientas {
    for carpeta in (entorno["PATH"] ?? "").split(separator: ":") {
      let candidato = "\(carpeta)/swift"
      if FileManager.default.isExecutableFile(atPath: candidato) {
        return Herramientas(swift: candidato)
      }
    }
    throw ErrorDelCuaderno.herramientas(
      "No se encuentra «swift» en el PATH.\n"
        + "Instala las herramientas de Swift 6.2 o posterior desde https://www.swift.org/install, "
        + "abre otra terminal y comprueba que «swift --version» responde.")
  }

  /// Identifica la versión sin pagar el arranque de `swift --version`: ruta real, tamaño y fecha.
  var huella: String {
    let real = URL(fileURLWithPath: swift).resolvingSymlinksInPath().path
    let atributos = try? FileManager.default.attributesOfItem(atPath: real)
    let tamano = (atributos?[.size] as? NSNumber)?.int64Value ?? 0
    let fecha = (atributos?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(real)|\(tamano)|\(Int64(fecha))"
  }
}
