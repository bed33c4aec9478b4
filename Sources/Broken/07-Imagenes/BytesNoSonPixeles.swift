// Kata 7.3 · Bytes no son píxeles
//
// Qué se ve: un álbum de cromos da tirones al desplazarse aunque ya no toque la red: todos los
// archivos están en memoria. El procesador no descansa mientras el dedo se mueve.
//
// Al terminar: cada cromo que cabe en el presupuesto se decodifica una vez; lo decodificado no pasa
// de `limite` bytes y, si hay que soltar algo, es lo que hace más tiempo que nadie mira.
//
// swift run workbook probar 7.3

import Laboratorio

/// Los cromos del álbum, listos para dibujar.
public final class AlbumDeCromos {
  /// Decodifica, y apunta cuántas veces y cuántos bytes de mapa siguen vivos.
  private let taller: TallerDeImagenes
  /// Cuánto se puede guardar, en bytes.
  private let limite: Int
  private var archivos: [String: [UInt8]] = [:]
  private var guardado = 0

  public init(taller: TallerDeImagenes, limite: Int) {
    self.taller = taller
    self.limite = limite
  }

  /// El mapa de bits de un cromo. Se llama cada vez que se dibuja su fila.
  public func mapa(
    de cromo: String, leerArchivo: (String) throws -> [UInt8]
  ) throws -> ImagenRGBA {
    if let archivo = archivos[cromo] { return try taller.imagen(archivo) }
    let archivo = try leerArchivo(cromo)
    let mapa = try taller.imagen(archivo)
    if guardado + archivo.count <= limite {
      archivos[cromo] = archivo
      guardado += archivo.count
    }
    return mapa
  }
}
