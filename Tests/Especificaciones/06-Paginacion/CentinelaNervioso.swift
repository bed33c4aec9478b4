import Apoyo
import Laboratorio
import MiniSwiftUI
import Paginacion
import Testing

private typealias Servidor = ServidorManual<String?, PaginaServida<Receta>>

private let peticiones = Unidad("petición", "peticiones")

private func pagina(_ ids: Range<Int>, sigue: String?) -> PaginaServida<Receta> {
  PaginaServida(
    elementos: ids.map { Receta(id: $0, titulo: $0 % 2 == 0 ? "Sopa \($0)" : "Pan \($0)") },
    cursorSiguiente: sigue)
}

/// Un recetario con su primera página, de 20 recetas; la última es un pan.
@MainActor private func conPrimeraPagina(_ servidor: Servidor) async -> Recetario {
  let recetario = Recetario(pedir: servidor.pedir)
  Task { await recetario.cargar() }
  await servidor.asentar()
  await servidor.responder(1, con: pagina(0..<20, sigue: "dos"))
  return recetario
}

/// La última receta aparece *n* veces mientras la segunda página está en camino.
private let escenario = Escenario(
  "La última receta aparece una y otra vez con la página en camino",
  unidad: peticiones, elementos: "apariciones"
) { n in
  let servidor = Servidor()
  let recetario = await conPrimeraPagina(servidor)
  if let ultima = recetario.visibles.last {
    for _ in 0..<n { recetario.aparecio(ultima) }
  }
  await servidor.asentar()
  return [Cuenta("peticiones de la misma página", servidor.peticiones.count - 1)]
}

@MainActor
@Suite(
  "Kata 6.1 · El centinela nervioso", .kata("paginacion-duplicados"), .escenario(escenario))
struct CentinelaNervioso {
  private let servidor = Servidor()

  private var cursores: [String] { servidor.peticiones.map { $0 ?? "primera" } }

  @Test("Cincuenta apariciones con la página en camino hacen una petición")
  func cincuenta() async throws {
    let hechas = try await escenario.contar(a: 50).valor(de: "peticiones de la misma página")
    exigir(
      hechas, .exacto(1), de: peticiones,
      porque: "Que el final aparezca es una sugerencia y no una orden: la página que hace falta ya "
        + "está en camino.")
  }

  @Test("Oscilar con el dedo cerca del final no repite ninguna receta")
  func oscilar() async {
    let recetario = await conPrimeraPagina(servidor)
    let pantalla = Pantalla(alto: 440) { ListaDeRecetas(recetario: recetario) }
    for _ in 0..<5 {
      pantalla.desplazar(por: 440)
      pantalla.desplazar(por: -440)
    }
    await servidor.asentar()
    for numero in 2...11 { await servidor.responder(numero, con: pagina(20..<40, sigue: nil)) }
    let ids = recetario.recetas.map(\.id)
    exigir(
      ids.count - Set(ids).count, .exacto(0), de: Unidad("receta repetida", "recetas repetidas"),
      porque: "Cada respuesta de más añade otra vez la misma página.")
    exigirIgual(Set(ids).count, 40, porque: "Son dos páginas de veinte.")
  }

  @Test("Con el filtro puesto, la última de las que se ven pide la página siguiente")
  func conFiltro() async {
    let recetario = await conPrimeraPagina(servidor)
    recetario.filtro = "Sopa"
    let pantalla = Pantalla(alto: 220) { ListaDeRecetas(recetario: recetario) }
    pantalla.desplazar(por: 4_400)
    await servidor.asentar()
    exigirIgual(
      cursores, ["primera", "dos"],
      porque: "Se ve el final de las sopas. La última receta que hay es un pan, y no está en la "
        + "lista: nadie la verá aparecer.")
  }

  @Test("Las recetas que no son la última no piden nada")
  func enMedio() async {
    let recetario = await conPrimeraPagina(servidor)
    for receta in recetario.visibles.dropLast() { recetario.aparecio(receta) }
    await servidor.asentar()
    exigirIgual(
      cursores, ["primera"], porque: "Aún quedan recetas por ver: no hace falta otra página.")
  }

  @Test("Cuando llega una página, la siguiente se pide con su cursor y sin esperar")
  func seguidas() async {
    let recetario = await conPrimeraPagina(servidor)
    recetario.visibles.last.map(recetario.aparecio)
    await servidor.asentar()
    await servidor.responder(2, con: pagina(20..<40, sigue: "tres"))
    recetario.visibles.last.map(recetario.aparecio)
    await servidor.asentar()
    exigirIgual(
      cursores, ["primera", "dos", "tres"],
      porque:
        "Quien lee deprisa llega al final de la segunda página enseguida. Lo que impide pedir "
        + "es una petición en camino, y ya no hay ninguna.")
    await servidor.responder(3, con: pagina(40..<45, sigue: nil))
    recetario.visibles.last.map(recetario.aparecio)
    await servidor.asentar()
    exigirIgual(
      servidor.peticiones.count, 3, porque: "La tercera página era la última: no hay más que pedir."
    )
  }

  @Test("Tras un fallo, la siguiente aparición vuelve a pedir la misma página")
  func trasFallo() async {
    let recetario = await conPrimeraPagina(servidor)
    recetario.visibles.last.map(recetario.aparecio)
    await servidor.asentar()
    await servidor.fallar(2, con: ErrorDeServidor.noDisponible)
    recetario.visibles.last.map(recetario.aparecio)
    await servidor.asentar()
    exigirIgual(
      cursores, ["primera", "dos", "dos"],
      porque: "La petición acabó, aunque acabara mal: ya no hay nada en camino.")
  }
}
