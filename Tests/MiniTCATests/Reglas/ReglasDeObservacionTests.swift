import MiniTCA
import Observation
import Testing

@MainActor
@Suite("Reglas 10 a 15 · observación por propiedad", .timeLimit(.minutes(5)))
struct ReglasDeObservacionTests {
  /// Un estado con valores de varias clases, y una acción que lo cambia como se le diga.
  private struct Modelo: Reducer {
    struct SoloID: Equatable {
      var id = 0
      var texto = ""
      static func == (izquierda: Self, derecha: Self) -> Bool { izquierda.id == derecha.id }
    }
    final class Objeto {}
    struct SinIgualdad { var numero = 0 }
    struct Hijo: Equatable {
      var nombre = ""
      var edad = 0
    }
    struct State {
      var nombre = ""
      var edad = 0
      var numeros: [Int] = []
      var enganoso = SoloID()
      var objeto = Objeto()
      var sinIgualdad = SinIgualdad()
      var hijo = Hijo()
    }
    struct Action: CasePathable {
      var cambio: (inout State) -> Void
      struct AllCasePaths {
        var hijo: AnyCasePath<Action, Action> {
          AnyCasePath(embed: { $0 }, extract: { $0 })
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        action.cambio(&state)
        return .none
      }
    }
  }

  private func store() -> StoreOf<Modelo> {
    Store(initialState: Modelo.State()) { Modelo() }
  }

  private func cambiar(
    _ store: StoreOf<Modelo>, _ cambio: @escaping (inout Modelo.State) -> Void
  ) {
    store.send(Modelo.Action(cambio: cambio))
  }

  @Test("Regla 10 · se notifica la propiedad que cambia, y solo a quien la leyó")
  func porPropiedad() {
    let store = store()
    let nombre = Vista { _ = store.nombre }
    let edad = Vista { _ = store.edad }
    cambiar(store) { $0.nombre = "Ana" }
    #expect(nombre.pendiente && !edad.pendiente)
    #expect(store.contadores.notificaciones == 1)
  }

  @Test("Regla 10 · asignar lo mismo no notifica; tampoco mutar en sitio y dejarlo igual")
  func asignarLoMismo() {
    let store = store()
    cambiar(store) { $0.numeros = [1, 2, 3] }
    let vista = Vista { _ = (store.nombre, store.numeros, store.edad) }
    let antes = store.contadores
    cambiar(store) { $0.nombre = "" }
    cambiar(store) { $0.numeros = Array(1...3) }
    cambiar(store) { $0.numeros.append(contentsOf: []) }
    cambiar(store) { $0.edad += 0 }
    #expect((store.contadores - antes).notificaciones == 0)
    #expect(!vista.pendiente)
  }

  @Test("Regla 10 · con un `==` que solo mira el id, el cambio se guarda y nadie se entera")
  func igualdadEnganosa() {
    let store = store()
    let vista = Vista { _ = store.enganoso }
    cambiar(store) { $0.enganoso.texto = "nuevo" }
    #expect(!vista.pendiente)
    #expect(store.withState { $0.enganoso.texto } == "nuevo")
    cambiar(store) { $0.enganoso.id = 1 }
    #expect(vista.pendiente)
  }

  @Test("Regla 10 · una clase notifica si cambia de instancia; lo que no es Equatable, siempre")
  func sinEquatable() {
    let store = store()
    let objeto = Vista { _ = store.objeto }
    let suelto = Vista { _ = store.sinIgualdad }
    cambiar(store) { $0.nombre = "otro" }
    #expect(!objeto.pendiente)
    #expect(suelto.pendiente)
    cambiar(store) { $0.objeto = Modelo.Objeto() }
    #expect(objeto.pendiente)
  }

  @Test("Regla 10 · el aviso es de un solo uso: sin volver a leer no hay otro")
  func unSoloUso() {
    let store = store()
    let vista = Vista { _ = store.edad }
    cambiar(store) { $0.edad = 1 }
    cambiar(store) { $0.edad = 2 }
    #expect(store.contadores.notificaciones == 1)
    vista.fotograma()
    cambiar(store) { $0.edad = 3 }
    #expect(store.contadores.notificaciones == 2)
  }

  @Test("Regla 10 · una vista que deja de leer una propiedad deja de depender de ella")
  func lecturaCondicional() {
    let store = store()
    let vista = Vista { if store.edad < 10 { _ = store.nombre } }
    cambiar(store) { $0.edad = 20 }
    vista.fotograma()
    cambiar(store) { $0.nombre = "Ana" }
    #expect(!vista.pendiente)
  }

