import Apoyo
import Imagenes
import Laboratorio
import Testing

private func postal(ancho: Int, alto: Int) throws -> [UInt8] {
  CodificadorQOI.archivo(
    try ImagenSintetica.foto(ancho: ancho, alto: alto, semilla: 3), conAlfa: false)
}

/// Una postal de 16 píxeles de ancho y n de alto, reducida a 4 × 4.
private let escenario = Escenario(
  "Hacer la miniatura de una postal", unidad: Unidad("byte de mapa", "bytes de mapa"),
  elementos: "filas de la postal"
) { n in
  let taller = TallerDeImagenes()
  let archivo = try postal(ancho: 16, alto: max(n, 4))
  _ = try ReductorDePostales(taller: taller).miniatura(archivo, ancho: 4, alto: 4)
  return [Cuenta("bytes de mapa en el peor momento", taller.memoria.pico)]
}

@MainActor
@Suite("Kata 7.7 · Reducir al decodificar", .kata("imagenes-reducir"), .escenario(escenario))
struct ReducirAlDecodificar {
  @Test("De 1 200 × 900 a 120 × 90, el pico es la miniatura dos veces y una franja de la postal")
  func pico() throws {
    let taller = TallerDeImagenes()
    _ = try ReductorDePostales(taller: taller)
      .miniatura(postal(ancho: 1_200, alto: 900), ancho: 120, alto: 90)
    let final = 120 * 90 * 4
    let franja = 1_200 * 4 * (900 / 90)
    exigir(
      taller.memoria.pico, .maximo(2 * final + franja),
      de: Unidad("byte de mapa en el peor momento", "bytes de mapa en el peor momento"),
      porque: "La postal entera son \(Numero.conMiles(1_200 * 900 * 4)) bytes. Para una fila de la "
        + "miniatura bastan las 10 filas que la forman: las demás no hacen falta todavía.")
  }

  @Test("El color medio de la miniatura es el de la postal, con 2 de 255 de margen")
  func color() throws {
    for (ancho, alto) in [(40, 30), (37, 23), (1, 1)] {
      let (miniatura, referencia) = try comparar(ancho: ancho, alto: alto)
      let (a, b) = (miniatura.colorMedio, referencia.colorMedio)
      let diferencia =
        [a.rojo - b.rojo, a.verde - b.verde, a.azul - b.azul, a.alfa - b.alfa]
        .map { Int(abs($0).rounded(.up)) }.max() ?? 0
      exigir(
        diferencia, .maximo(2), de: Unidad("de diferencia", "de diferencia"),
        porque:
          "A \(ancho) × \(alto): cada píxel de la postal tiene que aportar su color. Saltarse "
          + "filas o columnas es más barato y sale de otro color.")
    }
  }

  @Test("Cada píxel de la miniatura es la media de los que le tocan")
  func pixeles() throws {
    let (miniatura, referencia) = try comparar(ancho: 40, alto: 30)
    exigirIgual(miniatura.bytes.count, 40 * 30 * 4, porque: "La miniatura mide 40 × 30.")
    let peor = zip(miniatura.bytes, referencia.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    exigir(
      peor, .maximo(2), de: Unidad("de diferencia", "de diferencia"),
      porque: "Un píxel de la miniatura resume una caja de 10 × 10, y no el primero que pasa.")
  }

  @Test("La postal se decodifica una vez")
  func unaVez() throws {
    let taller = TallerDeImagenes()
    _ = try ReductorDePostales(taller: taller)
      .miniatura(postal(ancho: 100, alto: 100), ancho: 10, alto: 10)
    exigir(
      taller.decodificaciones.valor, .exacto(1), de: Unidad("decodificación", "decodificaciones"),
      porque: "Leerla varias veces cambia memoria por tiempo, y no hace falta.")
  }

  @Test("Una postal cortada da un error y no una miniatura a medias")
  func cortada() throws {
    let entera = try postal(ancho: 100, alto: 100)
    let reductor = ReductorDePostales(taller: TallerDeImagenes())
    let miniatura = try? reductor.miniatura(
      Array(entera.prefix(entera.count / 2)), ancho: 10, alto: 10)
    exigirIgual(miniatura == nil, true, porque: "Media postal no es la postal.")
  }

  private func comparar(
    ancho: Int, alto: Int
  ) throws -> (miniatura: ImagenRGBA, referencia: ImagenRGBA) {
    let archivo = try postal(ancho: 400, alto: 300)
    return (
      try ReductorDePostales(taller: TallerDeImagenes()).miniatura(
        archivo, ancho: ancho, alto: alto),
      try ReductorDeImagen.reducida(
        try DecodificadorQOI.imagen(archivo), ancho: ancho, alto: alto)
    )
  }
}
