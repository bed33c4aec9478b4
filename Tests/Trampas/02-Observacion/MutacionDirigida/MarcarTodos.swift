// Trampa de la kata: se marca en el sitio, pero a todos.

import MiniSwiftUI
import MiniTCA

public struct Aviso: Identifiable, Equatable, Sendable {
  public let id: Int
  public let texto: String
  public var visto = false

  public init(id: Int, texto: String) {
    self.id = id
    self.texto = texto
  }
}

public struct Bandeja: Reducer {
  public struct State: Equatable {
    public var avisos: IdentifiedArrayOf<Aviso>
    /// Los que se han leído y todavía no se han marcado.
    public var leidos: [Aviso.ID] = []

    public init(avisos: [Aviso]) {
      self.avisos = IdentifiedArray(uniqueElements: avisos)
    }
  }

  public enum Action {
    case leyo(Aviso.ID)
    case volvio
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .leyo(let id):
        state.leidos.append(id)
      case .volvio:
        for id in state.avisos.ids { state.avisos[id: id]?.visto = true }
        state.leidos = []
      }
      return .none
    }
  }
}

public struct ListaDeAvisos: View {
  let store: StoreOf<Bandeja>

  public init(store: StoreOf<Bandeja>) {
    self.store = store
  }

  public var body: some View {
    List(store.avisos) { aviso in
      FilaDeAviso(aviso: aviso)
    }
  }
}

public struct FilaDeAviso: View {
  let aviso: Aviso

  public var body: some View {
    HStack {
      Text(aviso.texto)
      Text(aviso.visto ? "Visto" : "Nuevo")
    }
  }
}
