import Apoyo
import Laboratorio
import MiniTCA
import Paginacion
import Testing

private func episodios(_ ids: some Sequence<Int>, escuchas: Int = 100) -> [Episodio] {
  ids.map { Episodio(id: $0, titulo: "Episodio \($0)", escuchas: escuchas) }
}

@MainActor private func lista() -> StoreOf<MasEscuchados> {
  Store(initialState: MasEscuchados.State()) {
    MasEscuchados { _ in PaginaServida(elementos: [], cursorSiguiente: nil) }
  }
}

extension Store<MasEscuchados.State, MasEscuchados.Action> {
  fileprivate func llega(_ elementos: [Episodio]) {
    send(.paginaLlego(PaginaServida(elementos: elementos, cursorSiguiente: nil)))
  }

  fileprivate var ids: [Int] { withState { $0.episodios.map(\.id) } }
}

/// Se cargan *n* episodios en páginas de 20; cada página repite cinco de la anterior.
private let escenario = Escenario(
  "Cargar la lista con páginas que se solapan",
  unidad: Unidad("episodio repetido", "episodios repetidos"), elementos: "episodios"
) { n in
  let store = lista()
  for inicio in stride(from: 0, to: n, by: 15) {
    store.llega(episodios(max(0, inicio - 5)..<min(n, inicio + 15)))
  }
  let ids = store.ids
  let contadores = Laboratorio.Contadores()
  let ultima = episodios(n - 5..<n + 15)
  contadores.durante { store.llega(ultima) }
  return [
    Cuenta("episodios repetidos", ids.count - Set(ids).count),
    Cuenta(
      "ids leídos al llegar la última página", contadores[Contado<Int>.contador].valor),
  ]
}

@MainActor
@Suite("Kata 6.3 · Solapes silenciosos", .kata("paginacion-solapes"), .escenario(escenario))
struct SolapesSilenciosos {
  @Test("Cargar 1 000 episodios con páginas que se solapan no repite ninguno")
  func mil() async throws {
    let repetidos = try await escenario.contar(a: 1_000).valor(de: "episodios repetidos")
    exigir(
      repetidos, .exacto(0), de: Unidad("episodio repetido", "episodios repetidos"),
      porque: "Un episodio que llega en dos páginas es el mismo: lo dice su id.")
  }

  @Test("De un episodio que llega dos veces queda lo último que se supo")
  func ganaLaNueva() {
    let store = lista()
    store.llega(episodios(0..<3, escuchas: 100))
    store.llega(episodios(2..<5, escuchas: 250))
    exigirIgual(
      store.withState { $0.episodios.filter { $0.id == 2 }.map(\.escuchas) }, [250],
      porque: "El episodio 2 llegó con 100 escuchas y después con 250: lo de ahora es 250.")
  }

  @Test("Un episodio que vuelve a llegar no cambia de sitio")
  func conservaElSitio() {
    let store = lista()
    store.llega(episodios([7, 3, 9]))
    store.llega(episodios([9, 3, 1]))
    exigirIgual(
      store.ids, [7, 3, 9, 1],
      porque: "Los que ya estaban se quedan donde están, que alguien puede estar mirándolos; el "
        + "nuevo va detrás.")
  }

  @Test("Añadir 20 episodios a 10 000 no relee la lista")
  func coste() async throws {
    let leidos = try await escenario.contar(a: 10_000)
      .valor(de: "ids leídos al llegar la última página")
    exigir(
      leidos, .maximo(200), de: Unidad("id leído", "ids leídos"),
      porque:
        "Han llegado 20 episodios, y con unas pocas lecturas por cada uno basta. Buscar uno a "
        + "uno en la lista lee miles de ids por episodio.")
  }

  @Test("Sin solape, los episodios salen en el orden en que llegan")
  func sinSolape() {
    let store = lista()
    store.llega(episodios([5, 2]))
    store.llega(episodios([8, 1]))
    exigirIgual(store.ids, [5, 2, 8, 1], porque: "El orden es el del servidor.")
  }
}
