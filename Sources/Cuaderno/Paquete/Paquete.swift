import Foundation

/// La carpeta del cuaderno: dónde está cada cosa y cómo se lee y escribe sin perder nada.
public struct Paquete: Sendable {
  public let raiz: URL

  public init(raiz: URL) { self.raiz = raiz }

  /// Busca la raíz desde `carpeta` hacia arriba.
  ///
  /// - Throws: `ErrorDelCuaderno.noEncontrado` si ninguna carpeta superior es un cuaderno.
  public static func buscar(desde carpeta: URL) throws -> Paquete {
    var actual = carpeta.standardizedFileURL
    while true {
      let paquete = Paquete(raiz: actual)
      if paquete.existe("Package.swift"), paquete.existe("Sources/Katas") { return paquete }
      let superior = actual.deletingLastPathComponent().standardizedFileURL
      if superior.path == actual.path { break }
      actual = superior
    }
    throw ErrorDelCuaderno.noEncontrado(
      "«\(carpeta.path)» no está dentro de un cuaderno: no hay Package.swift con Sources/Katas en ella"
        + " ni más arriba.\nEntra en la carpeta que clonaste y repite la orden.")
  }

  public func url(_ ruta: String) -> URL { raiz.appendingPathComponent(ruta) }

  public func existe(_ ruta: String) -> Bool {
    FileManager.default.fileExists(atPath: url(ruta).path)
  }

  /// El texto de un archivo del paquete.
  ///
  /// - Throws: `.noEncontrado` si falta; `.datos` si no es texto UTF-8.
  public func texto(_ ruta: String) throws -> String {
    let datos = try datos(ruta)
    guard let texto = String(data: datos, encoding: .utf8) else {
      throw ErrorDelCuaderno.datos("«\(ruta)» no es texto UTF-8. Guárdalo con esa codificación.")
    }
    return texto
  }

  public func datos(_ ruta: String) throws -> Data {
    guard existe(ruta) else {
      throw ErrorDelCuaderno.noEncontrado(
        "Falta el archivo «\(ruta)».\n«git checkout -- \(ruta)» lo recupera.")
    }
    do {
      return try Data(contentsOf: url(ruta))
    } catch {
      throw ErrorDelCuaderno.datos("No se puede leer «\(ruta)»: \(error.localizedDescription)")
    }
  }

  /// Escribe de una vez (archivo temporal y cambio de nombre), creando las carpetas que falten.
  ///
  /// - Throws: `.herramientas` si no se puede escribir ahí.
  public func escribir(_ datos: Data, en ruta: String) throws {
    let destino = url(ruta)
    do {
      try FileManager.default.createDirectory(
        at: destino.deletingLastPathComponent(), withIntermediateDirectories: true)
      try datos.write(to: destino, options: .atomic)
    } catch {
      throw ErrorDelCuaderno.herramientas(
        "No se puede escribir «\(ruta)» en «\(raiz.path)»: \(Self.motivo(de: error)).\n"
          + "Comprueba los permisos de la carpeta y el espacio en disco.")
    }
  }

  /// Los archivos `.swift` de una carpeta, relativos a ella y en orden.
  func archivosSwift(en carpeta: String) -> [String] {
    guard
      let lista = FileManager.default.enumerator(
        at: url(carpeta), includingPropertiesForKeys: [.isRegularFileKey])
    else { return [] }
    let prefijo = url(carpeta).standardizedFileURL.path + "/"
    return lista.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { $0.standardizedFileURL.path }
      .map { $0.hasPrefix(prefijo) ? String($0.dropFirst(prefijo.count)) : $0 }
      .sorted()
  }

  private static func motivo(de error: any Error) -> String {
    let nsError = error as NSError
    switch CocoaError.Code(rawValue: nsError.code) {
    case .fileWriteNoPermission, .fileReadNoPermission: return "no hay permiso para escribir"
    case .fileWriteVolumeReadOnly: return "el disco es de solo lectura"
    case .fileWriteOutOfSpace: return "no queda espacio en el disco"
    default:
      let causa = nsError.userInfo[NSUnderlyingErrorKey] as? NSError ?? nsError
      return causa.domain == NSPOSIXErrorDomain
        ? String(cString: strerror(Int32(causa.code))) : nsError.localizedDescription
    }
  }
}
