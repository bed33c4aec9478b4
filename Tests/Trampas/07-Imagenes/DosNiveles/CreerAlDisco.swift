// Trampa de la kata: se enseña lo que haya en el disco, y lo que hay puede estar a medias.

import Foundation
import Laboratorio

public actor FotosDeViaje {
  private let red: any TransporteHTTP
  private let disco: NivelDeDisco
  private var mapas: [URL: ImagenRGBA] = [:]

  /// La carpeta existe y es solo para esto; el límite va en bytes; el reloj anota cada acceso.
  public init(
    red: any TransporteHTTP, carpeta: URL, limite: Int,
    ahora: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.red = red
    disco = NivelDeDisco(carpeta: carpeta, limite: limite, ahora: ahora)
  }

  public func foto(de url: URL) async throws -> ImagenRGBA {
    if let mapa = mapas[url] { return mapa }
    if let archivo = disco.leer(url) {
      let mapa = try DecodificadorQOI.imagen(archivo)
      mapas[url] = mapa
      return mapa
    }
    let respuesta = try await red.pedir(url)
    guard respuesta.esCorrecta else { throw URLError(.badServerResponse) }
    let mapa = try DecodificadorQOI.imagen(respuesta.cuerpo)
    mapas[url] = mapa
    disco.guardar(respuesta.cuerpo, de: url)
    return mapa
  }
}

/// Los archivos tal como llegaron de la red.
struct NivelDeDisco {
  let carpeta: URL
  let limite: Int
  let ahora: @Sendable () -> Date

  func leer(_ url: URL) -> [UInt8]? {
    anotarAcceso(url)
    return (try? Data(contentsOf: ruta(url))).map { [UInt8]($0) }
  }

  func guardar(_ archivo: [UInt8], de url: URL) {
    // Atómica: el archivo está entero o no está, aunque la app se cierre a la mitad.
    try? Data(archivo).write(to: ruta(url), options: .atomic)
    anotarAcceso(url)
    let archivos = try? FileManager.default.contentsOfDirectory(
      at: carpeta, includingPropertiesForKeys: nil)
    let hay = (archivos ?? []).map { archivo in
      let valores = try? archivo.resourceValues(
        forKeys: [.fileSizeKey, .contentModificationDateKey])
      return (archivo, valores?.contentModificationDate ?? .distantPast, valores?.fileSize ?? 0)
    }
    var total = hay.reduce(0) { $0 + $1.2 }
    for (archivo, _, bytes) in hay.sorted(by: { $0.1 < $1.1 }) where total > limite {
      try? FileManager.default.removeItem(at: archivo)
      total -= bytes
    }
  }

  func borrar(_ url: URL) { try? FileManager.default.removeItem(at: ruta(url)) }

  /// La fecha de modificación hace de fecha de acceso: la del sistema no siempre se actualiza.
  private func anotarAcceso(_ url: URL) {
    let acceso: [FileAttributeKey: Any] = [.modificationDate: ahora()]
    try? FileManager.default.setAttributes(acceso, ofItemAtPath: ruta(url).path)
  }

  /// FNV-1a de 128 bits: corto, sin letras raras y siempre el mismo. En una app, SHA-256.
  private func ruta(_ url: URL) -> URL {
    var huella: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in url.absoluteString.utf8 {
      huella = (huella ^ UInt128(byte)) &* 0x0100_0000_0000_0000_0000_013b
    }
    return carpeta.appending(path: String(huella, radix: 16))
  }
}
