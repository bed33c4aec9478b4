import Foundation

/// Archivos tal como llegaron, acotados por lo que ocupan; se va el abierto hace más tiempo.
struct NivelDeDisco: Sendable {
  let carpeta: URL
  let limite: Int

  func tiene(_ clave: String) -> Bool { FileManager.default.fileExists(atPath: ruta(clave).path) }

  func leer(_ clave: String) -> [UInt8]? {
    anotarAcceso(clave)
    return (try? Data(contentsOf: ruta(clave))).map { [UInt8]($0) }
  }

  func guardar(_ archivo: [UInt8], de clave: String) {
    let disco = FileManager.default
    try? disco.createDirectory(at: carpeta, withIntermediateDirectories: true)
    try? Data(archivo).write(to: ruta(clave), options: .atomic)
    anotarAcceso(clave)
    let claves: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let rutas = try? disco.contentsOfDirectory(at: carpeta, includingPropertiesForKeys: nil)
    let archivos = (rutas ?? []).map { ($0, try? $0.resourceValues(forKeys: claves)) }
      .map { ($0, $1?.contentModificationDate ?? .distantPast, $1?.fileSize ?? 0) }
    var total = archivos.reduce(0) { $0 + $1.2 }
    for (ruta, _, bytes) in archivos.sorted(by: { $0.1 < $1.1 }) where total > limite {
      try? disco.removeItem(at: ruta)
      total -= bytes
    }
  }

  func borrar(_ clave: String) { try? FileManager.default.removeItem(at: ruta(clave)) }

  private func anotarAcceso(_ clave: String) {
    let acceso: [FileAttributeKey: Any] = [.modificationDate: Date()]
    try? FileManager.default.setAttributes(acceso, ofItemAtPath: ruta(clave).path)
  }

  /// FNV-1a de 128 bits; en una app, el SHA-256 de CryptoKit.
  private func ruta(_ clave: String) -> URL {
    var huella: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in clave.utf8 { huella = (huella ^ UInt128(byte)) &* ((1 << 88) + 0x13b) }
    return carpeta.appending(path: String(huella, radix: 16))
  }
}
