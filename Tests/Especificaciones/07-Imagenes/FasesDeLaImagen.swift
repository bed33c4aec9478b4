import Apoyo
import Imagenes
import Laboratorio
import MiniSwiftUI
import Testing

/// La red de la app: descarga, y da una imagen tan alta como se le diga.
private struct RedDeFotos: ServicioDeImagenes {
  let red: TransporteDePrueba
  let alto: Int

  func imagen(de url: URL) async throws -> UIImage {
    guard try await red.pedir(url).esCorrecta else { throw URLError(.badServerResponse) }
    return UIImage(nombre: url.lastPathComponent, ancho: alto, alto: alto)
  }
}

/// Se abre la carta con las fotos en camino, y llegan con `alto` píxeles de lado.
@MainActor private func abrir(
  alto: Int = 900, llegan: Bool = true
) -> (pantalla: Pantalla, red: TransporteDePrueba) {
  let red = TransporteDePrueba()
  red.retener()
  let platos = ["Gazpacho", "Ceviche", "Arepa"].enumerated().map { numero, nombre in
    Plato(id: numero, nombre: nombre, foto: red.url("/fotos/\(nombre)"))
  }
  if llegan {
    for plato in platos { red.responder(a: plato.foto.path(), con: RespuestaHTTP()) }
  }
  let pantalla = Pantalla(imagenes: RedDeFotos(red: red, alto: alto)) { Carta(platos: platos) }
  return (pantalla, red)
}

/// Lo que acaba midiendo la fila, según lo grande que sea la foto.
private let escenario = Escenario(
  "Recibir una foto de n píxeles de alto",
  unidad: Unidad("punto de alto", "puntos de alto"), elementos: "píxeles de alto"
) { n in
  let (pantalla, red) = abrir(alto: n)
  red.soltar()
  await pantalla.esperarTareas()
  return [Cuenta("puntos de alto de la fila", Int(pantalla.alturasDeFilas[0]))]
}

@MainActor
@Suite("Kata 7.1 · Las tres fases", .kata("imagenes-fases"), .escenario(escenario))
struct FasesDeLaImagen {
  @Test("Al llegar una foto de 1 000 píxeles, la fila no cambia de alto")
  func llega() async throws {
    exigir(
      try await escenario.contar(a: 1_000).valor(de: "puntos de alto de la fila"),
      .exacto(120), de: Unidad("punto de alto", "puntos de alto"),
      porque:
        "Los píxeles del archivo los decide quien lo subió. El hueco lo decide la fila, antes "
        + "de que llegue nada.")
  }

  @Test("Mientras llega, la fila mide 120 puntos y dice que está cargando")
  func mientras() {
    let (pantalla, red) = abrir()
    defer { red.soltar() }
    exigirIgual(
      pantalla.alturasDeFilas, [120, 120, 120],
      porque: "El sitio de la foto se guarda desde el principio.")
    exigirIgual(
      pantalla.filas.map { $0.contains("Cargando") }, [true, true, true],
      porque: "Una fila en blanco no dice si falta la foto o si no la hay.")
  }

  @Test("Cuando llega, la fila mide 120 puntos y enseña la foto de su plato")
  func cuandoLlega() async {
    let (pantalla, red) = abrir()
    red.soltar()
    await pantalla.esperarTareas()
    exigirIgual(
      pantalla.alturasDeFilas, [120, 120, 120], porque: "La foto se adapta al hueco, y no al revés."
    )
    exigirIgual(
      pantalla.imagenes, ["Gazpacho", "Ceviche", "Arepa"], porque: "Cada plato lleva su foto.")
  }

  @Test("Si la foto no llega, la fila mide 120 puntos")
  func altoDelFallo() async {
    let (pantalla, red) = abrir(llegan: false)
    red.soltar()
    await pantalla.esperarTareas()
    exigirIgual(
      pantalla.alturasDeFilas, [120, 120, 120], porque: "Un fallo tampoco mueve la carta.")
  }

  @Test("Si la foto no llega, la fila deja de decir que está cargando y lo muestra de otra manera")
  func fallo() async {
    let (pantalla, red) = abrir(llegan: false)
    red.soltar()
    await pantalla.esperarTareas()
    exigirIgual(
      pantalla.filas.map { $0.contains("Cargando") }, [false, false, false],
      porque: "La descarga ha acabado: «Cargando» ya no es verdad.")
    let senales = pantalla.imagenes.count + pantalla.textos.count - 3
    exigir(
      senales, .minimo(3), de: Unidad("señal de fallo", "señales de fallo"),
      porque: "Cada fila sin foto tiene que mostrar algo más que el nombre del plato.")
  }
}
