import MiniTCA

/// La fila de las medidas: lo que pesa una fila en pantalla.
struct Fila: Identifiable, Equatable {
  let id: Int
  var texto: String
  var visto = false
  var pulsaciones = 0

  /// Filas con ids repartidos, para que el orden no ayude a la tabla de *hash*.
  static func muestra(_ cuantas: Int) -> [Fila] {
    (0..<cuantas).map { Fila(id: $0 &* 7_919 % 1_000_003, texto: "fila") }
  }
}

/// Lo mismo que un `IdentifiedArray`, escrito a mano: un `Array` y un diccionario de posiciones.
struct ArrayConDiccionario {
  var filas: [Fila] = []
  var posiciones: [Int: Int] = [:]

  mutating func anadir(_ fila: Fila) {
    guard posiciones[fila.id] == nil else { return }
    posiciones[fila.id] = filas.count
    filas.append(fila)
  }

  func buscar(_ id: Int) -> Fila? {
    guard let posicion = posiciones[id] else { return nil }
    return filas[posicion]
  }

  mutating func pulsar(_ id: Int) {
    guard let posicion = posiciones[id] else { return }
    filas[posicion].pulsaciones += 1
  }

  mutating func actualizarOAnadir(_ fila: Fila) {
    if let posicion = posiciones[fila.id] {
      filas[posicion] = fila
    } else {
      posiciones[fila.id] = filas.count
      filas.append(fila)
    }
  }
}

/// La lista de las medidas del *store*.
struct Lista: Reducer {
  struct State: Equatable {
    var filas: IdentifiedArrayOf<FilaReducer.State>
    var envios = 0
  }

  enum Action: CasePathable {
    case filas(IdentifiedActionOf<FilaReducer>)
    case contar

    struct AllCasePaths {
      var filas: AnyCasePath<Action, IdentifiedActionOf<FilaReducer>> {
        AnyCasePath(embed: Action.filas) { if case .filas(let accion) = $0 { accion } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .contar = action { state.envios += 1 }
      return .none
    }
    .forEach(\.filas, action: \.filas) { FilaReducer() }
  }

  @MainActor
  static func store(_ filas: Int) -> StoreOf<Lista> {
    Store(initialState: State(filas: IdentifiedArray(uniqueElements: Fila.muestra(filas)))) {
      Lista()
    }
  }
}

/// La *feature* de una fila.
struct FilaReducer: Reducer {
  typealias State = Fila
  enum Action { case pulsar }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.pulsaciones += 1
      return .none
    }
  }
}
