import MiniTCA
import Testing

/// Seis efectos que compiten: por un actor, por un grupo de tareas, por un flujo y por el mismo plazo
/// de un reloj.
private struct Carrera: Reducer {
  typealias State = [Int]
  typealias Action = Int

  actor Turno {
    var cuenta = 0
    func tomar() -> Int {
      cuenta += 1
      return cuenta
    }
  }

  let clock: any Clock<Duration>

  var body: some ReducerOf<Self> {
    Reduce { [clock] state, action in
      state.append(action)
      guard action == 0 else { return .none }
      let turno = Turno()
      return .merge(
        (1...6).map { numero in
          .run { send in
            for _ in 0..<numero { _ = await turno.tomar() }
            await send(numero)
            await withTaskGroup(of: Int.self) { grupo in
              for parte in 1...2 { grupo.addTask { await turno.tomar() * parte } }
              for await _ in grupo {}
            }
            for await parte in [numero * 10].async { await send(parte) }
            try await clock.sleep(for: .seconds(numero.isMultiple(of: 2) ? 2 : 1))
            await send(numero * 100)
          }
        })
    }
  }
}

extension Array where Element: Sendable {
  /// Sus elementos, por un `AsyncStream`.
  fileprivate var async: AsyncStream<Element> {
    AsyncStream { continuacion in
      for elemento in self { continuacion.yield(elemento) }
      continuacion.finish()
    }
  }
}

@MainActor
@Suite(
  "Reglas 28 a 30 · TestStore: terminar, no ser exhaustivo, repetirse", .timeLimit(.minutes(5)))
struct ReglasDeCierreTests {
  private func store(clock: any Clock<Duration> = ImmediateClock()) -> TestStoreOf<Buscador> {
    TestStore(initialState: Buscador.State()) { Buscador(clock: clock) }
  }

