import MiniTCA
import Testing

@MainActor
@Suite("Reglas 7 a 9 · stores hijos", .timeLimit(.minutes(5)))
struct ReglasDeScopeTests {
  /// Una cabecera cuyo estado se calcula, para contar cuántas veces.
  private struct Portada: Reducer {
    struct Cabecera: Equatable { var titulo = "" }
    final class Cuenta: Equatable {
      var calculos = 0
      static func == (izquierda: Cuenta, derecha: Cuenta) -> Bool { izquierda === derecha }
    }
    struct State: Equatable {
      var titulo = "Uno"
      let cuenta = Cuenta()
      var cabecera: Cabecera {
        cuenta.calculos += 1
        return Cabecera(titulo: titulo)
      }
    }
    enum Action: CasePathable {
      case cabecera(Int)
      case titulo(String)
      struct AllCasePaths {
        var cabecera: AnyCasePath<Action, Int> {
          AnyCasePath(embed: Action.cabecera) { if case .cabecera(let n) = $0 { n } else { nil } }
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .cabecera(let numero): state.titulo = "Número \(numero)"
        case .titulo(let titulo): state.titulo = titulo
        }
        return .none
      }
    }
  }

  @Test("Regla 7 · `scope` devuelve el mismo hijo, que lee y envía a través del padre")
  func hijoEnCache() {
    let store = Store(initialState: Portada.State()) { Portada() }
    let hijo = store.scope(state: \.cabecera, action: \.cabecera)
    #expect(hijo === store.scope(state: \.cabecera, action: \.cabecera))
    #expect(hijo.id == store.scope(state: \.cabecera, action: \.cabecera).id)
    hijo.send(7)
    #expect(store.titulo == "Número 7")
    #expect(hijo.titulo == "Número 7")
    #expect(hijo.contadores.acciones == 1)
  }

  @Test("Regla 7 · el hijo no guarda estado: una propiedad calculada se recalcula en cada lectura")
  func hijoSinEstado() {
    let store = Store(initialState: Portada.State()) { Portada() }
    let hijo = store.scope(state: \.cabecera, action: \.cabecera)
    let antes = store.withState { $0.cuenta.calculos }
    for _ in 0..<3 { hijo.withState { _ = $0.titulo } }
    #expect(store.withState { $0.cuenta.calculos } - antes == 3)
  }

  @Test("Regla 8 · sin estado no hay hijo; con él, siempre el mismo; al volver, otro")
  func hijoOpcional() {
    let store = Lista.store(filas: 0)
    #expect(store.scope(state: \.detalle, action: \.detalle) == nil)
    store.send(.abrir(3))
    let hijo = store.scope(state: \.detalle, action: \.detalle)
    #expect(hijo != nil)
    #expect(hijo === store.scope(state: \.detalle, action: \.detalle))
    store.send(.cerrar)
    #expect(store.scope(state: \.detalle, action: \.detalle) == nil)
    store.send(.abrir(4))
    let otro = store.scope(state: \.detalle, action: \.detalle)
    #expect(otro !== hijo)
    #expect(otro?.withState { $0.id } == 4)
  }

  @Test("Regla 8 · cuando desaparece, el hijo sigue devolviendo lo último que se leyó")
  func ultimoEstado() async throws {
    let store = Lista.store(filas: 0)
    store.send(.abrir(3))
    let hijo = try #require(store.scope(state: \.detalle, action: \.detalle))
    let vista = Vista { _ = hijo.texto }
    hijo.send(.escribio("hola"))
    vista.fotograma()
    store.send(.cerrar)
    #expect(hijo.texto == "hola")
    #expect(hijo.hecha == false)
    #expect(hijo.withState { $0.id } == 3)
    #expect(!vista.pendiente)
    let textos = await problemas { hijo.send(.alternar) }
    #expect(textos.first?.contains("recibió una acción del hijo cuando su estado es nil") == true)
  }

  @Test("Regla 8 · leer el hijo suscribe a que aparezca o desaparezca, no a lo que tenga dentro")
  func presencia() {
    let store = Lista.store(filas: 0)
    let vista = Vista { _ = store.scope(state: \.detalle, action: \.detalle) }
    store.send(.abrir(1))
    #expect(vista.pendiente)
    vista.fotograma()
    store.send(.detalle(.escribio("x")))
    #expect(!vista.pendiente)
    store.send(.cerrar)
    #expect(vista.pendiente)
  }

  @Test("Regla 9 · cada fila tiene su store, el mismo mientras alguien lo conserve")
  func filas() {
    let store = Lista.store(filas: 3)
    let filas = store.scope(state: \.filas, action: \.filas)
    #expect(filas.count == 3)
    let primera = filas[0]
    #expect(primera === store.scope(state: \.filas, action: \.filas)[0])
    filas[2].send(.escribio("c"))
    #expect(store.withState { $0.filas.map(\.texto) } == ["", "", "c"])
    #expect(filas.map { $0.withState { $0.id } } == [0, 1, 2])
  }

  @Test("Regla 9 · la identidad de la fila no depende del objeto y no es la del modelo")
  func identidadDeFila() {
    let store = Lista.store(filas: 1_000)
    let antes = store.scope(state: \.filas, action: \.filas).map(\.id)
    store.send(.quitar(0))
    let despues = store.scope(state: \.filas, action: \.filas).map(\.id)
    #expect(Set(antes).count == 1_000)
    #expect(Array(antes.dropFirst()) == despues)
    #expect(store.scope(state: \.filas, action: \.filas).map(\.state.id) == Array(1..<1_000))
  }

  @Test("Regla 9 · una sola fila se pide por su id")
  func filaSuelta() {
    let store = Lista.store(filas: 3)
    let fila = store.scope(state: \.filas[id: 1], action: \.filas[id: 1])
    fila?.send(.escribio("b"))
    #expect(store.withState { $0.filas[id: 1]?.texto } == "b")
    #expect(store.scope(state: \.filas[id: 9], action: \.filas[id: 9]) == nil)
  }

  @Test("Regla 9 · tras recorrer 5 000 filas solo se comparan las que alguien conserva")
  func filasSinRetener() {
    let store = Lista.store(filas: 5_000)
    var visibles: [StoreOf<Fila>] = []
    var vistas: [Vista] = []
    for (posicion, fila) in store.scope(state: \.filas, action: \.filas).enumerated() {
      guard posicion < 20 else {
        _ = fila.texto
        continue
      }
      visibles.append(fila)
      vistas.append(Vista { _ = fila.texto })
    }
    let antes = store.contadores
    visibles[7].send(.escribio("x"))
    let tramo = store.contadores - antes
    // 20 textos visibles y los ids de la colección.
    #expect(tramo.comparaciones == 21)
    #expect(tramo.notificaciones == 1)
    #expect(vistas.count { $0.pendiente } == 1)
  }
}
