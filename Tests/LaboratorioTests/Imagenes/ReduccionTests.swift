import Testing

@testable import Laboratorio

@Suite("Reducción por cajas")
struct ReduccionTests {
  @Test("cada píxel de destino es la media exacta de su caja")
  func media() throws {
    let imagen = try ImagenRGBA(
      ancho: 4, alto: 2,
      bytes: [
        0, 0, 0, 255, 100, 10, 0, 255, 10, 10, 10, 255, 10, 10, 10, 255,
        100, 10, 0, 255, 200, 20, 4, 255, 10, 10, 10, 255, 14, 10, 10, 255,
      ]
    )
    let reducida = try ReductorDeImagen.reducida(imagen, ancho: 2, alto: 1)
    #expect(reducida.bytes == [100, 10, 1, 255, 11, 10, 10, 255])
  }

  @Test("un píxel transparente no aporta color, solo transparencia")
  func alfa() throws {
    let imagen = try ImagenRGBA(
      ancho: 2, alto: 2, bytes: [200, 100, 50, 255] + [UInt8](repeating: 0, count: 12))
    let reducida = try ReductorDeImagen.reducida(imagen, ancho: 1, alto: 1)
    #expect(reducida.bytes == [200, 100, 50, 64])
    let nada = try ImagenRGBA(ancho: 2, alto: 1, bytes: [9, 9, 9, 0, 9, 9, 9, 0])
    #expect(try ReductorDeImagen.reducida(nada, ancho: 1, alto: 1).bytes == [0, 0, 0, 0])
  }

  @Test("reducir al mismo tamaño no cambia una imagen opaca")
  func identidad() throws {
    let imagen = try ImagenSintetica.foto(ancho: 37, alto: 23, semilla: 1)
    #expect(try ReductorDeImagen.reducida(imagen, ancho: 37, alto: 23) == imagen)
  }

  @Test(
    "el color medio se conserva a menos de 1/255, también con tamaños que no dividen",
    arguments: [(160, 120), (64, 64), (100, 75), (7, 3), (1, 1), (319, 239)]
  )
  func colorMedio(ancho: Int, alto: Int) throws {
    let imagen = try ImagenSintetica.foto(ancho: 320, alto: 240, semilla: 9)
    let reducida = try ReductorDeImagen.reducida(imagen, ancho: ancho, alto: alto)
    #expect(reducida.ancho == ancho && reducida.alto == alto)
    // Con cajas de distinto tamaño la media de medias se aparta un poco de la media.
    let margen = 320 % ancho == 0 && 240 % alto == 0 ? 1.0 : 2.0
    #expect(abs(reducida.colorMedio.rojo - imagen.colorMedio.rojo) < margen)
    #expect(abs(reducida.colorMedio.verde - imagen.colorMedio.verde) < margen)
    #expect(abs(reducida.colorMedio.azul - imagen.colorMedio.azul) < margen)
  }

  @Test("decodificar y reducir a la vez da lo mismo que hacerlo en dos pasos")
  func aLaVez() throws {
    let imagen = try ImagenSintetica.ruido(ancho: 101, alto: 57, semilla: 4)
    let archivo = CodificadorQOI.archivo(imagen)
    let miniatura = try ReductorDeImagen.miniatura(archivo, ancho: 20, alto: 11)
    #expect(try miniatura == ReductorDeImagen.reducida(imagen, ancho: 20, alto: 11))
  }

  @Test("el pico de memoria es el que se declara, muy por debajo del mapa entero")
  func pico() throws {
    let archivo = CodificadorQOI.archivo(
      try ImagenSintetica.foto(ancho: 640, alto: 480, semilla: 5))
    let memoria = MemoriaDeMapas()
    let miniatura = try ReductorDeImagen.miniatura(
      archivo, ancho: 64, alto: 48, memoria: memoria)
    let declarado = ReductorDeImagen.picoDeBytes(origenAncho: 640, ancho: 64, alto: 48)
    #expect(memoria.pico == declarado)
    #expect(declarado <= 2 * 64 * 48 * 4 + 640 * 4)
    #expect(memoria.vivos == miniatura.bytes.count)
    let entera = MemoriaDeMapas()
    _ = try DecodificadorQOI.imagen(archivo, memoria: entera)
    #expect(entera.pico == 640 * 480 * 4)
    #expect(entera.vivos == 0)
  }

