import Apoyo
import Laboratorio
import MiniSwiftUI
import Paginacion
import Testing

private typealias Servidor = ServidorManual<String?, PaginaServida<Ruta>>

/// Un servidor que da las páginas con el número de rutas que se le diga, y la lista que las pide.
@MainActor private struct Visita {
  let servidor = Servidor()
  let rutas: Rutas
  let pantalla: Pantalla

  /// - Parameter filas: cuántas filas caben en la pantalla.
  init(filas: Int) async {
    let rutas = Rutas(pedir: servidor.pedir)
    self.rutas = rutas
    pantalla = Pantalla(alto: Double(filas) * 44) { ListaDeRutas(rutas: rutas) }
    await asentar()
  }

  /// Responde a las peticiones según llegan, hasta que no quede ninguna o se acaben las páginas.
  ///
  /// - Parameter ultima: si la última página dice que no hay más.
  func servir(_ paginas: [Int], ultima: Bool = false) async {
    for (posicion, cuantas) in paginas.enumerated() where servidor.enVuelo > 0 {
      let desde = rutas.rutas.count
      let acaba = ultima && posicion == paginas.count - 1
      await servidor.responder(
        servidor.peticiones.count,
        con: PaginaServida(
          elementos: (desde..<desde + cuantas).map { Ruta(id: $0, nombre: "Ruta \($0)") },
          cursorSiguiente: acaba ? nil : "pagina-\(posicion + 2)"))
      await asentar()
    }
  }

  /// Deja que todo se asiente: las tareas de la pantalla, en el servidor o acabadas.
  ///
  /// Lo que lanza «.task» sale un momento del actor principal, así que ceder el turno no basta.
  func asentar() async {
    for _ in 0..<50 {
      let lanzadas = pantalla.tareasLanzadas
      await servidor.asentar()
      await pantalla.esperar { pantalla.tareasVivas <= servidor.enVuelo }
      await servidor.asentar()
      pantalla.actualizar()
      if pantalla.tareasLanzadas == lanzadas { return }
    }
  }
}

/// En la pantalla caben *n* filas y cada página trae la décima parte.
private let escenario = Escenario(
  "Abrir la lista con páginas más cortas que la pantalla",
  unidad: Unidad("fila vacía", "filas vacías"), elementos: "filas que caben"
) { n in
  let visita = await Visita(filas: n)
  let corta = max(1, n / 10)
  await visita.servir(Array(repeating: corta, count: 30))
  return [
    Cuenta("filas vacías", max(0, n - visita.rutas.rutas.count)),
    Cuenta("peticiones", visita.servidor.peticiones.count),
  ]
}

@MainActor
@Suite(
  "Kata 6.7 · La primera página no llena la pantalla", .kata("paginacion-primera-corta"),
  .escenario(escenario))
struct PrimeraPaginaCorta {
  @Test("En una pantalla de 100 filas se piden páginas de diez hasta llenarla")
  func llenar() async throws {
    let cuentas = try await escenario.contar(a: 100)
    exigir(
      try cuentas.valor(de: "filas vacías"), .exacto(0), de: Unidad("fila vacía", "filas vacías"),
      porque: "El final de la lista sigue a la vista y hay más rutas. Aparecer, apareció una vez: "
        + "si no llega a salir de la pantalla, no vuelve a aparecer.")
    exigir(
      try cuentas.valor(de: "peticiones"), .maximo(12), de: Unidad("petición", "peticiones"),
      porque: "Con diez páginas se llena la pantalla; se admiten dos más, por el margen de filas "
        + "que la lista prepara.")
  }

  @Test("Una página vacía es el final, y se deja de buscar")
  func vacia() async {
    let visita = await Visita(filas: 18)
    await visita.servir([3, 0, 0, 0])
    exigirIgual(
      visita.servidor.peticiones.count, 2,
      porque: "La segunda página vino vacía. Pedir otra vez sería pedir lo mismo.")
    exigirIgual(
      visita.pantalla.textos, ["Ruta 0", "Ruta 1", "Ruta 2"],
      porque: "Ya no se está buscando nada.")
  }

  @Test("Una primera página vacía deja la lista vacía")
  func todoVacio() async {
    let visita = await Visita(filas: 18)
    await visita.servir([0, 0])
    exigirIgual(visita.servidor.peticiones.count, 1, porque: "No hay rutas.")
    exigirIgual(visita.pantalla.textos, [], porque: "No hay rutas, y ya no se buscan.")
  }

  @Test("Una página que no es de veinte no es el final")
  func corta() async {
    let visita = await Visita(filas: 18)
    await visita.servir([20, 7, 20])
    visita.pantalla.desplazar(por: 10_000)
    await visita.asentar()
    await visita.servir([7, 20])
    exigirIgual(
      visita.rutas.hayMas, true,
      porque: "Una página corta no quiere decir nada: si hay más lo dice el cursor.")
  }

  @Test("Con la pantalla llena se deja de pedir, y al bajar se pide otra vez")
  func alBajar() async {
    let visita = await Visita(filas: 18)
    await visita.servir([40, 40])
    exigirIgual(
      visita.servidor.peticiones.count, 1, porque: "Con 40 rutas la pantalla está llena de sobra.")
    visita.pantalla.desplazar(por: 10_000)
    await visita.asentar()
    await visita.servir([40])
    exigirIgual(visita.servidor.peticiones.count, 2, porque: "Se ha llegado al final: toca otra.")
  }

  @Test("Un fallo no se reintenta solo una y otra vez")
  func fallo() async {
    let visita = await Visita(filas: 18)
    await visita.servidor.fallar(1, con: ErrorDeServidor.noDisponible)
    for _ in 0..<5 { await visita.asentar() }
    exigirIgual(
      visita.servidor.peticiones.count, 1,
      porque: "Insistir sin pausa contra un servidor caído lo empeora.")
    exigirIgual(
      visita.pantalla.textos, [ErrorDeServidor.noDisponible.description],
      porque: "Quien mira la lista tiene que saber por qué está vacía.")
  }
}
