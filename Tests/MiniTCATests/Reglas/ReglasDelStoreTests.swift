import MiniTCA
import Observation
import Testing

/// Una acción que desencadena otras dos de forma síncrona.
private struct Cadena: Reducer {
  struct State: Equatable { var pasos: [Int] = [] }
  enum Action: Equatable { case primera, segunda, tercera }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .primera:
        state.pasos.append(1)
        return .merge(.send(.segunda), .send(.tercera))
      case .segunda:
        state.pasos.append(2)
        return .none
      case .tercera:
        state.pasos.append(3)
        return .none
      }
    }
  }
}

/// Secciones con una lista de filas cada una, y una abierta.
private struct Secciones: Reducer {
  struct Seccion: Equatable, Identifiable {
    let id: Int
    var filas = Lista.estado(filas: 100).filas
  }

  struct Marcador: Reducer {
    typealias State = Seccion
    enum Action { case marcar([Int]) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .marcar(let ids) = action {
          for id in ids { state.filas[id: id]?.hecha = true }
        }
        return .none
      }
    }
  }

  struct State: Equatable {
    var secciones: IdentifiedArrayOf<Seccion> = [Seccion(id: 0), Seccion(id: 1)]
    var abierta: Seccion? = Seccion(id: 9)
  }

  enum Action: CasePathable {
    case secciones(IdentifiedActionOf<Marcador>)
    case abierta(Marcador.Action)
    struct AllCasePaths {
      var secciones: AnyCasePath<Action, IdentifiedActionOf<Marcador>> {
        AnyCasePath(embed: Action.secciones) { if case .secciones(let x) = $0 { x } else { nil } }
      }
      var abierta: AnyCasePath<Action, Marcador.Action> {
        AnyCasePath(embed: Action.abierta) { if case .abierta(let x) = $0 { x } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.secciones, action: \.secciones) { Marcador() }
      .ifLet(\.abierta, action: \.abierta) { Marcador() }
  }
}

@MainActor
@Suite("Reglas 1 a 6 · reducer, store y send", .timeLimit(.minutes(5)))
struct ReglasDelStoreTests {
  @Test("Regla 1 · un reducer no está aislado y `Reduce` acepta una closure que no es Sendable")
  nonisolated func reducerSinAislar() {
    final class Libreta { var lineas: [Int] = [] }
    let libreta = Libreta()
    let reducer = Reduce<Int, Int> { state, action in
      libreta.lineas.append(action)
      state += action
      return .none
    }
    var estado = 1
    _ = reducer.reduce(into: &estado, action: 4)
    #expect(estado == 5)
    #expect(libreta.lineas == [4])
  }

  @Test("Regla 2 · el reducer corre en el actor principal, envíe quien envíe")
  func actorPrincipal() async {
    let apuntes = Apuntes<Bool>()
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { _, action in
        apuntes.apuntar(ActorPrincipal.aqui)
        return action == 0 ? .run { send in await send(1) } : .none
      }
    }
    await store.send(0).finish()
    #expect(apuntes.todos == [true, true])
  }

  @Test("Regla 3 · un `send` asigna el estado una vez, por muchas acciones que encadene")
  func unaAsignacion() {
    let store = Store(initialState: Cadena.State()) { Cadena() }
    let vista = Vista { _ = store.pasos }
    store.send(.primera)
    let contadores = store.contadores
    #expect(contadores.acciones == 3)
    #expect(contadores.accionesDeEfectos == 2)
    #expect(contadores.pasadasDeReducer == 3)
    #expect(contadores.asignacionesDeEstado == 1)
    #expect(contadores.notificaciones == 1)
    vista.fotograma()
    #expect(vista.evaluaciones == 2)
    #expect(store.pasos == [1, 2, 3])
  }

  @Test("Regla 3 · reducir en sitio: cambiar 1 de 50 000 filas no copia el almacenamiento")
  func sinCopias() {
    let store = Lista.store(filas: 50_000)
    let vista = Vista { _ = store.titulo }
    let filas = store.scope(state: \.filas, action: \.filas)
    let (_, recuento) = recontarColecciones {
      filas[40].send(.escribio("hola"))
      store.send(.filas(.element(id: 49_999, action: .alternar)))
    }
    #expect(recuento.copiasDeAlmacenamiento == 0)
    #expect(recuento.elementosEscritos == 2)
    #expect(store.withState { $0.filas[id: 40]?.texto } == "hola")
    #expect(!vista.pendiente)
  }

  @Test("Regla 3 · tampoco copia si quien marca las filas es el padre de un `forEach`")
  func sinCopiasDesdeElPadre() {
    let store = Lista.store(filas: 10_000)
    let vista = Vista { _ = store.scope(state: \.filas, action: \.filas) }
    let (_, recuento) = recontarColecciones { store.send(.marcar([3, 5_000, 9_999])) }
    #expect(recuento.elementosEscritos == 3)
    #expect(recuento.copiasDeAlmacenamiento == 0)
    #expect(!vista.pendiente)
  }

  @Test("Regla 3 · quien leyó la colección entera paga una copia; avisado, deja de pagarla")
  func copiaPorLectura() {
    let store = Lista.store(filas: 1_000)
    let vista = Vista { _ = store.filas.count }
    let (_, primera) = recontarColecciones { store.send(.marcar([1])) }
    #expect(primera.copiasDeAlmacenamiento == 1)
    #expect(vista.pendiente)
    let (_, segunda) = recontarColecciones { store.send(.marcar([2])) }
    #expect(segunda.copiasDeAlmacenamiento == 0)
  }

  @Test("Regla 3 · una colección dentro de una fila o de un hijo opcional se muta sin copiarla")
  func sinCopiasAnidadas() {
    let store = Store(initialState: Secciones.State()) { Secciones() }
    let (_, recuento) = recontarColecciones {
      store.send(.secciones(.element(id: 1, action: .marcar([7, 8]))))
      store.send(.abierta(.marcar([9])))
    }
    #expect(recuento.copiasDeAlmacenamiento == 0)
    #expect(store.withState { $0.secciones[id: 1]?.filas[id: 7]?.hecha } == true)
    #expect(store.withState { $0.abierta?.filas[id: 9]?.hecha } == true)
  }

  @Test("Regla 4 · enviar desde dentro de un reducer espera turno y avisa")
  func reentrada() async {
    final class Referencia { var store: Store<[String], String>? }
    let referencia = Referencia()
    let store = Store<[String], String>(initialState: []) {
      Reduce { state, action in
        state.append(action)
        if action == "fuera" {
          let tarea = MainActor.assumeIsolated { referencia.store?.send("dentro") }
          #expect(MainActor.assumeIsolated { tarea?.isCancelled } == true)
          state.append("sigo")
        }
        return .none
      }
    }
    referencia.store = store
    let textos = await problemas { store.send("fuera") }
    #expect(store.state == ["fuera", "sigo", "dentro"])
    #expect(store.contadores.asignacionesDeEstado == 1)
    #expect(textos.count == 1)
    #expect(
      textos.first?.hasPrefix(
        "Se envió «\"dentro\"» al store mientras se procesaba otra acción.") == true)
    referencia.store = nil
  }

  @Test("Regla 5 · la tarea de `send` acaba con los efectos de los efectos")
  func tareaDelArbol() async {
    let clock = TestClock()
    let apuntes = Apuntes<Int>()
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { _, action in
        guard action < 3 else { return .none }
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          apuntes.apuntar(action)
          await send(action + 1)
        }
      }
    }
    let tarea = store.send(0)
    let espera = Task {
      await tarea.finish()
      apuntes.apuntar(99)
    }
    await clock.advance(by: .seconds(2))
    #expect(apuntes.todos == [0, 1])
    await clock.advance(by: .seconds(1))
    await espera.value
    #expect(apuntes.todos == [0, 1, 2, 99])
    #expect(store.contadores.efectosVivos == 0)
    #expect(store.contadores.efectosIniciados == 3)
  }

  @Test("Regla 5 · cancelar la tarea de `send` cancela también lo que enviaron sus efectos")
  func cancelarElArbol() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += 1
        return .run { send in
          if action == 0 { await send(1) }
          try await Task.never()
        }
      }
    }
    let tarea = store.send(0)
    await store.reposo()
    #expect(store.contadores.efectosVivos == 2)
    tarea.cancel()
    await tarea.finish()
    #expect(tarea.isCancelled)
    #expect(store.contadores.efectosVivos == 0)
    #expect(store.state == 2)
  }

  @Test("Regla 5 · si se cancela a quien espera `finish`, se cancelan los efectos")
  func cancelarAQuienEspera() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { _, _ in .run { _ in try await Task.never() } }
    }
    let vista = Task { await store.send(0).finish() }
    await store.reposo()
    #expect(store.contadores.efectosVivos == 1)
    vista.cancel()
    await vista.value
    #expect(store.contadores.efectosVivos == 0)
  }

  @Test("Regla 5 · sin efectos, la tarea ya ha acabado")
  func sinEfectos() async {
    let store = Store(initialState: Cadena.State()) { Cadena() }
    let tarea = store.send(.segunda)
    await tarea.finish()
    #expect(tarea.isCancelled)
  }

  @Test("Regla 6 · si el store desaparece, sus efectos se cancelan y ya no envían")
  func desaparicion() async {
    let apuntes = Apuntes<String>()
    var store: Store<Int, Int>? = Store(initialState: 0) {
      Reduce { _, action in
        if action == 1 { apuntes.apuntar("acción") }
        return .run { send in
          do {
            try await Task.never()
          } catch {
            await send(1)
            apuntes.apuntar("cancelado")
          }
        }
      }
    }
    store?.send(0)
    await store?.reposo()
    weak let testigo = store
    store = nil
    #expect(testigo == nil)
    await Task.yield(hasta: { !apuntes.todos.isEmpty })
    #expect(apuntes.todos == ["cancelado"])
  }
}
