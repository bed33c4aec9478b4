import MiniTCA
import Testing

@MainActor
@Suite("Reglas 19 y 24 · combinar efectos", .timeLimit(.minutes(5)))
struct ReglasDeCombinacionTests {
  @Test("Regla 19 · `.none` acaba en el acto y no crea tareas")
  func ninguno() async {
    let store = storeDeEfecto { .merge(.none, .none, .concatenate(.none)) }
    #expect(store.send("go").isCancelled)
    #expect(store.contadores.efectosIniciados == 0)
  }

  @Test("Regla 19 · `.send` se procesa dentro del mismo `send`")
  func envioSincrono() {
    let store = storeDeEfecto { .concatenate(.send("uno"), .send("dos")) }
    store.send("go")
    #expect(store.state == ["uno", "dos"])
    #expect(store.contadores.asignacionesDeEstado == 1)
  }

  @Test("Regla 19 · `.merge` empieza todos a la vez, en orden")
  func mezcla() async {
    let clock = TestClock()
    let store = storeDeEfecto {
      .merge(
        .run { send in
          try await clock.sleep(for: .seconds(2))
          await send("lento")
        },
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send("rápido")
        },
        .send("ya"))
    }
    store.send("go")
    #expect(store.state == ["ya"])
    await clock.advance(by: .seconds(2))
    #expect(store.state == ["ya", "rápido", "lento"])
    #expect(store.contadores.maximoDeEfectosVivos == 2)
  }

  @Test("Regla 19 · mezclar `.none` con otro es el otro: el pase de uno solo no se multiplica")
  func mezclaConNinguno() async {
    let store = storeDeEfecto { .merge(.none, .run { send in await send("x") }, .none) }
    await store.send("go").finish()
    #expect(store.state == ["x"])
    #expect(store.contadores.efectosIniciados == 1)
  }

  @Test("Regla 24 · `.concatenate` empieza cada efecto cuando acaba el anterior")
  func secuencia() async {
    let clock = TestClock()
    let store = storeDeEfecto {
      .concatenate(
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send("uno")
        },
        .send("dos"),
        .run { send in await send("tres") })
    }
    let tarea = store.send("go")
    await store.reposo()
    #expect(store.contadores.efectosIniciados == 1)
    await clock.advance(by: .seconds(1))
    await tarea.finish()
    #expect(store.state == ["uno", "dos", "tres"])
  }

  @Test("Regla 24 · cancelar una secuencia a medias no empieza lo que queda")
  func secuenciaCancelada() async {
    let store = storeDeEfecto {
      .concatenate(.run { _ in try await Task.never() }, .run { send in await send("no") })
    }
    let tarea = store.send("go")
    await store.reposo()
    tarea.cancel()
    await tarea.finish()
    #expect(store.state == [])
    #expect(store.contadores.efectosIniciados == 1)
  }

  @Test("Regla 24 · `map` traduce las acciones, también las de `catch`")
  func traducir() async {
    let store = storeDeEfecto {
      Effect<Int>.merge(
        .send(1),
        .run { send in
          await send(2)
          throw SinRed()
        } catch: { _, send in
          await send(3)
        }
      ).map { "n\($0)" }
    }
    await store.send("go").finish()
    #expect(store.state == ["n1", "n2", "n3"])
  }

  @Test("Regla 24 · esperar a que haya calma es `sleep` con `cancelInFlight`")
  func calma() async {
    struct ID: Hashable {}
    let clock = TestClock()
    let store = storeDeEfecto {
      .run { send in
        try await clock.sleep(for: .milliseconds(300))
        await send("buscar")
      }
      .cancellable(id: ID(), cancelInFlight: true)
    }
    for _ in 0..<5 {
      store.send("go")
      await clock.advance(by: .milliseconds(200))
    }
    await clock.advance(by: .milliseconds(100))
    #expect(store.state == ["buscar"])
    #expect(store.contadores.efectosVivos == 0)
  }
}
