import MiniTCA
import Testing

@MainActor
@Suite("Lección 001 · los listados compilan y se comportan como dicen", .timeLimit(.minutes(5)))
struct Leccion001Tests {
  let crudos = (0..<1_000).map { DocumentoCrudo(id: $0, modificado: ($0 * 7) % 1_000) }

  @Test("Ordenar en el reducer y ordenar en un actor dan el mismo estado; solo uno sale del actor")
  func mismoResultado() async {
    let procesador = ProcesadorDeDocumentos()
    let store = Store(initialState: Documentos001.State()) {
      Documentos001(procesador: procesador)
    }
    store.send(.recibidosEnElReducer(crudos))
    let enElReducer = store.documentos
    store.send(.recibidosEnElReducer([]))
    await store.send(.recibidos(crudos)).finish()
    #expect(store.documentos == enElReducer)
    #expect(store.documentos.first?.modificado == 999)
    #expect(await procesador.enActorPrincipal == false)
  }

  @Test("Con `TestStore`, el guion del actor se afirma paso a paso")
  func guion() async {
    let store = TestStore(initialState: Documentos001.State()) {
      Documentos001(procesador: ProcesadorDeDocumentos())
    }
    let dos = [DocumentoCrudo(id: 1, modificado: 1), DocumentoCrudo(id: 2, modificado: 5)]
    let esperado = IdentifiedArray(uniqueElements: [Documento(dos[1]), Documento(dos[0])])
    await store.send(.recibidos(dos))
    await store.receive(.preparados(esperado)) { $0.documentos = esperado }
  }

  @Test("Mil envíos son mil pasadas; uno es una")
  func inundarElStore() async {
    let documentos = crudos.map(Documento.init)
    let store = Store(initialState: Documentos001.State()) {
      Documentos001(procesador: ProcesadorDeDocumentos(), descargar: { documentos })
    }
    let vista = Vista { _ = store.documentos }
    await store.send(.descargarUnoAUno).finish()
    let mal = store.contadores
    #expect(mal.accionesDeEfectos == 1_000)
    #expect(mal.asignacionesDeEstado == 1_001)
    vista.fotograma()
    await store.send(.descargarTodos).finish()
    let bien = store.contadores - mal
    #expect(bien.accionesDeEfectos == 1)
    #expect(bien.asignacionesDeEstado == 2)
    #expect(bien.notificaciones == 0, "los mil ya estaban: nada cambia")
    #expect(store.documentos.count == 1_000)
  }

  @Test("El lote de la lección se vacía solo por cantidad: la cola del flujo se pierde")
  func colaPerdida() async {
    let store = Store(initialState: Sensor001.State()) {
      Sensor001(flujo: {
        AsyncStream { continuacion in
          for medida in 0..<120 { continuacion.yield(medida) }
          continuacion.finish()
        }
      })
    }
    await store.send(.aparecio).finish()
    #expect(store.contadores.accionesDeEfectos == 2)
    #expect(store.medidas == Array(0..<100))
  }

  @Test("Con id y `cancelInFlight` no se acumulan productores")
  func unSoloProductor() async {
    let store = Store(initialState: Sensor001.State()) {
      Sensor001(flujo: { AsyncStream { _ in } })
    }
    for _ in 0..<10 {
      store.send(.aparecio)
      await store.reposo()
    }
    #expect(store.contadores.efectosVivos == 1)
    store.send(.desaparecio)
    await store.reposo()
    #expect(store.contadores.efectosVivos == 0)
  }
}
