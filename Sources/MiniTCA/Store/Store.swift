import Observation

/// Donde viven el estado y los efectos de una *feature* mientras la app corre.
///
/// Una vista lee sus propiedades y envía acciones. Leer una propiedad mientras se dibuja suscribe a
/// esa propiedad y a ninguna más:
///
/// ```swift
/// struct ContadorView: View {
///   let store: StoreOf<Contador>
///   var body: some View {
///     Text("\(store.cuenta)")                  // se reevalúa si cambia `cuenta`
///     Button("Sumar") { store.send(.sumar) }
///   }
/// }
/// ```
///
/// Cada `send` asigna el estado una sola vez y compara entonces los valores leídos con los nuevos:
/// el coste de un envío crece con lo que hay en pantalla, no con el estado.
///
/// Reglas 2 a 9 de referencia.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action>: Observable {
  /// De dónde sale el estado y a dónde van las acciones: la raíz, o el *store* del que cuelga este.
  ///
  /// Es una clase para que un *store* sea pequeño: `ForEach` crea uno por fila solo para leer su id.
  @MainActor
  final class Fuente {
    let leer: () -> State?
    let enviar: (Action, Lugar) -> ArbolDeEfectos?
    let raiz: Raiz

    init(
      leer: @escaping () -> State?, enviar: @escaping (Action, Lugar) -> ArbolDeEfectos?,
      raiz: Raiz
    ) {
      self.leer = leer
      self.enviar = enviar
      self.raiz = raiz
    }
  }

  let fuente: Fuente
  /// El último estado conocido de un hijo que puede desaparecer; `nil` si no puede.
  let respaldo: State?
  var celdas: [ClaveDeCelda: any CeldaDeEstado<State>] = [:]
  var hijos: [IdDeScope: Hijo<State>] = [:]
  var colecciones: [IdDeScope: any ColeccionDeScope<State>] = [:]
  /// La identidad del *store*, para `ForEach`: estable mientras exista lo que muestra.
  public nonisolated let id: StoreID

  init(fuente: Fuente, respaldo: State?, id: StoreID?) {
    self.fuente = fuente
    self.respaldo = respaldo
    self.id = id ?? StoreID()
  }

  /// Crea el *store* raíz de una *feature*.
  ///
  /// - Parameters:
  ///   - initialState: el estado de partida.
  ///   - reducer: el *reducer* que lo cambia.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R
  ) {
    self.init(nucleo: Nucleo(estado: initialState(), reductor: reducer()))
  }

  convenience init(nucleo: Nucleo<State, Action>) {
    let fuente = Fuente(
      leer: { nucleo.estado },
      enviar: { accion, lugar in Self.enviar(accion, a: nucleo, desde: lugar) },
      raiz: nucleo)
    self.init(fuente: fuente, respaldo: nil, id: nil)
    nucleo.alAsignar = { [weak self, weak nucleo] in
      if let self, let nucleo { revisar(nucleo.estado) }
    }
  }

  private static func enviar(
    _ accion: Action, a nucleo: Nucleo<State, Action>, desde lugar: Lugar
  ) -> ArbolDeEfectos? {
    let reentrada = nucleo.procesando
    let arbol = ArbolDeEfectos()
    nucleo.procesar(accion, .fuera, en: arbol)
    guard !reentrada else {
      Problemas.informar(
        """
        Se envió «\(Volcado.enLinea(accion))» al store mientras se procesaba otra acción.

        Queda en espera y se procesa a continuación, pero quien la envió no puede esperar sus \
        efectos. Desde un reducer no se envía al store: devuelve «.send(…)» o comparte una función.
        """,
        en: lugar)
      return nil
    }
    return arbol.vacio ? nil : arbol
  }
}

/// El *store* de una *feature*: `StoreOf<Contador>` es `Store<Contador.State, Contador.Action>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

// MARK: - Enviar y leer

