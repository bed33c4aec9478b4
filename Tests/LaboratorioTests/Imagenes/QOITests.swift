import Foundation
import Testing

@testable import Laboratorio

/// Las cuatro imágenes de las pruebas, con todas las órdenes de QOI entre ellas.
private func muestras() throws -> [ImagenRGBA] {
  try [
    ImagenSintetica.degradado(ancho: 200, alto: 120),
    ImagenSintetica.tablero(ancho: 333, alto: 77),
    ImagenSintetica.ruido(ancho: 61, alto: 67, semilla: 1),
    ImagenSintetica.foto(ancho: 320, alto: 240, semilla: 7),
    ImagenSintetica.tablero(ancho: 1, alto: 1),
    ImagenRGBA(ancho: 500, alto: 3, bytes: [UInt8](repeating: 255, count: 6000)),
  ]
}

@Suite("QOI")
struct QOITests {
  @Test("codificar y decodificar devuelve los mismos píxeles, entera y fila a fila")
  func idaYVuelta() throws {
    for imagen in try muestras() {
      let archivo = CodificadorQOI.archivo(imagen)
      #expect(try DecodificadorQOI.imagen(archivo) == imagen)
      var filas = try DecodificadorQOI(archivo)
      var fila: [UInt8] = []
      var bytes: [UInt8] = []
      while try filas.siguienteFila(en: &fila) { bytes += fila }
      #expect(bytes == imagen.bytes)
      #expect(try filas.siguienteFila(en: &fila) == false)
    }
  }

  @Test("escribe los mismos bytes que la implementación de referencia en C")
  func referencia() throws {
    // MD5 de lo que escribe phoboslab/qoi (paquete «qoi» 0.8.0 de PyPI) con los mismos píxeles.
    let esperados = [
      ("4064f220398edea7d3a595a9389e28e5", "2a9cfc0a6d45ccce7bfae85b3a37004d"),
      ("63a1518d08e47d794455aaf791e9bc07", "eed029aafbea2f1b01c8383a27cd93a6"),
      ("331a0d4c9202405c6599f601d617767b", "3d27f50b5627049adbebb78abfcdfb7e"),
    ]
    for (imagen, (conAlfa, sinAlfa)) in zip(try muestras(), esperados) {
      #expect(MD5.hexadecimal(CodificadorQOI.archivo(imagen)) == conAlfa)
      #expect(MD5.hexadecimal(CodificadorQOI.archivo(imagen, conAlfa: false)) == sinAlfa)
    }
  }

  @Test("lee un archivo escrito por la implementación de referencia")
  func ajeno() throws {
    let base64 = """
      cW9pZgAAAAwAAAAIBAD+SANZnbimhaK6pIWfuJ6Hpridhaa6noWluP5IBlmhuKSFoLqjhaG4ooeduKOFobqjhZ24/kUG\
      MKW4fKK6pIVwooejuKKFm7qjhaO4/kcLMnClhaS6oIWhuKSHobiehaW6o4WbuP5KETdwpYWbuqSFobh+prijhaC6o4Wf\
      uP5IEjWhuJ+Forp8o7ilh524fKa6ooWcuP5IFTefuHymuqOFm7ijh6O4pYVyo4WguP5GFjWiuKaFn7qkhXCih6K4ooWg\
      uqSFobgAAAAAAAAAAQ==
      """
    let archivo = [UInt8](try #require(Data(base64Encoded: base64)))
    #expect(
      try DecodificadorQOI.imagen(archivo)
        == ImagenSintetica.foto(ancho: 12, alto: 8, semilla: 7))
  }

  @Test("sin alfa, los tres colores se conservan y el alfa se lee como 255")
  func sinAlfa() throws {
    let imagen = try ImagenSintetica.ruido(ancho: 20, alto: 10, semilla: 3)
    let archivo = CodificadorQOI.archivo(imagen, conAlfa: false, lineal: true)
    let leida = try DecodificadorQOI.imagen(archivo)
    #expect(try CabeceraQOI(archivo).canales == 3)
    #expect(try CabeceraQOI(archivo).espacio == 1)
    for posicion in imagen.bytes.indices {
      #expect(leida.bytes[posicion] == (posicion % 4 == 3 ? 255 : imagen.bytes[posicion]))
    }
  }

  @Test(
    "las rachas se parten en 62 y no pisan las órdenes RGB y RGBA",
    arguments: [61, 62, 63, 64, 125])
  func rachas(largo: Int) throws {
    let bytes = [UInt8](repeating: 255, count: largo * 4)
    let imagen = try ImagenRGBA(ancho: largo, alto: 1, bytes: bytes)
    #expect(try DecodificadorQOI.imagen(CodificadorQOI.archivo(imagen)) == imagen)
  }

