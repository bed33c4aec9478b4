// Kata 7.7 · Reducir al decodificar
//
// Qué se ve: una lista de postales escaneadas se cierra sola en los teléfonos con poca memoria. Las
// miniaturas son pequeñas; el pico aparece justo mientras se hacen.
//
// Al terminar: la miniatura es la misma, y mientras se hace no hay en memoria más mapa que el suyo y
// la franja de la postal que se está leyendo.
//
// swift run workbook probar 7.7

import Laboratorio

public struct ReductorDePostales {
  /// Decodifica, y apunta los bytes de mapa vivos y su pico.
  private let taller: TallerDeImagenes

  public init(taller: TallerDeImagenes) {
    self.taller = taller
  }

  /// La miniatura de una postal sin transparencia: cada píxel es la media de los que le tocan.
  /// - Parameters:
  ///   - archivo: La postal entera, en QOI.
  ///   - ancho: El de la miniatura, en píxeles; no pasa del de la postal.
  ///   - alto: El de la miniatura, en píxeles; no pasa del de la postal.
  public func miniatura(_ archivo: [UInt8], ancho: Int, alto: Int) throws -> ImagenRGBA {
    let entera = try taller.imagen(archivo)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(ancho * alto * 4)
    for fila in 0..<alto {
      let filas = fila * entera.alto / alto..<(fila + 1) * entera.alto / alto
      for columna in 0..<ancho {
        let columnas = columna * entera.ancho / ancho..<(columna + 1) * entera.ancho / ancho
        bytes += media(de: entera, filas: filas, columnas: columnas)
      }
    }
    return try taller.mapa(ancho: ancho, alto: alto, bytes: bytes)
  }

  private func media(
    de imagen: ImagenRGBA, filas: Range<Int>, columnas: Range<Int>
  ) -> [UInt8] {
    var sumas = [0, 0, 0, 0]
    for fila in filas {
      for columna in columnas {
        let inicio = (fila * imagen.ancho + columna) * 4
        for canal in 0..<4 { sumas[canal] += Int(imagen.bytes[inicio + canal]) }
      }
    }
    return sumas.map { UInt8($0 / (filas.count * columnas.count)) }
  }
}
