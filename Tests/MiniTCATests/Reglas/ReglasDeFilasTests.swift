import MiniTCA
import Testing

@MainActor
@Suite("Reglas 22 y 23 · filas y cancelación por ruta", .timeLimit(.minutes(5)))
struct ReglasDeFilasTests {
  let clock = TestClock()

  @Test("Regla 22 · dos stores de la misma feature no se cancelan el uno al otro")
  func storesSeparados() async {
    let uno = Store(initialState: Fila.State(id: 1)) { Fila(clock: clock) }
    let otro = Store(initialState: Fila.State(id: 1)) { Fila(clock: clock) }
    uno.send(.empezar)
    otro.send(.empezar)
    await uno.reposo()
    uno.send(.parar)
    await uno.reposo()
    #expect(uno.contadores.efectosVivos == 0)
    #expect(otro.contadores.efectosVivos == 1)
  }

  @Test("Regla 22 · el mismo id en dos filas son dos ids")
  func filasSeparadas() async {
    let store = Lista.store(filas: 3, clock: clock)
    for id in 0..<3 { store.send(.filas(.element(id: id, action: .empezar))) }
    await store.reposo()
    store.send(.filas(.element(id: 1, action: .parar)))
    await clock.advance(by: .seconds(1))
    #expect(store.withState { $0.filas.map(\.texto) } == ["·", "", "·"])
  }

  @Test("Regla 22 · el padre cancela el id de sus hijos, de todas las filas a la vez")
  func padreCancela() async {
    let store = Lista.store(filas: 3, clock: clock)
    for id in 0..<3 { store.send(.filas(.element(id: id, action: .empezar))) }
    await store.reposo()
    #expect(store.contadores.efectosVivos == 3)
    store.send(.pararFila(0))
    await store.reposo()
    #expect(store.contadores.efectosVivos == 0)
  }

  @Test("Regla 23 · primero la fila, después el padre: el padre ve lo que dejó la fila")
  func orden() {
    struct Orden: Reducer {
      struct State: Equatable {
        var filas: IdentifiedArrayOf<Fila.State> = [Fila.State(id: 1)]
        var vistoPorElPadre = ""
      }
      enum Action: CasePathable {
        case filas(IdentifiedActionOf<Fila>)
        struct AllCasePaths {
          var filas: AnyCasePath<Action, IdentifiedActionOf<Fila>> {
            AnyCasePath(embed: Action.filas) {
              if case .filas(let accion) = $0 { accion } else { nil }
            }
          }
        }
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      var body: some ReducerOf<Self> {
        Reduce { state, _ in
          state.vistoPorElPadre = state.filas[id: 1]?.texto ?? "nada"
          return .none
        }
        .forEach(\.filas, action: \.filas) { Fila(clock: ContinuousClock()) }
      }
    }
    let store = Store(initialState: Orden.State()) { Orden() }
    store.send(.filas(.element(id: 1, action: .escribio("hola"))))
    #expect(store.vistoPorElPadre == "hola")
  }

  @Test("Regla 23 · al quitar una fila se cancelan sus efectos, y solo los suyos")
  func filaQuitada() async {
    let store = Lista.store(filas: 3, clock: clock)
    for id in 0..<3 { store.send(.filas(.element(id: id, action: .empezar))) }
    await store.reposo()
    store.send(.quitar(1))
    await store.reposo()
    #expect(store.contadores.efectosVivos == 2)
    store.send(.quitarTodas)
    await store.reposo()
    #expect(store.contadores.efectosVivos == 0)
    await clock.run()
  }

  @Test("Regla 23 · una fila que se quita y vuelve en la misma acción no pierde sus efectos")
  func filaQueVuelve() async {
    let store = Lista.store(filas: 2, clock: clock)
    store.send(.filas(.element(id: 1, action: .empezar)))
    await store.reposo()
    store.send(.reemplazar([Fila.State(id: 1), Fila.State(id: 0)]))
    await store.reposo()
    #expect(store.contadores.efectosVivos == 1)
    store.send(.quitarTodas)
  }

  @Test("Regla 23 · una fila quitada por un reducer de más arriba no se ve: su efecto sigue")
  func quitadaDesdeArriba() async {
    struct Arriba: Reducer {
      typealias State = Lista.State
      typealias Action = Lista.Action
      let clock: any Clock<Duration>
      var body: some ReducerOf<Self> {
        Lista(clock: clock)
        Reduce { state, action in
          if case .cambiarTitulo("vaciar") = action { state.filas.removeAll() }
          return .none
        }
      }
    }
    let store = Store(initialState: Lista.estado(filas: 1)) { Arriba(clock: clock) }
    let textos = await problemas {
      store.send(.filas(.element(id: 0, action: .empezar)))
      await store.reposo()
      store.send(.cambiarTitulo("vaciar"))
      await store.reposo()
      #expect(store.contadores.efectosVivos == 1)
      await clock.advance(by: .seconds(1))
    }
    #expect(textos.count == 1)
    #expect(
      textos.first?.contains("recibió una acción para una fila que no está") == true)
  }

  @Test("Regla 23 · una acción para una fila que no está avisa con la acción y la línea")
  func filaQueNoEsta() async {
    let store = Lista.store(filas: 1)
    let textos = await problemas {
      store.send(.filas(.element(id: 7, action: .alternar)))
    }
    #expect(textos.count == 1)
    #expect(textos.first?.hasPrefix("Un «forEach» de MiniTCATests/Lista.swift:") == true)
    #expect(
      textos.first?.contains("Acción: .filas(.element(id: 7, action: .alternar))") == true)
    #expect(store.withState { $0.filas.count } == 1)
  }

  @Test("Regla 23 · si los ids no cambian no se recorren: ni una lectura en 50 000 filas")
  func sinRecorrer() {
    let store = Lista.store(filas: 50_000)
    let (_, recuento) = recontarColecciones {
      store.send(.filas(.element(id: 40, action: .alternar)))
      store.send(.nada)
    }
    #expect(recuento.elementosLeidos == 0)
    #expect(recuento.busquedas == 1)
  }

  @Test("`ifLet` cancela los efectos del hijo cuando desaparece o cambia de identidad")
  func hijoOpcional() async {
    let store = Lista.store(filas: 0, clock: clock)
    store.send(.abrir(1))
    store.send(.detalle(.empezar))
    await store.reposo()
    #expect(store.contadores.efectosVivos == 1)
    store.send(.abrir(2))
    await store.reposo()
    #expect(store.contadores.efectosVivos == 0)
    store.send(.detalle(.empezar))
    await store.reposo()
    store.send(.cerrar)
    await store.reposo()
    #expect(store.contadores.efectosVivos == 0)
  }
}
