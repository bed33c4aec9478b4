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
    var filas = try taller.filas(archivo)
    let origen = filas.cabecera
    var franja = Franja(ancho: ancho)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(ancho * alto * 4)
    var fila: [UInt8] = []
    var leidas = 0
    // La fila se reutiliza y la franja son sumas: el mapa entero de la postal no existe nunca.
    while try filas.siguienteFila(en: &fila) {
      franja.sumar(fila)
      leidas += 1
      let escritas = bytes.count / (ancho * 4)
      if leidas == (escritas + 1) * origen.alto / alto { bytes += franja.vaciar() }
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