  @Test("Regla 28 · `finish` falla primero por lo que no se recibió")
  func finishConPendientes() async {
    let store = store()
    await store.send(.buscar) { $0.cargando = true }
    let textos = await problemas { await store.finish() }
    #expect(
      textos == [
        """
        El store recibió 2\u{A0}acciones que la prueba no esperaba.

          • .llegaron(["", ""])
          • .contado(2)

        Afirma cada una con «receive», o sáltalas con «skipReceivedActions».
        """
      ])
  }

  @Test("Regla 28 · `finish` falla si un efecto no acaba, y dice de qué línea es")
  func finishConEfectos() async {
    let store = store()
    await store.send(.escuchar)
    let textos = await problemas { await store.finish(timeout: .milliseconds(20)) }
    #expect(textos.count == 1)
    #expect(textos.first?.contains("queda 1\u{A0}efecto en marcha") == true)
    #expect(textos.first?.contains("• MiniTCATests/ReglasDeCierreTests.swift:") == true)
    await store.send(.callar)
    await store.finish()
  }

  @Test("Regla 28 · al desaparecer falla por lo pendiente y por cada efecto en marcha")
  func alDesaparecer() async {
    let textos = await problemas {
      let store = store()
      await store.send(.escuchar)
      await store.send(.buscar) { $0.cargando = true }
      await store.receive(\.llegaron) {
        $0.cargando = false
        $0.resultados = ["", ""]
      }
    }
    #expect(textos.count == 2)
    #expect(textos.first?.hasPrefix("El store recibió 1\u{A0}acción que la prueba no") == true)
    #expect(
      textos.last?.hasPrefix("Un efecto que devolvió esta acción sigue en marcha.") == true)
  }

  @Test("Regla 28 · el efecto que queda se anota en la línea del `send` que lo encendió")
  func lineaDelEfecto() async {
    let linea = #line + 3
    await withKnownIssue {
      let store = store()
      await store.send(.escuchar)
    } matching: {
      $0.sourceLocation?.line == linea
    }
  }

  @Test("Regla 29 · `.off`: solo cuenta lo que se afirma, sobre el estado de ahora")
  func noExhaustivo() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.escribir("pan"))
    await store.send(.buscar) { $0.cargando = true }
    await store.receive(\.contado) { $0.visitas = 2 }
    #expect(store.state.resultados == ["pan", "pan"])
    let textos = await problemas { await store.send(.visitar) { $0.visitas = 9 } }
    #expect(textos.count == 1)
    #expect(textos.first?.contains("−   visitas: 9\n+   visitas: 3") == true)
  }

  @Test("Regla 29 · `.off`: lo no recibido se salta al enviar, y nada falla al desaparecer")
  func noExhaustivoSalta() async {
    let textos = await problemas {
      let store = store()
      store.exhaustivity = .off
      await store.send(.buscar)
      await store.send(.visitar) { $0.visitas = 3 }
      await store.send(.escuchar)
    }
    #expect(textos.isEmpty)
  }

  @Test("Regla 29 · con `showSkippedAssertions` se ve lo que se pasa por alto, y no falla")
  func noExhaustivoEnsena() async {
    let store = store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    let textos = await problemas {
      await store.send(.buscar)
      await store.send(.visitar) { $0.visitas = 3 }
    }
    #expect(textos.allSatisfy { $0.hasPrefix("Omitido. ") })
    #expect(textos.first?.contains("+   cargando: true") == true)
    #expect(textos.contains { $0.contains("Se saltan 2\u{A0}acciones recibidas.") })
    await store.send(.escribir("se anota como incidencia conocida"))
  }

  @Test("Regla 29 · `skipReceivedActions` y `skipInFlightEffects`, y su versión estricta")
  func saltar() async {
    let store = store()
    await store.send(.buscar) { $0.cargando = true }
    await store.skipReceivedActions()
    #expect(store.state.visitas == 2)
    await store.send(.escuchar)
    await store.skipInFlightEffects()
    await store.finish()
    let textos = await problemas {
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
    }
    #expect(textos.count == 2)
    #expect(textos.first?.hasPrefix("No hay acciones recibidas que saltar") == true)
    #expect(textos.last?.hasPrefix("No hay efectos en marcha que saltar") == true)
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }

  @Test("Regla 30 · la tarea de `send` se cancela y se espera")
  func tareaDeEnvio() async {
    let clock = TestClock()
    let store = store(clock: clock)
    let escucha = await store.send(.escuchar)
    #expect(!escucha.isCancelled)
    await escucha.cancel()
    #expect(escucha.isCancelled)
    let busqueda = await store.send(.buscar) { $0.cargando = true }
    let textos = await problemas { await busqueda.finish(timeout: .milliseconds(10)) }
    #expect(textos.first?.hasPrefix("Se esperaba que los efectos de este envío acabaran") == true)
    await clock.advance(by: .seconds(1))
    await busqueda.finish()
    await store.skipReceivedActions()
  }

  @Test("Regla 30 · efectos que compiten llegan siempre en el mismo orden")
  func repetible() async {
    var ordenes: Set<[Int]> = []
    for _ in 0..<50 {
      let clock = TestClock()
      let store = TestStore(initialState: [Int]()) { Carrera(clock: clock) }
      await store.send(0) { $0 = [0] }
      await clock.advance(by: .seconds(3))
      await store.skipReceivedActions()
      await store.finish()
      ordenes.insert(store.state)
    }
    #expect(ordenes.count == 1)
    #expect(ordenes.first?.count == 19)
  }

  @Test("Un estado que cambia sin `send` se afirma con `assert`")
  func afirmarSinEnviar() async {
    let store = store()
    await store.send(.visitar) { $0.visitas = 1 }
    store.assert { $0.visitas = 1 }
    let textos = await problemas { store.assert { $0.visitas = 4 } }
    #expect(textos.count == 1)
    #expect(textos.first?.hasPrefix("El estado no es el esperado.") == true)
  }

  @Test("Un reducer que se cierra deja dicho qué acción y en qué línea se envió")
  nonisolated func cierreInesperado() async {
    let salida = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Task { @MainActor in
        let store = TestStore(initialState: 0) {
          Reduce<Int, String> { state, _ in
            state = [1, 2, 3][state + 7]
            return .none
          }
        }
        await store.send("estalla")
      }.value
    }
    let texto = String(decoding: salida?.standardErrorContent ?? [], as: UTF8.self)
    #expect(texto.contains("MiniTCA: la prueba se cerró mientras el reducer procesaba una acción."))
    #expect(texto.contains("Acción: \"estalla\""))
    #expect(texto.contains("enviada en MiniTCATests/ReglasDeCierreTests.swift:"))
  }
}