  @Test(
    "un destino mayor que el origen o vacío es un error",
    arguments: [(0, 5), (5, 0), (11, 5), (5, 11)])
  func destinos(ancho: Int, alto: Int) throws {
    let imagen = try ImagenSintetica.tablero(ancho: 10, alto: 10)
    let error = ErrorDeImagen.reduccionNoValida(
      ancho: ancho, alto: alto, origenAncho: 10, origenAlto: 10)
    #expect(throws: error) { try ReductorDeImagen.reducida(imagen, ancho: ancho, alto: alto) }
    #expect(throws: error) {
      try ReductorDeImagen.miniatura(CodificadorQOI.archivo(imagen), ancho: ancho, alto: alto)
    }
  }
}

@Suite("Memoria de mapas y taller de imágenes")
struct TallerDeImagenesTests {
  @Test("un mapa cuenta hasta que se suelta su última copia")
  func copias() throws {
    let memoria = MemoriaDeMapas()
    var imagenes = [
      try ImagenRGBA(ancho: 2, alto: 1, bytes: [UInt8](repeating: 0, count: 8), memoria: memoria)
    ]
    imagenes.append(imagenes[0])
    #expect(memoria.vivos == 8)
    imagenes.removeLast()
    #expect(memoria.vivos == 8)
    imagenes.removeLast()
    #expect(memoria.vivos == 0)
    #expect(memoria.pico == 8)
    memoria.reiniciarPico()
    #expect(memoria.pico == 0)
  }

  @Test("una imagen que no se llega a crear no deja memoria contada")
  func fallida() {
    let memoria = MemoriaDeMapas()
    #expect(throws: ErrorDeImagen.medidasNoValidas(ancho: 2, alto: 2, bytes: 3)) {
      try ImagenRGBA(ancho: 2, alto: 2, bytes: [1, 2, 3], memoria: memoria)
    }
    #expect(throws: ErrorDeImagen.self) {
      try ImagenRGBA(ancho: .max, alto: .max, bytes: [], memoria: memoria)
    }
    #expect(throws: ErrorDeImagen.self) { try DecodificadorQOI.imagen([0], memoria: memoria) }
    #expect(memoria.pico == 0)
  }

  @Test("el taller cuenta decodificaciones, píxeles y memoria, también las fallidas")
  func taller() throws {
    let taller = TallerDeImagenes()
    let archivo = CodificadorQOI.archivo(try ImagenSintetica.tablero(ancho: 10, alto: 4))
    let imagen = try taller.imagen(archivo)
    _ = try? taller.imagen([1, 2, 3])
    var filas = try taller.filas(archivo)
    var fila: [UInt8] = []
    #expect(try filas.siguienteFila(en: &fila))
    #expect(taller.decodificaciones.valor == 3)
    #expect(taller.pixelesLeidos.valor == 80)
    #expect(taller.memoria.vivos == imagen.bytes.count + fila.count)
    let mapa = try taller.mapa(ancho: 1, alto: 1, bytes: [1, 2, 3, 4])
    #expect(taller.memoria.pico == imagen.bytes.count + fila.count + mapa.bytes.count)
    withExtendedLifetime((filas, imagen)) {}
  }

  @Test("las imágenes sintéticas son siempre las mismas y dependen de su semilla")
  func sinteticas() throws {
    let una = try ImagenSintetica.foto(ancho: 16, alto: 16, semilla: 1)
    #expect(try una == ImagenSintetica.foto(ancho: 16, alto: 16, semilla: 1))
    #expect(try una != ImagenSintetica.foto(ancho: 16, alto: 16, semilla: 2))
    #expect(throws: ErrorDeImagen.sinPixeles(ancho: 0, alto: 1)) {
      try ImagenSintetica.degradado(ancho: 0, alto: 1)
    }
  }
}
