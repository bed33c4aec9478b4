import Foundation
import MiniTCA
import Testing

@MainActor
@Suite("Lección 003 · los listados compilan y se comportan como dicen", .timeLimit(.minutes(5)))
struct Leccion003Tests {
  struct SinRed: Error {}

  private func estado(_ filas: Int) -> Paginas003.State {
    var estado = Paginas003.State()
    estado.filas = IdentifiedArray(
      uniqueElements: (0..<filas).map { Elemento(id: $0, texto: "fila \($0)") })
    estado.pendientesDeMarcar = [3, 500, 999]
    return estado
  }

  private func api(
    _ pagina: @escaping @Sendable (Int?) async throws -> Pagina = { _ in
      Pagina(elementos: [], siguienteCursor: nil)
    }
  ) -> Paginas003.API {
    Paginas003.API(pagina: pagina)
  }

  @Test("Las dos formas de la fila, con la carga y con su referencia, compilan y se comparan")
  func filasGordas() {
    let datos = Data(repeating: 7, count: 100_000)
    let copia = Data(Array(datos))
    #expect(
      FilaGorda(id: 1, miniatura: datos, textoCompleto: "a")
        == FilaGorda(id: 1, miniatura: copia, textoCompleto: "a"))
    let url = URL(filePath: "/miniatura")
    #expect(
      FilaLigera(id: 1, miniaturaURL: url, resumen: "a")
        == FilaLigera(id: 1, miniaturaURL: url, resumen: "a"))
  }

  @Test(
    "Rehacer la colección escribe las mil filas; la mutación dirigida, tres, y el estado es igual")
  func mutacionDirigida() {
    let rehecha = Store(initialState: estado(1_000)) { Paginas003(api: api()) }
    let dirigida = Store(initialState: estado(1_000)) { Paginas003(api: api()) }
    let (_, caro) = recontarColecciones { rehecha.send(.marcarRehaciendo) }
    let (_, barato) = recontarColecciones { dirigida.send(.marcarDirigido) }
    #expect(caro.elementosEscritos == 1_000)
    #expect(barato.elementosEscritos == 3)
    #expect(barato.copiasDeAlmacenamiento == 0)
    #expect(rehecha.state == dirigida.state)
  }

  @Test("Leer la colección en el padre lo reevalúa con cada tecla; leer los ids, no")
  func padreCurioso() {
    let store = Lista.store(filas: 1_000)
    let curioso = Vista {
      _ = store.filas.count
      _ = store.filas.filter(\.hecha).count
      _ = store.scope(state: \.filas, action: \.filas)
    }
    let discreto = Vista { _ = store.scope(state: \.filas, action: \.filas) }
    let filas = store.scope(state: \.filas, action: \.filas)
    for tecla in 1...20 {
      filas[40].send(.escribio(String(repeating: "a", count: tecla)))
      curioso.fotograma()
      discreto.fotograma()
    }
    #expect(curioso.evaluaciones == 21)
    #expect(discreto.evaluaciones == 1)
  }

  @Test("El disparo por identidad pide una página, y `updateOrAppend` absorbe el solape")
  func paginacion() async {
    let store = TestStore(initialState: estado(3)) {
      Paginas003(
        api: api { cursor in
          Pagina(
            elementos: (2...4).map { Elemento(id: $0, texto: "nueva \($0)") },
            siguienteCursor: (cursor ?? 0) + 1)
        })
    }
    await store.send(.filaAparecio(1))
    await store.send(.filaAparecio(2)) { $0.cargando = true }
    await store.receive(
      .paginaLlego(
        Pagina(
          elementos: (2...4).map { Elemento(id: $0, texto: "nueva \($0)") }, siguienteCursor: 1))
    ) {
      $0.cargando = false
      $0.cursor = 1
      $0.filas[id: 2]?.texto = "nueva 2"
      $0.filas.append(Elemento(id: 3, texto: "nueva 3"))
      $0.filas.append(Elemento(id: 4, texto: "nueva 4"))
    }
    #expect(store.state.filas.ids == [0, 1, 2, 3, 4])
  }

  @Test("Cincuenta apariciones con la página en camino: una petición")
  func unaPeticion() async {
    let pedidas = Apuntes<Int?>()
    let store = Store(initialState: estado(3)) {
      Paginas003(
        api: api { cursor in
          pedidas.apuntar(cursor)
          return Pagina(elementos: [], siguienteCursor: nil)
        })
    }
    for _ in 0..<50 { store.send(.filaAparecio(2)) }
    await store.reposo()
    #expect(pedidas.todos.count == 1)
  }

  @Test("El listado de la lección deja `cargando` encendido si la petición falla")
  func falloDePagina() async {
    let store = Store(initialState: estado(3)) { Paginas003(api: api { _ in throw SinRed() }) }
    let textos = await problemas { await store.send(.filaAparecio(2)).finish() }
    #expect(store.cargando)
    #expect(textos.first?.contains("lanzó un error que nadie recoge") == true)
  }
}
