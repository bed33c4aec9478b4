import MiniTCA
import Testing

/// Acciones que encienden y apagan efectos con el id que se les da.
private struct Encendidos: Reducer {
  struct State: Equatable { var llegaron: [String] = [] }
  enum Action {
    case encender(String, id: ID, alEmpezar: Bool = false)
    case apagar(ID)
    case encenderYApagar(ID)
    case apagarYEncender(ID)
    case llego(String)
  }
  enum ID { case entero(Int), decimal(Double), texto(String), lista([Int]) }

  let clock: any Clock<Duration>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .encender(let nombre, let id, let alEmpezar):
        return marcar(trabajo(nombre), id, alEmpezar)
      case .apagar(let id):
        return apagar(id)
      case .encenderYApagar(let id):
        return .merge(marcar(trabajo("x"), id), apagar(id))
      case .apagarYEncender(let id):
        return .concatenate(apagar(id), marcar(trabajo("nuevo"), id))
      case .llego(let nombre):
        state.llegaron.append(nombre)
        return .none
      }
    }
  }

  private func trabajo(_ nombre: String) -> Effect<Action> {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(1))
      await send(.llego(nombre))
    }
  }

  private func marcar(
    _ efecto: Effect<Action>, _ id: ID, _ alEmpezar: Bool = false
  ) -> Effect<Action> {
    switch id {
    case .entero(let id): efecto.cancellable(id: id, cancelInFlight: alEmpezar)
    case .decimal(let id): efecto.cancellable(id: id, cancelInFlight: alEmpezar)
    case .texto(let id): efecto.cancellable(id: id, cancelInFlight: alEmpezar)
    case .lista(let id): efecto.cancellable(id: id, cancelInFlight: alEmpezar)
    }
  }

  private func apagar(_ id: ID) -> Effect<Action> {
    switch id {
    case .entero(let id): .cancel(id: id)
    case .decimal(let id): .cancel(id: id)
    case .texto(let id): .cancel(id: id)
    case .lista(let id): .cancel(id: id)
    }
  }
}

@MainActor
@Suite("Reglas 20 y 21 · cancelación por id", .timeLimit(.minutes(5)))
struct ReglasDeCancelacionTests {
  let clock = TestClock()

  private func store() -> StoreOf<Encendidos> {
    Store(initialState: Encendidos.State()) { Encendidos(clock: clock) }
  }

  @Test("Regla 20 · varios efectos comparten un id y se cancelan juntos")
  func compartirID() async {
    let store = store()
    store.send(.encender("a", id: .entero(1)))
    store.send(.encender("b", id: .entero(1)))
    store.send(.encender("c", id: .entero(2)))
    await store.reposo()
    #expect(store.contadores.efectosVivos == 3)
    store.send(.apagar(.entero(1)))
    await store.reposo()
    #expect(store.contadores.efectosVivos == 1)
    await clock.advance(by: .seconds(1))
    #expect(store.llegaron == ["c"])
  }

  @Test("Regla 20 · un efecto cancelado por su id que sigue vivo ya no puede enviar")
  func canceladoQueInsiste() async {
    let clock = clock
    let store = Store<[String], String>(initialState: []) {
      Reduce { state, action in
        switch action {
        case "parar": return .cancel(id: 1)
        case "empezar":
          return .run { send in
            try? await clock.sleep(for: .seconds(1))
            await send("tarde")
          }
          .cancellable(id: 1)
        default:
          state.append(action)
          return .none
        }
      }
    }
    let tarea = store.send("empezar")
    await store.reposo()
    store.send("parar")
    await tarea.finish()
    #expect(store.state == [])
  }

  @Test("Regla 20 · el tipo del id cuenta: 1 y 1.0 son distintos")
  func tipoDelID() async {
    let store = store()
    store.send(.encender("entero", id: .entero(1)))
    store.send(.encender("decimal", id: .decimal(1)))
    await store.reposo()
    store.send(.apagar(.decimal(1)))
    await clock.advance(by: .seconds(1))
    #expect(store.llegaron == ["entero"])
  }

