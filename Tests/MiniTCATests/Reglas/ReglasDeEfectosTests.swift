import MiniTCA
import ProyectoNuevo
import Testing

@MainActor
@Suite("Reglas 16 a 18 · efectos", .timeLimit(.minutes(5)))
struct ReglasDeEfectosTests {
  @Test("Regla 16 · `CancellationError` acaba el efecto en silencio, sin pasar por `catch`")
  func errorDeCancelacion() async {
    let store = storeDeEfecto {
      .run { _ in
        throw CancellationError()
      } catch: { _, send in
        await send("catch")
      }
    }
    let textos = await problemas { await store.send("go").finish() }
    #expect(textos.isEmpty)
    #expect(store.state == [])
    #expect(store.contadores.efectosVivos == 0)
  }

  @Test("Regla 16 · cualquier error con la tarea ya cancelada se ignora")
  func errorTrasCancelar() async {
    let store = storeDeEfecto {
      .run { _ in
        do { try await Task.never() } catch { throw SinRed() }
      } catch: { _, send in
        await send("catch")
      }
    }
    let textos = await problemas {
      let tarea = store.send("go")
      await store.reposo()
      tarea.cancel()
      await tarea.finish()
    }
    #expect(textos.isEmpty)
    #expect(store.state == [])
  }

  @Test("Regla 16 · otro error va a `catch`, que puede enviar")
  func errorConCatch() async {
    let store = storeDeEfecto {
      .run { send in
        await send("antes")
        throw SinRed()
      } catch: { error, send in
        await send("\(type(of: error))")
      }
    }
    await store.send("go").finish()
    #expect(store.state == ["antes", "SinRed"])
  }

  @Test("Regla 16 · sin `catch` se avisa con el error y la línea, y el estado se queda como estaba")
  func errorSinCatch() async {
    let store = storeDeEfecto { .run { _ in throw SinRed() } }
    let textos = await problemas { await store.send("go").finish() }
    #expect(textos.count == 1)
    #expect(
      textos.first?.hasPrefix(
        "Un «Effect.run» creado en MiniTCATests/ReglasDeEfectosTests.swift:") == true)
    #expect(textos.first?.contains("Error: SinRed()") == true)
    #expect(textos.first?.contains("el estado se queda como estaba") == true)
    #expect(store.state == [])
    #expect(store.contadores.accionesDeEfectos == 0)
  }

  @Test("Regla 16 · en una prueba, un error sin recoger la hace fallar en la línea del `.run`")
  func errorSinCatchHaceFallar() async {
    let store = storeDeEfecto { .run { _ in throw SinRed() } }
    await withKnownIssue {
      await store.send("go").finish()
    } matching: { incidencia in
      incidencia.sourceLocation?.fileName == "ReglasDeEfectosTests.swift"
    }
  }

  @Test("Regla 17 · la closure de `.run` sale del actor principal; `send` vuelve a él")
  func fueraDelActorPrincipal() async {
    let apuntes = Apuntes<Bool>()
    let store = storeDeEfecto {
      .run { send in
        apuntes.apuntar(ActorPrincipal.aqui)
        await send("x")
        apuntes.apuntar(ActorPrincipal.aqui)
      }
    }
    await store.send("go").finish()
    #expect(apuntes.todos == [false, false])
    #expect(store.state == ["x"])
  }

  @Test("Regla 17 · también desde un módulo con las banderas de un proyecto nuevo")
  func dosModulos() async {
    let store = Documentos.store()
    await store.send(.medir).finish()
    let esperado: [(Parte, Bool)] = [
      (.efecto, false),  // @concurrent está escrito en la biblioteca
      (.cliente, true),  // sin anotar, el cliente es del actor principal
      (.funcionNoAislada, false),  // hereda el de quien llama, y el efecto no está en ninguno
      (.funcionConcurrente, false),
      (.actorPropio, false),
    ]
    #expect(
      store.enPrincipal == esperado.map { Documentos.Resultado($0.0, enPrincipal: $0.1) })
    await store.send(.fallar).finish()
    #expect(store.fallo == false)
  }

  @Test("Regla 17 · un módulo nuevo cancela con un `enum` no aislado")
  func cancelarDesdeModuloNuevo() async {
    let store = Documentos.store()
    store.send(.empezar)
    await store.reposo()
    #expect(store.contadores.efectosVivos == 1)
    store.send(.parar)
    await store.reposo()
    #expect(store.contadores.efectosVivos == 0)
  }

  @Test("Regla 18 · enviar con la tarea cancelada no hace nada")
  func enviarTrasCancelar() async {
    let apuntes = Apuntes<String>()
    let store = storeDeEfecto {
      .run { send in
        try? await Task.never()
        await send("tarde")
        apuntes.apuntar("envió")
      }
    }
    let tarea = store.send("go")
    await store.reposo()
    tarea.cancel()
    await tarea.finish()
    #expect(apuntes.todos == ["envió"])
    #expect(store.state == [])
  }

  @Test("Regla 18 · tampoco desde una tarea suelta que el efecto cancelado dejó atrás")
  func enviarDesdeTareaSuelta() async {
    let clock = TestClock()
    let store = storeDeEfecto {
      .run { send in
        Task {
          try await clock.sleep(for: .seconds(1))
          await send("suelta")
        }
        try await Task.never()
      }
    }
    let tarea = store.send("go")
    await store.reposo()
    tarea.cancel()
    let textos = await problemas { await clock.advance(by: .seconds(1)) }
    #expect(store.state == [])
    #expect(textos.isEmpty)
  }

  @Test("Regla 18 · enviar cuando el efecto ya acabó se procesa, y se avisa")
  func enviarTrasAcabar() async {
    let clock = TestClock()
    let store = storeDeEfecto {
      .run { send in
        Task {
          try await clock.sleep(for: .seconds(1))
          await send("tarde")
        }
      }
    }
    let textos = await problemas {
      await store.send("go").finish()
      await clock.advance(by: .seconds(1))
    }
    #expect(store.state == ["tarde"])
    #expect(textos.count == 1)
    #expect(
      textos.first?.hasPrefix("Se envió una acción desde un efecto que ya había terminado.")
        == true)
    #expect(textos.first?.contains("Acción: \"tarde\"") == true)
  }
}
