import Apoyo
import Imagenes
import Laboratorio
import Testing

/// Un cromo de `lado` × `lado` píxeles: cuatro bytes por píxel, decodificado.
private func archivo(lado: Int, semilla: UInt64 = 1) throws -> [UInt8] {
  CodificadorQOI.archivo(try ImagenSintetica.foto(ancho: lado, alto: lado, semilla: semilla))
}

private let diez = (0..<10).map { "cromo \($0)" }

/// Diez cromos que caben todos, dibujados una y otra vez.
private let escenario = Escenario(
  "Dibujar diez cromos una y otra vez",
  unidad: Unidad("decodificación", "decodificaciones"), elementos: "veces que se dibuja"
) { n in
  let taller = TallerDeImagenes()
  let album = AlbumDeCromos(taller: taller, limite: 10 * 8 * 8 * 4)
  let bytes = try archivo(lado: 8)
  for vez in 0..<n { _ = try album.mapa(de: diez[vez % 10]) { _ in bytes } }
  return [Cuenta("decodificaciones", taller.decodificaciones.valor)]
}

@MainActor
@Suite(
  "Kata 7.3 · Bytes no son píxeles", .kata("imagenes-bytes-no-bastan"),
  .escenario(escenario, costes: ["decodificaciones": .microseconds(500)]))
struct BytesNoSonPixeles {
  private let decodificaciones = Unidad("decodificación", "decodificaciones")
  private let taller = TallerDeImagenes()
  private let unMapa = 32 * 32 * 4

  @Test("Dibujar 1 000 veces diez cromos decodifica cada uno una vez")
  func milVeces() async throws {
    exigir(
      try await escenario.contar(a: 1_000).valor(de: "decodificaciones"), .exacto(10),
      de: decodificaciones,
      porque: "Los diez caben decodificados. Guardar el archivo ahorra la red y no el trabajo de "
        + "convertirlo en píxeles.")
  }

  @Test("Lo que se dibuja son los píxeles de cada cromo, a la primera y después")
  func pixeles() throws {
    let album = AlbumDeCromos(taller: taller, limite: 10 * unMapa)
    for vez in 1...2 {
      for semilla in UInt64(1)...3 {
        let bytes = try archivo(lado: 32, semilla: semilla)
        let mapa = try album.mapa(de: "cromo \(semilla)") { _ in bytes }
        exigirIgual(
          mapa == (try DecodificadorQOI.imagen(bytes)), true,
          porque: "La vez \(vez), el cromo \(semilla) no es el suyo.")
      }
    }
  }

  @Test("Lo decodificado no pasa del presupuesto, aunque los archivos sean diminutos")
  func presupuesto() throws {
    let album = AlbumDeCromos(taller: taller, limite: 3 * unMapa)
    let tablero = CodificadorQOI.archivo(try ImagenSintetica.tablero(ancho: 32, alto: 32))
    for numero in 0..<20 { _ = try album.mapa(de: "\(numero)") { _ in tablero } }
    exigir(
      taller.memoria.vivos, .maximo(3 * unMapa), de: Unidad("byte de mapa", "bytes de mapa"),
      porque:
        "Cada archivo ocupa \(tablero.count) bytes y su mapa, \(Numero.conMiles(unMapa)): lo que "
        + "llena la memoria es el mapa.")
  }

  @Test("Cuando no caben todos, se va el que hace más tiempo que no se dibuja")
  func menosUsado() throws {
    let album = AlbumDeCromos(taller: taller, limite: 3 * unMapa)
    try dibujar(["A", "B", "C", "A", "D"], en: album)
    taller.decodificaciones.reiniciar()
    try dibujar(["D", "A", "C"], en: album)
    exigir(
      taller.decodificaciones.valor, .exacto(0), de: decodificaciones,
      porque:
        "Caben tres y se dibujaron A, B, C, otra vez A, y D. El que hacía más tiempo que no se "
        + "miraba era B: los otros tres siguen ahí.")
    try dibujar(["B"], en: album)
    exigir(
      taller.decodificaciones.valor, .exacto(1), de: decodificaciones,
      porque: "B tuvo que dejar su sitio a D.")
  }

  @Test("Un cromo que no cabe ni solo se dibuja y no vacía el álbum")
  func gigante() throws {
    let album = AlbumDeCromos(taller: taller, limite: 3 * unMapa)
    try dibujar(["A", "B", "C"], en: album)
    let enorme = try archivo(lado: 100)
    let mapa = try album.mapa(de: "enorme") { _ in enorme }
    exigirIgual(mapa.ancho, 100, porque: "Que no se pueda guardar no impide dibujarlo.")
    taller.decodificaciones.reiniciar()
    try dibujar(["A", "B", "C"], en: album)
    exigir(
      taller.decodificaciones.valor, .exacto(0), de: decodificaciones,
      porque: "Ni echando a los tres habría sitio para el enorme: echarlos no sirve de nada.")
  }

  private func dibujar(_ cromos: [String], en album: AlbumDeCromos) throws {
    let bytes = try archivo(lado: 32)
    for cromo in cromos { _ = try album.mapa(de: cromo) { _ in bytes } }
  }
}
