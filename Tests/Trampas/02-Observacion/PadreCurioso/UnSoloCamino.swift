// Trampa de la kata: la cuenta se lleva al coger y devolver, y se olvida al quitar y al añadir.

import MiniSwiftUI
import MiniTCA

public struct Articulo: Reducer {
  public struct State: Equatable, Identifiable {
    public let id: Int
    public var nombre: String
    public var cogido = false
    public init(id: Int, nombre: String) { (self.id, self.nombre) = (id, nombre) }
  }

  public enum Action { case escribio(String), alternar }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .escribio(let nombre): state.nombre = nombre
    case .alternar: state.cogido.toggle()
    }
    return .none
  }
}

public struct Compra: Reducer {
  public struct State: Equatable {
    public var articulos: IdentifiedArrayOf<Articulo.State> = []
    /// Los mantiene el *reducer*: leerlos no recorre la compra ni suscribe a ella.
    public var cogidos = 0
    var total: Int { articulos.count }
    public init() {}
  }

  public enum Action: CasePathable {
    case anadir([Articulo.State]), quitar(Int), articulos(IdentifiedActionOf<Articulo>)

    public struct AllCasePaths {
      let articulos = AnyCasePath<Action, IdentifiedActionOf<Articulo>>(embed: Action.articulos) {
        if case .articulos(let accion) = $0 { accion } else { nil }
      }
    }
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .anadir(let nuevos): state.articulos.append(contentsOf: nuevos)
      case .quitar(let id): state.articulos.remove(id: id)
      case .articulos(.element(let id, .alternar)):
        state.cogidos += state.articulos[id: id]?.cogido == true ? 1 : -1
      case .articulos: break
      }
      return .none
    }
    .forEach(\.articulos, action: \.articulos) { Articulo() }
  }
}

public struct ListaDeCompra: View {
  let store: StoreOf<Compra>
  public init(store: StoreOf<Compra>) { self.store = store }

  public var body: some View {
    VStack {
      Text("\(store.cogidos) de \(store.total)")
      List(store.scope(state: \.articulos, action: \.articulos)) { FilaDeArticulo(store: $0) }
    }
  }
}

public struct FilaDeArticulo: View {
  let store: StoreOf<Articulo>
  public var body: some View {
    HStack {
      Text(store.nombre)
      Button(store.cogido ? "Devolver" : "Coger") { store.send(.alternar) }
    }
  }
}
