// Trampa de la kata: NSCache no promete a quién expulsa; la de Linux, a lo recién guardado.

import Foundation
import Laboratorio

public final class AlbumDeCromos {
  private final class Caja {
    let mapa: ImagenRGBA
    init(_ mapa: ImagenRGBA) { self.mapa = mapa }
  }

  private let taller: TallerDeImagenes
  private let guardados = NSCache<NSString, Caja>()

  public init(taller: TallerDeImagenes, limite: Int) {
    self.taller = taller
    guardados.totalCostLimit = limite
  }

  public func mapa(
    de cromo: String, leerArchivo: (String) throws -> [UInt8]
  ) throws -> ImagenRGBA {
    let clave = NSString(string: cromo)
    if let guardado = guardados.object(forKey: clave) { return guardado.mapa }
    let mapa = try taller.imagen(leerArchivo(cromo))
    guardados.setObject(Caja(mapa), forKey: clave, cost: mapa.bytes.count)
    return mapa
  }
}
