// Trampa de la kata: se pesa el archivo, que comprimido no dice cuánto ocupa el mapa.

import Laboratorio

/// Los cromos del álbum, listos para dibujar.
public final class AlbumDeCromos {
  private struct Guardado {
    let mapa: ImagenRGBA
    let coste: Int
    var ultimoUso: Int
  }

  /// Decodifica, y apunta cuántas veces y cuántos bytes de mapa siguen vivos.
  private let taller: TallerDeImagenes
  /// Cuánto se puede guardar, en bytes.
  private let limite: Int
  private var guardados: [String: Guardado] = [:]
  private var bytes = 0
  private var usos = 0

  public init(taller: TallerDeImagenes, limite: Int) {
    self.taller = taller
    self.limite = limite
  }

  /// El mapa de bits de un cromo. Se llama cada vez que se dibuja su fila.
  public func mapa(
    de cromo: String, leerArchivo: (String) throws -> [UInt8]
  ) throws -> ImagenRGBA {
    usos += 1
    if let guardado = guardados[cromo] {
      guardados[cromo]?.ultimoUso = usos
      return guardado.mapa
    }
    let archivo = try leerArchivo(cromo)
    let mapa = try taller.imagen(archivo)
    guardar(mapa, de: cromo, coste: archivo.count)
    return mapa
  }

  private func guardar(_ mapa: ImagenRGBA, de cromo: String, coste: Int) {
    // Uno que no cabe ni solo se enseña y no se guarda: hacerle sitio sería vaciar el álbum.
    guard coste <= limite else { return }
    while bytes + coste > limite, let viejo = menosUsado() {
      bytes -= guardados.removeValue(forKey: viejo)?.coste ?? 0
    }
    guardados[cromo] = Guardado(mapa: mapa, coste: coste, ultimoUso: usos)
    bytes += coste
  }

  // Se recorren todos, y solo al expulsar: en el presupuesto caben decenas de mapas, no miles.
  private func menosUsado() -> String? {
    guardados.min { $0.value.ultimoUso < $1.value.ultimoUso }?.key
  }
}