  @Test(
    "los píxeles de las imágenes oficiales dan los MD5 publicados",
    .enabled(
      if: ProcessInfo.processInfo.environment["WORKBOOK_QOI"] != nil,
      "WORKBOOK_QOI debe decir en qué carpeta están las imágenes de qoi_test_images.zip")
  )
  func oficiales() throws {
    let carpeta = try #require(ProcessInfo.processInfo.environment["WORKBOOK_QOI"])
    let publicados = [
      "dice": "e1fd5899a63d9afd3421a20689a6e45f", "edgecase": "c6db06f18cd79b477f7a6b24da9bc71c",
      "kodim10": "3faf196e3581a7cde5cda8ce256cb9df", "kodim23": "f9b3eb87b30413a6cd59ff3b8579000a",
      "qoi_logo": "4520d0de7d5422a2e5a0d50f343e5766",
      "testcard": "87e9f502ec41334ff320fcfd61d63924",
      "testcard_rgba": "9d03f697098290d4c19e7551bfc76224",
      "wikipedia_008": "d87260df78c17b21d29f9916de0cca2d",
    ]
    for (nombre, md5) in publicados {
      let ruta = URL(fileURLWithPath: carpeta).appendingPathComponent("\(nombre).qoi")
      let imagen = try DecodificadorQOI.imagen([UInt8](Data(contentsOf: ruta)))
      #expect(MD5.hexadecimal(imagen.bytes) == md5, "\(nombre)")
    }
  }
}

@Suite("QOI estropeado")
struct QOIRotoTests {
  private let archivo: [UInt8]

  init() throws {
    archivo = CodificadorQOI.archivo(try ImagenSintetica.foto(ancho: 40, alto: 30, semilla: 2))
  }

  private func cambiar(_ posicion: Int, _ bytes: UInt8...) -> [UInt8] {
    var copia = archivo
    copia.replaceSubrange(posicion..<posicion + bytes.count, with: bytes)
    return copia
  }

  @Test("una cabecera que no vale da su error")
  func cabeceras() {
    let casos: [([UInt8], ErrorDeImagen)] = [
      ([], .cabeceraIncompleta(bytes: 0)),
      (Array(archivo[..<13]), .cabeceraIncompleta(bytes: 13)),
      (cambiar(0, 0x51), .noEsQOI),
      (cambiar(4, 0, 0, 0, 0), .sinPixeles(ancho: 0, alto: 30)),
      (cambiar(8, 0, 0, 0, 0), .sinPixeles(ancho: 40, alto: 0)),
      (cambiar(12, 5), .canalesNoValidos(5)),
      (cambiar(13, 2), .espacioNoValido(2)),
    ]
    for (bytes, error) in casos {
      #expect(throws: error) { try DecodificadorQOI.imagen(bytes) }
    }
  }

  @Test("una cabecera que miente se descubre antes de reservar memoria")
  func enormes() {
    let lado = Int(UInt32.max)
    #expect(
      throws: ErrorDeImagen.demasiadoGrande(
        ancho: lado, alto: lado, maximo: CabeceraQOI.pixelesMaximos)
    ) {
      try DecodificadorQOI.imagen(cambiar(4, 255, 255, 255, 255, 255, 255, 255, 255))
    }
    // 8 000 × 8 000 píxeles cabrían en el máximo, pero no en unos pocos kilobytes de datos.
    #expect(throws: ErrorDeImagen.truncada(pixeles: 0, esperados: 64_000_000)) {
      try DecodificadorQOI.imagen(cambiar(4, 0, 0, 0x1F, 0x40, 0, 0, 0x1F, 0x40))
    }
    #expect(throws: ErrorDeImagen.demasiadoGrande(ancho: 40, alto: 30, maximo: 1199)) {
      try DecodificadorQOI.imagen(archivo, pixelesMaximos: 1199)
    }
  }

  @Test("cortada por cualquier byte es un error, entera y por filas")
  func cortada() {
    for corte in archivo.indices {
      let bytes = Array(archivo[..<corte])
      #expect(throws: ErrorDeImagen.self) { try DecodificadorQOI.imagen(bytes) }
      #expect(throws: ErrorDeImagen.self) {
        var filas = try DecodificadorQOI(bytes)
        var fila: [UInt8] = []
        while try filas.siguienteFila(en: &fila) {}
      }
    }
  }

  @Test("los errores dicen cuántos píxeles había")
  func mensaje() throws {
    let error = #expect(throws: ErrorDeImagen.self) {
      try DecodificadorQOI.imagen(Array(archivo.dropLast(200)))
    }
    guard case .truncada(let pixeles, let esperados) = error else {
      Issue.record("se esperaba «truncada» y llegó \(String(describing: error))")
      return
    }
    #expect((1..<1200).contains(pixeles))
    #expect(esperados == 1200)
  }

  @Test("sin marca final, con bytes de más o con una racha que se sale es un error")
  func finales() throws {
    #expect(throws: ErrorDeImagen.sinMarcaFinal) {
      try DecodificadorQOI.imagen(cambiar(archivo.count - 1, 0))
    }
    var conSobras = archivo
    conSobras.insert(contentsOf: [0, 0, 0], at: archivo.count - 8)
    #expect(throws: ErrorDeImagen.bytesSobrantes(3)) { try DecodificadorQOI.imagen(conSobras) }
    let lisa = CodificadorQOI.archivo(
      try ImagenRGBA(ancho: 5, alto: 1, bytes: [UInt8](repeating: 255, count: 20)))
    var conRacha = lisa
    conRacha[conRacha.count - 9] = 0xC0 | 40
    #expect(throws: ErrorDeImagen.pixelesDeMas) { try DecodificadorQOI.imagen(conRacha) }
  }
}