  @Test("Regla 11 · por `scope`, un campo del hijo no toca a quien lee otro; leído entero, sí")
  func hijo() {
    let store = store()
    let hijo = store.scope(state: \.hijo, action: \.hijo)
    let nombre = Vista { _ = hijo.nombre }
    let edad = Vista { _ = hijo.edad }
    let entero = Vista { _ = store.hijo.nombre }
    cambiar(store) { $0.hijo.edad = 5 }
    #expect(!nombre.pendiente && edad.pendiente)
    // Sin la macro, `store.hijo` es el valor entero: TCA aquí seguiría en silencio.
    #expect(entero.pendiente)
  }

  @Test("Regla 12 · cambiar una fila despierta a quien lee ese campo de esa fila, y a nadie más")
  func filas() {
    let store = Lista.store(filas: 100)
    let padre = Vista { _ = store.scope(state: \.filas, action: \.filas).count }
    let filas = Array(store.scope(state: \.filas, action: \.filas))
    let textos = filas.map { fila in Vista { _ = fila.texto } }
    let marcas = filas.map { fila in Vista { _ = fila.hecha } }
    filas[40].send(.escribio("hola"))
    #expect(textos.indices.filter { textos[$0].pendiente } == [40])
    #expect(marcas.allSatisfy { !$0.pendiente })
    #expect(!padre.pendiente)
  }

  @Test("Regla 12 · añadir, quitar o mover despierta al padre; reemplazar por las mismas, no")
  func idsDeLaColeccion() {
    let store = Lista.store(filas: 5)
    let padre = Vista { _ = store.scope(state: \.filas, action: \.filas) }
    store.send(.anadir(9))
    #expect(padre.pendiente)
    padre.fotograma()
    store.send(.quitar(0))
    #expect(padre.pendiente)
    padre.fotograma()
    store.send(.reemplazar([4, 3, 2, 1, 9].map { Fila.State(id: $0) }))
    #expect(padre.pendiente)
    padre.fotograma()
    store.send(.reemplazar([4, 3, 2, 1, 9].map { Fila.State(id: $0, texto: "otra") }))
    #expect(!padre.pendiente)
  }

  @Test("Regla 13 · copiar una fila, cambiar la copia y devolverla también notifica")
  func copiaDevuelta() {
    let store = Lista.store(filas: 3)
    let fila = store.scope(state: \.filas, action: \.filas)[1]
    let vista = Vista { _ = fila.texto }
    var copia = store.withState { $0.filas[1] }
    copia.texto = "copia"
    store.send(.reemplazar([Fila.State(id: 0), copia, Fila.State(id: 2)]))
    #expect(vista.pendiente)
    #expect(fila.texto == "copia")
  }

  @Test("Regla 14 · leer la colección suscribe a cualquier cambio de cualquier elemento")
  func coleccionEntera() {
    let store = Lista.store(filas: 100)
    let curioso = Vista { _ = store.filas.count }
    store.send(.filas(.element(id: 40, action: .escribio("x"))))
    #expect(curioso.pendiente)
    curioso.fotograma()
    store.send(.filas(.element(id: 40, action: .escribio("x"))))
    #expect(!curioso.pendiente, "escribir lo mismo no es un cambio")
  }

  @Test("Regla 15 · leer el estado entero suscribe a todo")
  func estadoEntero() {
    let store = Lista.store(filas: 2)
    let vista = Vista { _ = store.state.titulo }
    store.send(.nada)
    #expect(!vista.pendiente)
    store.send(.filas(.element(id: 1, action: .alternar)))
    #expect(vista.pendiente)
  }

  @Test("Una propiedad calculada se recalcula en cada envío y avisa si cambia su resultado")
  func calculada() {
    let store = Lista.store(filas: 10)
    let vista = Vista { _ = store.hechas }
    store.send(.filas(.element(id: 1, action: .escribio("x"))))
    #expect(!vista.pendiente)
    store.send(.filas(.element(id: 1, action: .alternar)))
    #expect(vista.pendiente)
  }

  @Test("Quien recibe el aviso puede enviar otra acción, y ve el estado nuevo")
  func enviarAlAvisar() {
    let store = store()
    let nombre = Vista { _ = store.nombre }
    withObservationTracking {
      _ = store.edad
    } onChange: {
      MainActor.assumeIsolated {
        let edad = store.edad
        store.send(Modelo.Action { $0.nombre = "tiene \(edad)" })
      }
    }
    cambiar(store) { $0.edad = 7 }
    #expect(store.nombre == "tiene 7")
    #expect(nombre.pendiente)
    #expect(store.contadores.asignacionesDeEstado == 2)
  }

  @Test("`Observations` recorre los valores del store")
  func observaciones() async {
    guard #available(macOS 26, *) else { return }
    let store = store()
    let recibidos = Apuntes<Int>()
    let tarea = Task {
      for await edad in Observations({ store.edad }) {
        recibidos.apuntar(edad)
        if edad == 5 { break }
      }
    }
    await Task.yield(hasta: { recibidos.todos == [0] })
    cambiar(store) { $0.edad = 5 }
    await tarea.value
    #expect(recibidos.todos == [0, 5])
  }
}
