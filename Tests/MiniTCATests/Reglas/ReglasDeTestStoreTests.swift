import MiniTCA
import Testing

/// Una *feature* pequeña con un efecto por cada cosa que un `TestStore` tiene que vigilar.
struct Buscador: Reducer {
  struct State: Equatable {
    var texto = ""
    var cargando = false
    var resultados: [String] = []
    var visitas = 0
  }

  enum Action: Equatable, CasePathable {
    case escribir(String)
    case visitar
    case buscar
    case llegaron([String])
    case contado(Int)
    case escuchar
    case callar

    struct AllCasePaths {
      var llegaron: AnyCasePath<Action, [String]> {
        AnyCasePath(embed: Action.llegaron) { if case .llegaron(let x) = $0 { x } else { nil } }
      }
      var contado: AnyCasePath<Action, Int> {
        AnyCasePath(embed: Action.contado) { if case .contado(let x) = $0 { x } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var clock: any Clock<Duration> = ImmediateClock()

  var body: some ReducerOf<Self> {
    Reduce { [clock] state, action in
      switch action {
      case .escribir(let texto):
        state.texto = texto
        return .none
      case .visitar:
        state.visitas += 1
        return .none
      case .buscar:
        state.cargando = true
        return .run { [texto = state.texto] send in
          try await clock.sleep(for: .seconds(1))
          await send(.llegaron([texto, texto]))
          await send(.contado(2))
        }
      case .llegaron(let resultados):
        state.cargando = false
        state.resultados = resultados
        return .none
      case .contado(let cuenta):
        state.visitas = cuenta
        return .none
      case .escuchar:
        return .run { _ in try await Task.never() }.cancellable(id: "escucha")
      case .callar:
        return .cancel(id: "escucha")
      }
    }
  }
}

@MainActor
@Suite("Reglas 25 a 27 · TestStore: enviar y recibir", .timeLimit(.minutes(5)))
struct ReglasDeTestStoreTests {
  private func store(
    _ estado: Buscador.State = Buscador.State(), clock: any Clock<Duration> = ImmediateClock()
  ) -> TestStoreOf<Buscador> {
    TestStore(initialState: estado) { Buscador(clock: clock) }
  }

  @Test("Regla 25 · compara con el `==` del estado: si solo mira el id, no ve el cambio")
  func ciego() async {
    struct Ciego: Equatable {
      var id = 0
      var texto = ""
      static func == (izquierda: Self, derecha: Self) -> Bool { izquierda.id == derecha.id }
    }
    let store = TestStore(initialState: Ciego()) {
      Reduce<Ciego, String> { state, action in
        state.texto = action
        return .none
      }
    }
    let textos = await problemas { await store.send("cambia y no se afirma") }
    #expect(textos.isEmpty)
    #expect(store.state.texto == "cambia y no se afirma")
  }

  @Test("Regla 26 · una prueba bien escrita no anota nada")
  func guionCompleto() async {
    let clock = TestClock()
    let store = store(clock: clock)
    await store.send(.escribir("pan")) { $0.texto = "pan" }
    await store.send(.buscar) { $0.cargando = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.llegaron) {
      $0.cargando = false
      $0.resultados = ["pan", "pan"]
    }
    await store.receive(.contado(2)) { $0.visitas = 2 }
    await store.finish()
  }

  @Test("Regla 26 · un cambio distinto del esperado enseña la diferencia")
  func cambioDistinto() async {
    let store = store()
    let textos = await problemas { await store.send(.visitar) { $0.visitas = 7 } }
    #expect(
      textos == [
        """
        El cambio del estado no es el esperado.

          Buscador.State(
            … (3 sin cambios)
        −   visitas: 7
        +   visitas: 1
          )

        (Esperado: −, Obtenido: +)
        """
      ])
  }

  @Test("Regla 26 · un cambio que no se afirma")
  func cambioSinAfirmar() async {
    let store = store()
    let textos = await problemas { await store.send(.escribir("x")) }
    #expect(
      textos == [
        """
        No se esperaba que el estado cambiara, pero cambió.

          Buscador.State(
        −   texto: ""
        +   texto: "x"
            … (3 sin cambios)
          )

        (Esperado: −, Obtenido: +)
        """
      ])
  }

