// Trampa de la kata: primero a lo ancho y luego a lo alto: en medio hay un mapa estrecho con todas las filas.

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
    var filas = try taller.filas(archivo)
    let origen = filas.cabecera
    var estrechos: [UInt8] = []
    var fila: [UInt8] = []
    while try filas.siguienteFila(en: &fila) {
      var franja = Franja(ancho: ancho)
      franja.sumar(fila)
      estrechos += franja.vaciar()
    }
    let estrecha = try taller.mapa(ancho: ancho, alto: origen.alto, bytes: estrechos)
    var bytes: [UInt8] = []
    for destino in 0..<alto {
      let filas = destino * origen.alto / alto..<(destino + 1) * origen.alto / alto
      for posicion in 0..<ancho * 4 {
        let suma = filas.reduce(0) { $0 + Int(estrecha.bytes[$1 * ancho * 4 + posicion]) }
        bytes.append(UInt8(suma / filas.count))
      }
    }
    return try taller.mapa(ancho: ancho, alto: alto, bytes: bytes)
  }
}

/// Las sumas de los píxeles que formarán una fila de la miniatura.
private struct Franja {
  let ancho: Int
  private var sumas: [Int]
  private var pixeles: [Int]

  init(ancho: Int) {
    self.ancho = ancho
    sumas = Array(repeating: 0, count: ancho * 4)
    pixeles = Array(repeating: 0, count: ancho)
  }

  mutating func sumar(_ fila: [UInt8]) {
    let origen = fila.count / 4
    for columna in 0..<ancho {
      for x in columna * origen / ancho..<(columna + 1) * origen / ancho {
        for canal in 0..<4 { sumas[columna * 4 + canal] += Int(fila[x * 4 + canal]) }
        pixeles[columna] += 1
      }
    }
  }

  /// La fila terminada; deja las sumas a cero para la siguiente.
  mutating func vaciar() -> [UInt8] {
    let fila = sumas.indices.map { UInt8(sumas[$0] / pixeles[$0 / 4]) }
    self = Franja(ancho: ancho)
    return fila
  }
}
