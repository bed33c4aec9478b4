import Foundation
import Testing

@testable import MiniTCA

@MainActor
@Suite("Aguante · que nada crezca con el uso", .timeLimit(.minutes(5)))
struct AguanteTests {
  /// Cuenta, y con cada acción par enciende un efecto corto.
  private struct Contador: Reducer {
    typealias State = Int
    enum Action { case sumar, conEfecto, eco }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state += 1
        return action == .conEfecto
          ? .run { send in await send(.eco) }.cancellable(id: "eco", cancelInFlight: true) : .none
      }
    }
  }

  @Test("100 000 envíos: una pasada y una asignación cada uno, y ningún efecto olvidado")
  func cienMil() {
    let store = Store(initialState: 0) { Contador() }
    let vista = Vista { _ = store.state }
    for _ in 0..<100_000 { store.send(.sumar) }
    let contadores = store.contadores
    #expect(contadores.acciones == 100_000)
    #expect(contadores.pasadasDeReducer == 100_000)
    #expect(contadores.asignacionesDeEstado == 100_000)
    // Sin volver a leer no hay más que un aviso, y nada que comparar después.
    #expect(contadores.notificaciones == 1)
    #expect(contadores.comparaciones == 1)
    #expect(store.withState { $0 } == 100_000)
    vista.fotograma()
  }

  @Test("2 000 efectos cancelables: al acabar no queda ni tarea ni id")
  func efectosCortos() async {
    let nucleo = Nucleo(estado: 0, reductor: Contador())
    let store = Store(nucleo: nucleo)
    for _ in 0..<20 {
      for _ in 0..<100 { store.send(.conEfecto) }
      await store.reposo()
    }
    #expect(store.contadores.efectosIniciados == 2_000)
    #expect(store.contadores.efectosVivos == 0)
    #expect(nucleo.motor.sinRastro)
  }

  @Test("Un efecto que envía 2 000 acciones no deja crecer la tarea de su `send`")
  func efectoLargo() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        if action == 0 {
          return .run { send in for numero in 1...2_000 { await send(numero) } }
        }
        return action.isMultiple(of: 2) ? .run { _ in } : .none
      }
    }
    let tarea = store.send(0)
    await tarea.finish()
    #expect(store.withState { $0 } == 2_001)
    #expect(store.contadores.efectosIniciados == 1_001)
    #expect(store.contadores.efectosVivos == 0)
    #expect(tarea.isCancelled == false)
  }

  @Test("Un efecto que no se suspende nunca no cuelga ni `reposo` ni `finish`")
  func efectoQueNoAcaba() async {
    let parar = Apuntes<Bool>()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .run { _ in while parar.todos.isEmpty {} }
      }
    }
    let textos = await problemas {
      await store.send(0)
      await store.finish(timeout: .milliseconds(10))
    }
    parar.apuntar(true)
    #expect(textos.count == 1)
    #expect(textos.first?.contains("queda 1\u{A0}efecto en marcha") == true)
    await store.finish()
  }

  @Test("Un bucle sin fin sobre `ImmediateClock` no cuelga la prueba")
  func bucleSinFin() async {
    let clock = ImmediateClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, action in
        action == 1
          ? .cancel(id: "bucle")
          : .run { _ in while true { try await clock.sleep(for: .seconds(1)) } }
            .cancellable(id: "bucle")
      }
    }
    await store.send(0)
    await store.send(1)
    await store.finish()
  }

  @Test("Un store que nadie conserva se libera, con sus hijos")
  func liberacion() {
    weak var raiz: StoreOf<Lista>?
    weak var fila: StoreOf<Fila>?
    do {
      let store = Lista.store(filas: 3)
      let hija = store.scope(state: \.filas, action: \.filas)[1]
      _ = hija.texto
      hija.send(.alternar)
      raiz = store
      fila = hija
      #expect(raiz != nil && fila != nil)
    }
    #expect(raiz == nil)
    #expect(fila == nil)
  }

  @Test("Una fila que alguien conserva mantiene viva su raíz")
  func filaConservada() {
    var fila: StoreOf<Fila>?
    do {
      let store = Lista.store(filas: 3)
      fila = store.scope(state: \.filas, action: \.filas)[2]
    }
    fila?.send(.escribio("sigo"))
    #expect(fila?.texto == "sigo")
  }

  @Test("Quitar 20 000 filas de golpe no desborda la pila ni deja efectos")
  func quitarMuchas() async {
    let store = Lista.store(filas: 20_000, clock: TestClock())
    store.send(.filas(.element(id: 19_999, action: .empezar)))
    await store.reposo()
    #expect(store.contadores.efectosVivos == 1)
    store.send(.quitarTodas)
    await store.reposo()
    #expect(store.contadores.efectosVivos == 0)
  }

  @Test("Leer el estado desde dentro del reducer detiene el programa con un texto")
  nonisolated func leerDesdeElReducer() async {
    let salida = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Task { @MainActor in
        final class Referencia { var store: Store<Int, Int>? }
        let referencia = Referencia()
        referencia.store = Store(initialState: 0) {
          Reduce { state, _ in
            state = MainActor.assumeIsolated { (referencia.store?.state ?? 0) + 1 }
            return .none
          }
        }
        referencia.store?.send(0)
      }.value
    }
    let texto = String(decoding: salida?.standardErrorContent ?? [], as: UTF8.self)
    #expect(texto.contains("El estado de un store no se puede leer mientras su reducer se ejecuta"))
  }

  @Test("Pedir el store de una fila que ya no está detiene el programa con un texto")
  nonisolated func filaPasada() async {
    let salida = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Task { @MainActor in
        let store = Lista.store(filas: 2)
        let filas = store.scope(state: \.filas, action: \.filas)
        store.send(.quitar(1))
        _ = filas[1]
      }.value
    }
    let texto = String(decoding: salida?.standardErrorContent ?? [], as: UTF8.self)
    #expect(texto.contains("Se pidió el store de la fila «1», que ya no está"))
  }
}