  @Test("Regla 26 · un closure que no cambia nada")
  func closureSinCambio() async {
    let store = store()
    let textos = await problemas { await store.send(.escribir("")) { $0.texto = "" } }
    #expect(textos.count == 1)
    #expect(textos.first?.hasPrefix("Se esperaba que el estado cambiara, pero no cambió.") == true)
  }

  @Test("Regla 26 · enviar con acciones sin recibir falla y dice cuáles")
  func pendientesAntesDeEnviar() async {
    let store = store()
    await store.send(.buscar) { $0.cargando = true }
    let textos = await problemas { await store.send(.escribir("y")) { $0.texto = "y" } }
    #expect(
      textos.first == """
        Antes de enviar otra acción hay que recibir 2\u{A0}acciones.

          • .llegaron(["", ""])
          • .contado(2)
        """)
    await store.skipReceivedActions()
  }

  @Test("Regla 26 · un closure que lanza se anota y no se traga")
  func closureQueLanza() async {
    struct Fallo: Error {}
    let store = store()
    let textos = await problemas { await store.send(.visitar) { _ in throw Fallo() } }
    #expect(textos == ["El closure que describe el cambio lanzó un error: Fallo()"])
  }

  @Test("Regla 26 · los fallos se anotan en la línea del paso")
  func lineaDelFallo() async {
    let store = store()
    let linea = #line + 2
    await withKnownIssue {
      await store.send(.visitar)
    } matching: {
      $0.sourceLocation?.line == linea
        && $0.sourceLocation?.fileName == "ReglasDeTestStoreTests.swift"
    }
  }

  @Test("Regla 27 · `store.state` avanza al recibir, no al llegar")
  func estadoAlRecibir() async {
    let store = store()
    await store.send(.buscar) { $0.cargando = true }
    #expect(store.state.resultados == [])
    #expect(store.state.visitas == 0)
    await store.receive(\.llegaron, ["", ""]) {
      $0.cargando = false
      $0.resultados = ["", ""]
    }
    #expect(store.state.visitas == 0)
    await store.receive(\.contado, 2) { $0.visitas = 2 }
  }

  @Test("Regla 27 · recibir otra acción enseña la diferencia y sigue")
  func recibirOtra() async {
    let store = store()
    await store.send(.buscar) { $0.cargando = true }
    let textos = await problemas { await store.receive(.llegaron(["", "b"])) }
    #expect(
      textos == [
        """
        Se recibió una acción que no es la esperada.

          .llegaron(
            [
              … (1 sin cambios)
        −     "b"
        +     ""
            ]
          )

        (Esperado: −, Obtenido: +)
        """
      ])
    await store.receive(\.contado) { $0.visitas = 2 }
  }

  @Test("Regla 27 · sin efectos en marcha, `receive` falla en el acto y dice por qué")
  func nadieLaEnvia() async {
    let store = store()
    let reloj = ContinuousClock()
    var textos: [String] = []
    let tardo = await reloj.measure {
      textos = await problemas { await store.receive(.contado(1), timeout: .seconds(30)) }
    }
    #expect(tardo < .seconds(10))
    #expect(
      textos == [
        """
        Se esperaba recibir una acción y no llegó.

          Esperada: .contado(1)

        No hay ningún efecto en marcha que pueda enviarla. ¿Se canceló, o no se devolvió?
        """
      ])
  }

  @Test("Regla 27 · con un efecto en marcha, espera el plazo y lo dice")
  func nadieLaEnviaAun() async {
    let store = store(clock: TestClock())
    let textos = await problemas {
      await store.send(.buscar) { $0.cargando = true }
      await store.receive(where: { $0 == .contado(1) }, timeout: .milliseconds(20))
      await store.skipInFlightEffects()
    }
    #expect(textos.count == 1)
    #expect(textos.first?.contains("Esperada: una acción que cumpla la condición") == true)
    #expect(textos.first?.contains("hay 1\u{A0}efecto en marcha") == true)
  }

  @Test("Regla 27 · una acción que llega de tiempo real se espera dentro del plazo")
  func tiempoReal() async {
    let store = store(clock: ContinuousClock())
    store.timeout = .seconds(20)
    await store.send(.buscar) { $0.cargando = true }
    await store.receive(\.llegaron) {
      $0.cargando = false
      $0.resultados = ["", ""]
    }
    await store.receive(\.contado) { $0.visitas = 2 }
  }
}