extension Store {
  /// Envía una acción: el *reducer* la procesa antes de que esto vuelva.
  ///
  /// Reglas 3 y 5 de referencia.
  ///
  /// - Parameters:
  ///   - action: la acción.
  ///   - fileID: el archivo de quien llama.
  ///   - filePath: la ruta de ese archivo.
  ///   - line: la línea.
  ///   - column: la columna.
  /// - Returns: lo que queda por hacer, para esperarlo o cancelarlo.
  /// - Complexity: la del *reducer*, más una comparación por cada valor leído y visible.
  @discardableResult
  public func send(
    _ action: Action,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StoreTask {
    StoreTask(arbol: fuente.enviar(action, Lugar(fileID, filePath, line, column)))
  }

  /// El estado entero. Leerlo mientras se dibuja suscribe a cualquier cambio suyo.
  public var state: State {
    observar(\.self, .valor, proyectar: { $0 }, iguales: Comparador.para(State.self))
  }

  /// Una propiedad del estado. Leerla mientras se dibuja suscribe a esa propiedad.
  ///
  /// Solo avisa si el valor cambia según `==`: con un `==` que mira menos de lo que se dibuja, el
  /// valor nuevo se guarda y nadie se entera.
  ///
  /// Regla 10 de referencia.
  public subscript<Value: Equatable>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    observar(
      keyPath, .valor, proyectar: { $0[keyPath: keyPath] }, iguales: Comparador.igualdad(Value.self)
    )
  }

  /// Una propiedad que no es `Equatable`: una clase avisa si cambia de instancia; lo demás avisa en
  /// cada envío, porque no hay con qué saber si ha cambiado.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    observar(
      keyPath, .valor, proyectar: { $0[keyPath: keyPath] }, iguales: Comparador.para(Value.self))
  }

  /// Lee el estado sin suscribirse: para pruebas, registros y medidas.
  ///
  /// - Parameter body: recibe el estado.
  /// - Returns: lo que devuelva el cuerpo.
  /// - Throws: el error del cuerpo.
  public func withState<Resultado>(_ body: (State) throws -> Resultado) rethrows -> Resultado {
    try body(actual)
  }

  /// Lo que ha hecho el *store* raíz desde que nació.
  public var contadores: Contadores { fuente.raiz.contadores }

  /// Vuelve cuando los efectos están todos suspendidos a la espera de algo de fuera, o han acabado.
  ///
  /// No espera tiempo real más que como límite (medio segundo, para un efecto que no se suspende).
  public func reposo() async {
    await Reposo.esperar(a: fuente.raiz.ejecutor)
  }

  /// El estado de ahora o, si ya no existe, el último que se conoce.
  var actual: State {
    if let estado = fuente.leer() ?? respaldo { return estado }
    interrumpir("Un store sin estado y sin respaldo: es un error de MiniTCA.")
  }
}

// MARK: - Identidad

/// La identidad de un *store*. Dos *stores* de la misma fila tienen la misma; de filas distintas,
/// distinta.
///
/// No es el id del modelo: si la selección o el desplazamiento necesitan ese, usa `id: \.state.id`.
///
/// Regla 9 de referencia.
public struct StoreID: Hashable, Sendable {
  private final class Marca: Sendable {}

  private let base: ObjectIdentifier
  private let marca: Marca
  private let fila: Fila?

  /// El id de una fila; inmutable, aunque su tipo no lo diga.
  private struct Fila: Hashable, @unchecked Sendable {
    let id: AnyHashable
  }

  init() {
    marca = Marca()
    base = ObjectIdentifier(marca)
    fila = nil
  }

  private init(_ otra: StoreID, fila: AnyHashable) {
    marca = otra.marca
    base = otra.base
    self.fila = Fila(id: fila)
  }

  /// La identidad de una fila de esta colección.
  func deFila(_ id: AnyHashable) -> Self { Self(self, fila: id) }

  public static func == (izquierda: Self, derecha: Self) -> Bool {
    izquierda.base == derecha.base && izquierda.fila == derecha.fila
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(fila)
  }
}

extension Store: Identifiable {}

extension Store: Hashable {
  public nonisolated static func == (izquierda: Store, derecha: Store) -> Bool {
    izquierda === derecha
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