  @Test("Regla 20 · con `cancelInFlight` el nuevo sustituye al anterior")
  func sustituir() async {
    let store = store()
    store.send(.encender("viejo", id: .texto("x")))
    await store.reposo()
    store.send(.encender("nuevo", id: .texto("x"), alEmpezar: true))
    await store.reposo()
    #expect(store.contadores.efectosVivos == 1)
    await clock.advance(by: .seconds(1))
    #expect(store.llegaron == ["nuevo"])
  }

  @Test("Regla 20 · `cancelInFlight` actúa cuando empieza el nuevo, no cuando se devuelve")
  func sustituirAlEmpezar() async {
    let store = store()
    store.send(.encender("viejo", id: .texto("x")))
    await store.reposo()
    store.send(.encender("nuevo", id: .texto("x"), alEmpezar: true))
    // Sin ceder el turno, el nuevo no ha empezado y el viejo sigue.
    #expect(store.contadores.efectosVivos == 2)
    await store.reposo()
    #expect(store.contadores.efectosVivos == 1)
  }

  @Test("Regla 20 · un id gastado o cancelado no deja rastro")
  func sinRastro() async {
    let store = store()
    store.send(.encender("a", id: .entero(1)))
    await clock.advance(by: .seconds(1))
    store.send(.apagar(.entero(1)))
    store.send(.encender("b", id: .entero(1)))
    await store.reposo()
    store.send(.apagar(.entero(1)))
    await store.reposo()
    store.send(.encender("c", id: .entero(1)))
    await clock.advance(by: .seconds(1))
    #expect(store.llegaron == ["a", "c"])
    #expect(store.contadores.efectosVivos == 0)
  }

  @Test("Regla 20 · `cancelInFlight` sobre una mezcla no cancela a sus propias partes")
  func mezclaCancelable() async {
    let apuntes = Apuntes<Int>()
    let clock = clock
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { _, _ in
        .merge(
          (1...3).map { numero in
            .run { _ in
              try await clock.sleep(for: .seconds(numero))
              apuntes.apuntar(numero)
            }
          }
        ).cancellable(id: "mezcla", cancelInFlight: true)
      }
    }
    store.send(0)
    await clock.advance(by: .seconds(1))
    #expect(apuntes.todos == [1])
    store.send(0)
    await clock.advance(by: .seconds(3))
    #expect(apuntes.todos == [1, 1, 2, 3])
  }

  @Test("Regla 21 · no se cancela lo que aún no ha empezado")
  func sinEmpezar() async {
    let store = store()
    store.send(.encender("a", id: .entero(1)))
    store.send(.apagar(.entero(1)))
    store.send(.encenderYApagar(.entero(2)))
    await store.reposo()
    #expect(store.contadores.efectosVivos == 2)
    store.send(.apagar(.entero(1)))
    store.send(.apagar(.entero(2)))
    await store.reposo()
    #expect(store.contadores.efectosVivos == 0)
  }

  @Test("Regla 21 · apagar y encender en secuencia deja encendido el nuevo")
  func apagarYEncender() async {
    let store = store()
    store.send(.encender("viejo", id: .entero(1)))
    await store.reposo()
    store.send(.apagarYEncender(.entero(1)))
    await clock.advance(by: .seconds(1))
    #expect(store.llegaron == ["nuevo"])
  }

  @Test("Regla 21 · una lista como id es un solo id")
  func listaComoID() async {
    let store = store()
    store.send(.encender("uno", id: .entero(1)))
    store.send(.encender("lista", id: .lista([1, 2])))
    await store.reposo()
    store.send(.apagar(.lista([1, 2])))
    await clock.advance(by: .seconds(1))
    #expect(store.llegaron == ["uno"])
  }

  @Test("Diez apariciones con id y `cancelInFlight`: un solo productor, y ninguno al final")
  func aparicionesRepetidas() async {
    let store = store()
    for _ in 0..<10 {
      store.send(.encender("x", id: .texto("productor"), alEmpezar: true))
      await store.reposo()
      #expect(store.contadores.efectosVivos == 1)
    }
    store.send(.apagar(.texto("productor")))
    await store.reposo()
    #expect(store.contadores.efectosVivos == 0)
    #expect(store.contadores.efectosIniciados == 10)
  }
}
