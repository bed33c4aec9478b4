import Apoyo
import Laboratorio
import MiniSwiftUI
import Paginacion
import Testing

private typealias Servidor = ServidorManual<String?, PaginaServida<Museo>>

/// Del más cercano al más lejano. El nombre no tiene nada que ver con la distancia.
private func museos(_ ids: Range<Int>) -> [Museo] {
  ids.map { id in
    let cifras = String((id * 7_919) % 100_000)
    return Museo(
      id: id, nombre: "Museo " + String(repeating: "0", count: 5 - cifras.count) + cifras)
  }
}

/// Lo primero que se ve: qué fila es y cuántos puntos le tapa el borde.
private struct Mirada: Equatable, CustomStringConvertible {
  let nombre: String
  let oculto: Double

  @MainActor init(_ pantalla: Pantalla) {
    nombre = pantalla.filas.first?.first ?? "nada"
    oculto = pantalla.primeraFilaVisible?.oculto ?? 0
  }

  var description: String { "«\(nombre)», a \(Int(oculto.rounded())) puntos del borde" }
}

/// Una guía con su primera página en pantalla, bajada hasta el final.
@MainActor private struct Visita {
  let servidor = Servidor()
  let guia: Guia
  let pantalla: Pantalla

  init(primera: [Museo]) async {
    let guia = Guia(pedir: servidor.pedir)
    self.guia = guia
    pantalla = Pantalla { ListaDeMuseos(guia: guia) }
    await empezar()
    await acabar(primera, sigue: true)
  }

  /// Llega al final y empieza a buscar.
  func empezar() async {
    bajar()
    Task { await guia.cargarMas() }
    await servidor.asentar()
    pantalla.actualizar()
  }

  func bajar() { pantalla.desplazar(por: 10_000_000) }

  func acabar(_ museos: [Museo], sigue: Bool) async {
    await servidor.responder(
      servidor.peticiones.count,
      con: PaginaServida(elementos: museos, cursorSiguiente: sigue ? "sigue" : nil))
    pantalla.actualizar()
  }

  func fallar() async {
    await servidor.fallar(servidor.peticiones.count, con: ErrorDeServidor.noDisponible)
    pantalla.actualizar()
    // El dedo sigue en la pantalla: si el contenido ha encogido, aquí se nota.
    pantalla.desplazar(por: 0)
  }
}

/// Llega una página de *n* museos, todos antes por orden alfabético que los que se ven; y otra falla.
private let escenario = Escenario(
  "Llega una página mientras se mira la lista",
  unidad: Unidad("fila", "filas"), elementos: "museos de la página"
) { n in
  let visita = await Visita(primera: (0..<40).map { Museo(id: $0, nombre: "Museo Z\($0)") })
  visita.bajar()
  let vista = Mirada(visita.pantalla).nombre
  await visita.empezar()
  await visita.acabar((0..<n).map { Museo(id: 100 + $0, nombre: "Museo A\($0)") }, sigue: true)
  let posicion = visita.guia.museos.firstIndex { $0.nombre == vista } ?? 0
  let primera = visita.pantalla.primeraFilaVisible?.indice ?? 0
  await visita.empezar()
  visita.bajar()
  let antes = visita.pantalla.desplazamiento
  await visita.fallar()
  return [
    Cuenta("filas que se movió lo que se veía", abs(posicion - primera)),
    Cuenta(
      "puntos que saltó la lista al fallar", Int(abs(visita.pantalla.desplazamiento - antes))),
  ]
}

@MainActor
@Suite("Kata 6.5 · Sin saltos", .kata("paginacion-salto"), .escenario(escenario))
struct SinSaltos {
  @Test("Lo que se está viendo no se mueve al llegar veinte páginas")
  func veintePaginas() async {
    let visita = await Visita(primera: museos(0..<40))
    var saltos: [String] = []
    for pagina in 1...20 {
      visita.bajar()
      let antes = Mirada(visita.pantalla)
      await visita.empezar()
      let buscando = Mirada(visita.pantalla)
      let inicio = 20 + 20 * pagina
      await visita.acabar(museos(inicio..<inicio + 20), sigue: pagina < 20)
      let despues = Mirada(visita.pantalla)
      if antes != buscando || antes != despues { saltos.append("\(antes) → \(despues)") }
    }
    exigir(
      saltos.count, .exacto(0), de: Unidad("salto", "saltos"),
      porque:
        "Lo nuevo va detrás de lo que se ve, así que nada de lo que se ve tiene por qué moverse."
        + (saltos.first.map { "\nEl primero: \($0)." } ?? ""))
  }

  @Test("Una página de 1 000 museos no desplaza ninguna fila de las que se ven")
  func mil() async throws {
    let filas = try await escenario.contar(a: 1_000).valor(de: "filas que se movió lo que se veía")
    exigir(
      filas, .exacto(0), de: Unidad("fila de desplazamiento", "filas de desplazamiento"),
      porque: "Ordenar al llegar mete filas por encima de lo que se está leyendo.")
  }

  @Test("Si la búsqueda falla, lo que se está viendo no se mueve")
  func fallo() async throws {
    let visita = await Visita(primera: museos(0..<40))
    await visita.empezar()
    visita.bajar()
    let antes = Mirada(visita.pantalla)
    await visita.fallar()
    exigirIgual(
      Mirada(visita.pantalla), antes,
      porque:
        "Quien ha bajado hasta ver la fila de carga está apoyado en ella: si desaparece, o si "
        + "encoge, el contenido es más corto y la lista se recoloca.")
  }

  @Test("Mientras se busca, se dice al final de la lista")
  func seDice() async {
    let visita = await Visita(primera: museos(0..<40))
    await visita.empezar()
    visita.bajar()
    exigirIgual(
      visita.pantalla.textos.last, "Buscando más…",
      porque: "Hay una búsqueda en camino, y quien llega al final tiene que verlo.")
    await visita.acabar([], sigue: true)
    exigirIgual(
      visita.pantalla.textos.contains("Buscando más…"), false, porque: "Ya no se está buscando.")
  }

  @Test("Los museos salen en el orden del servidor, página tras página")
  func orden() async {
    let visita = await Visita(primera: museos(0..<20))
    await visita.empezar()
    await visita.acabar(museos(20..<40), sigue: false)
    exigirIgual(
      visita.guia.museos.map(\.id), Array(0..<40),
      porque: "El servidor los da del más cercano al más lejano, y eso es lo que se quería ver.")
  }
}
