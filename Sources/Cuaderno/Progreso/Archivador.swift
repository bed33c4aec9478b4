import Foundation

/// Lee y guarda el progreso y los respaldos sin perder nada de quien lee.
public struct Archivador {
  static let carpeta = ".workbook"
  static let ruta = "\(carpeta)/progreso.json"

  let paquete: Paquete
  /// Avisos para quien lee, por el canal de errores.
  let avisar: (String) -> Void

  /// El progreso guardado, o uno nuevo si no hay o no se entiende.
  ///
  /// Un archivo dañado se aparta con otro nombre en lugar de pisarlo, y se sigue.
  ///
  /// - Throws: `.datos` si lo escribió una versión posterior del cuaderno: pisarlo perdería algo.
  public func leer() throws -> Progreso {
    guard paquete.existe(Self.ruta) else { return Progreso() }
    guard let datos = try? Data(contentsOf: paquete.url(Self.ruta)) else {
      avisar("Aviso: no se puede leer «\(Self.ruta)»; se sigue sin él.")
      return Progreso()
    }
    if let version = try? JSONDecoder().decode(SoloEsquema.self, from: datos),
      version.esquema > Progreso.esquemaActual
    {
      throw ErrorDelCuaderno.datos(
        "«\(Self.ruta)» es de una versión posterior del cuaderno (esquema \(version.esquema); este "
          + "entiende \(Progreso.esquemaActual)).\nActualiza el cuaderno con «git pull», o aparta "
          + "ese archivo: se reconstruye al volver a probar.")
    }
    if let progreso = try? JSONDecoder().decode(Progreso.self, from: datos) { return progreso }
    let apartado = "\(Self.carpeta)/progreso-danado-\(Self.marcaDeTiempo()).json"
    do {
      try FileManager.default.moveItem(at: paquete.url(Self.ruta), to: paquete.url(apartado))
      avisar(
        "Aviso: «\(Self.ruta)» está dañado. Se guardó como «\(apartado)» y se empieza uno nuevo; "
          + "«workbook calificar» lo reconstruye.")
    } catch {
      avisar("Aviso: «\(Self.ruta)» está dañado y no se puede apartar; se sigue sin él.")
    }
    return Progreso()
  }

  /// - Throws: `.herramientas` si no se puede escribir.
  public func guardar(_ progreso: Progreso) throws {
    let codificador = JSONEncoder()
    codificador.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let datos: Data
    do {
      datos = try codificador.encode(progreso)
    } catch {
      throw ErrorDelCuaderno.interno("No se pudo codificar el progreso: \(error).")
    }
    try paquete.escribir(datos, en: Self.ruta)
  }

  /// Copia un archivo a `.workbook/respaldos/<fecha>/` y devuelve la ruta de la copia.
  ///
  /// - Throws: `.herramientas` si no se puede escribir; sin copia no se toca el original.
  public func respaldar(_ ruta: String) throws -> String {
    let datos = try paquete.datos(ruta)
    let base = "\(Self.carpeta)/respaldos/\(Self.marcaDeTiempo())"
    var carpeta = base
    var intento = 2
    while paquete.existe("\(carpeta)/\(ruta)") {
      carpeta = "\(base)-\(intento)"
      intento += 1
    }
    let copia = "\(carpeta)/\(ruta)"
    try paquete.escribir(datos, en: copia)
    return copia
  }

  private static func marcaDeTiempo() -> String {
    let formato = DateFormatter()
    formato.locale = Locale(identifier: "en_US_POSIX")
    formato.dateFormat = "yyyy-MM-dd-HHmmss"
    return formato.string(from: Date())
  }

  private struct SoloEsquema: Decodable {
    var esquema: Int
  }
}
