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
    guard mapa.bytes.count <= limite else { return }
    while bytes + mapa.bytes.count > limite, let viejo = menosUsado() {
      bytes -= guardados.removeValue(forKey: viejo)?.mapa.bytes.count ?? 0
    }
    guardados[cromo] = Guardado(mapa: mapa, ultimoUso: usos)
    bytes += mapa.bytes.count
  }

  // Se recorren todos, y solo al expulsar: en el presupuesto caben decenas de mapas, no miles.
  private func menosUsado() -> String? {
    guardados.min { $0.value.ultimoUso < $1.value.ultimoUso }?.key
  }
}
