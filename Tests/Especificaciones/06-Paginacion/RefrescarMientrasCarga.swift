import Apoyo
import Laboratorio
import Paginacion
import Testing

private typealias Servidor = ServidorManual<String?, PaginaServida<Correo>>

private func pagina(_ ids: Range<Int>, sigue: String?) -> PaginaServida<Correo> {
  PaginaServida(
    elementos: ids.map { Correo(id: $0, asunto: "Asunto \($0)") }, cursorSiguiente: sigue)
}

/// Un buzón con su primera página; las historias se cuentan por el orden de las respuestas.
@MainActor private struct Historia {
  let servidor = Servidor()
  let buzon: Buzon

  init() async {
    buzon = Buzon(pedir: servidor.pedir)
    await cargarMas()
    await servidor.responder(1, con: pagina(0..<20, sigue: "dos"))
  }

  func cargarMas() async {
    Task { await buzon.cargarMas() }
    await servidor.asentar()
  }

  func refrescar() async {
    Task { await buzon.refrescar() }
    await servidor.asentar()
  }

  var ids: [Int] { buzon.correos.map(\.id) }
}

/// La segunda página, de *n* correos, llega cuando ya se ha refrescado.
private let escenario = Escenario(
  "Refrescar con una página en camino, que llega después",
  unidad: Unidad("correo que no toca", "correos que no tocan"), elementos: "correos de la página"
) { n in
  let historia = await Historia()
  await historia.cargarMas()
  await historia.refrescar()
  await historia.servidor.responder(3, con: pagina(1_000_000..<1_000_020, sigue: "b"))
  await historia.servidor.responder(2, con: pagina(20..<20 + n, sigue: "tres"))
  return [Cuenta("correos que no tocan", historia.ids.count { $0 < 1_000_000 })]
}

@MainActor
@Suite(
  "Kata 6.6 · Refrescar mientras carga", .kata("paginacion-refresco"), .escenario(escenario))
struct RefrescarMientrasCarga {
  @Test("Una página que llega después de refrescar no se añade")
  func tardia() async throws {
    let sobran = try await escenario.contar(a: 20).valor(de: "correos que no tocan")
    exigir(
      sobran, .exacto(0), de: Unidad("correo que no toca", "correos que no tocan"),
      porque: "Esa página seguía a la lista de antes. Debajo de la nueva no pinta nada.")
  }

  @Test("Tras refrescar, se sigue por donde acaba la lista nueva")
  func cursor() async {
    let historia = await Historia()
    await historia.cargarMas()
    await historia.refrescar()
    await historia.servidor.responder(3, con: pagina(100..<120, sigue: "nueva-dos"))
    await historia.servidor.responder(2, con: pagina(20..<40, sigue: "tres"))
    await historia.cargarMas()
    exigirIgual(
      historia.servidor.peticiones, [nil, "dos", nil, "nueva-dos"],
      porque: "El cursor «tres» es de la lista de antes: seguir por él deja correos sin ver.")
  }

  @Test("De dos refrescos seguidos gana el segundo, aunque su respuesta llegue antes")
  func dosRefrescos() async {
    let historia = await Historia()
    await historia.refrescar()
    await historia.refrescar()
    await historia.servidor.responder(3, con: pagina(200..<220, sigue: "b"))
    await historia.servidor.responder(2, con: pagina(100..<120, sigue: "a"))
    exigirIgual(
      historia.ids.first, 200, porque: "Lo último que se pidió es lo más reciente que se sabe.")
    exigirIgual(historia.ids.count, 20, porque: "Una lista refrescada es su primera página.")
  }

  @Test("De dos refrescos seguidos gana el segundo, llegando en orden")
  func dosRefrescosEnOrden() async {
    let historia = await Historia()
    await historia.refrescar()
    await historia.refrescar()
    await historia.servidor.responder(2, con: pagina(100..<120, sigue: "a"))
    await historia.servidor.responder(3, con: pagina(200..<220, sigue: "b"))
    exigirIgual(
      historia.ids.first, 200, porque: "Lo último que se pidió es lo más reciente que se sabe.")
  }

  @Test("El fallo de una petición que ya no importa no se cuenta")
  func falloViejo() async {
    let historia = await Historia()
    await historia.cargarMas()
    await historia.refrescar()
    await historia.servidor.responder(3, con: pagina(100..<120, sigue: "b"))
    await historia.servidor.fallar(2, con: ErrorDeServidor.tiempoAgotado)
    exigirIgual(
      historia.buzon.aviso, nil, porque: "El buzón se refrescó bien: no hay nada que contar.")
  }

  @Test("Si el refresco falla, los correos siguen ahí y se puede seguir paginando")
  func refrescoFallido() async {
    let historia = await Historia()
    await historia.refrescar()
    await historia.servidor.fallar(2, con: ErrorDeServidor.noDisponible)
    exigirIgual(historia.ids.count, 20, porque: "Lo que había sigue valiendo.")
    exigirIgual(
      historia.buzon.aviso == nil ? "ningún aviso" : "un aviso", "un aviso",
      porque: "Se pidió refrescar y no se pudo.")
    await historia.cargarMas()
    exigirIgual(
      historia.servidor.peticiones.last, "dos",
      porque: "La lista es la de antes, y su cursor también.")
  }

  @Test("Tras refrescar con una página en camino se puede seguir paginando")
  func seguir() async {
    let historia = await Historia()
    await historia.cargarMas()
    await historia.refrescar()
    await historia.servidor.responder(2, con: pagina(20..<40, sigue: "tres"))
    await historia.servidor.responder(3, con: pagina(100..<120, sigue: "nueva-dos"))
    await historia.cargarMas()
    exigirIgual(
      historia.servidor.peticiones.count, 4, porque: "No queda nada en camino: se puede pedir más.")
    await historia.servidor.responder(4, con: pagina(120..<140, sigue: nil))
    exigirIgual(
      historia.ids, Array(100..<140), porque: "Las dos páginas de la lista nueva, en orden.")
  }
}
