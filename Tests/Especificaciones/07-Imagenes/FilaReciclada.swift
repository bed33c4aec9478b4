import Apoyo
import Imagenes
import Laboratorio
import MiniSwiftUI
import Testing

/// La red de la app; `red.soltar(a:)` decide en qué orden llegan las viñetas.
private struct RedDeTebeos: ServicioDeImagenes {
  let red: TransporteDePrueba

  func imagen(de url: URL) async throws -> UIImage {
    guard try await red.pedir(url).esCorrecta else { throw URLError(.badServerResponse) }
    return UIImage(nombre: url.lastPathComponent, ancho: 400, alto: 400)
  }
}

@MainActor private final class Tebeo {
  let red = TransporteDePrueba()
  private let vinetas: [URL]
  let pantalla: Pantalla

  /// Abre la primera página con la red retenida.
  init(paginas: Int) {
    let red = red
    vinetas = (0..<paginas * 3).map { numero in
      red.responder(a: "/v\(numero)", con: RespuestaHTTP())
      return red.url("/v\(numero)")
    }
    red.retener()
    let primera = VisorDeTebeo(vinetas: vinetas, pagina: 0, red: RedDeTebeos(red: red))
    pantalla = Pantalla { primera }
  }

  func pasar(a pagina: Int) {
    pantalla.mostrar(VisorDeTebeo(vinetas: vinetas, pagina: pagina, red: RedDeTebeos(red: red)))
  }

  /// Espera a que la red haya recibido las peticiones de la página, y así no depende del orden.
  @discardableResult func pedida(_ pagina: Int) async -> Bool {
    await pantalla.esperar(limite: .seconds(3)) {
      (pagina * 3..<pagina * 3 + 3).allSatisfy { red.cuantas(a: "/v\($0)") > 0 }
    }
  }

  /// Llegan las tres viñetas de una página, y se ve lo que haya que ver.
  func llega(_ pagina: Int) async {
    for numero in pagina * 3..<pagina * 3 + 3 { red.soltar(a: "/v\(numero)") }
    let enVuelo = { (pagina: Int) in
      self.red.peticiones.contains { peticion in
        peticion.desenlace == .enVuelo
          && (pagina * 3..<pagina * 3 + 3).contains {
            peticion.peticion.url.path() == "/v\($0)"
          }
      }
    }
    _ = await pantalla.esperar { !enVuelo(pagina) }
    await cederElTurno()
    pantalla.actualizar()
  }
}

/// Se pasan n páginas sin esperar a que lleguen sus viñetas.
private let escenario = Escenario(
  "Pasar páginas deprisa", unidad: Unidad("descarga", "descargas"), elementos: "páginas"
) { n in
  let tebeo = Tebeo(paginas: n + 1)
  await tebeo.pedida(0)
  for pagina in 1...n {
    tebeo.pasar(a: pagina)
    guard await tebeo.pedida(pagina) else { break }
  }
  _ = await seCumple(vueltas: 1_500) { tebeo.red.enVuelo <= 3 }
  let vivas = tebeo.red.enVuelo
  tebeo.red.soltar()
  tebeo.pantalla.cerrar()
  return [Cuenta("descargas vivas", vivas)]
}

@MainActor
@Suite("Kata 7.9 · La imagen de otra fila", .kata("imagenes-fila-reciclada"), .escenario(escenario))
struct FilaReciclada {
  @Test("Tras pasar diez páginas deprisa solo siguen vivas las tres descargas que se esperan")
  func deprisa() async throws {
    exigir(
      try await escenario.contar(a: 10).valor(de: "descargas vivas"), .maximo(3),
      de: Unidad("descarga viva", "descargas vivas"),
      porque: "En pantalla hay tres huecos. Lo demás son páginas que ya nadie mira.")
  }

  @Test("Si la página anterior llega tarde, no tapa a la de ahora")
  func llegaTarde() async {
    let tebeo = Tebeo(paginas: 2)
    await tebeo.pedida(0)
    tebeo.pasar(a: 1)
    await tebeo.pedida(1)
    await tebeo.llega(1)
    await tebeo.llega(0)
    exigirIgual(
      tebeo.pantalla.imagenes, ["v3", "v4", "v5"],
      porque:
        "La página 1 ya estaba en su sitio cuando llegó la 0: el hueco es otro, y la respuesta "
        + "no lo sabe.")
  }

  @Test("Mientras llega la página nueva no se ve ninguna viñeta de la anterior")
  func mientras() async {
    let tebeo = Tebeo(paginas: 2)
    await tebeo.pedida(0)
    await tebeo.llega(0)
    tebeo.pasar(a: 1)
    exigirIgual(
      tebeo.pantalla.imagenes, [],
      porque: "El hueco ya es de otra viñeta: enseñar la de antes es contar otra historia.")
    tebeo.red.soltar()
    tebeo.pantalla.cerrar()
  }

  @Test("Página a página, cada hueco enseña su viñeta, también al volver atrás")
  func despacio() async {
    let tebeo = Tebeo(paginas: 3)
    tebeo.red.soltar()
    for pagina in [0, 1, 2, 1, 0] {
      tebeo.pasar(a: pagina)
      let suyas = (pagina * 3..<pagina * 3 + 3).map { "v\($0)" }
      guard await tebeo.pedida(pagina) else {
        exigirIgual(
          tebeo.pantalla.imagenes, suyas, porque: "Nadie pidió las viñetas de la página \(pagina).")
        return
      }
      _ = await tebeo.pantalla.esperar(limite: .seconds(2)) { tebeo.pantalla.imagenes == suyas }
      exigirIgual(tebeo.pantalla.imagenes, suyas, porque: "Son las viñetas de la página \(pagina).")
    }
  }
}
