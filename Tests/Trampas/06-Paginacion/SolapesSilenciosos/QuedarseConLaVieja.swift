// Trampa de la kata: lo que ya estaba se queda como estaba, y lo nuevo que se sabía de ello se pierde.

import Laboratorio
import MiniTCA

public struct Episodio: Equatable, Identifiable, Sendable {
  @Contado public var id: Int
  public var titulo: String
  public var escuchas: Int

  public init(id: Int, titulo: String, escuchas: Int) {
    self.id = id
    self.titulo = titulo
    self.escuchas = escuchas
  }
}

public struct MasEscuchados: Reducer {
  public struct State: Equatable {
    public var episodios: IdentifiedArrayOf<Episodio> = []
    public var cursor: String?
    public var cargando = false

    public init() {}
  }

  public enum Action {
    case llegoAlFinal
    case paginaLlego(PaginaServida<Episodio>)
    case paginaFallo
  }

  private let pedir: @Sendable (String?) async throws -> PaginaServida<Episodio>

  public init(pedir: @escaping @Sendable (String?) async throws -> PaginaServida<Episodio>) {
    self.pedir = pedir
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .llegoAlFinal:
      guard !state.cargando else { return .none }
      state.cargando = true
      return .run { [cursor = state.cursor, pedir] send in
        await send(.paginaLlego(try await pedir(cursor)))
      } catch: { _, send in
        await send(.paginaFallo)
      }

    case .paginaLlego(let pagina):
      state.cargando = false
      state.cursor = pagina.cursorSiguiente
      state.episodios.append(contentsOf: pagina.elementos)
      return .none

    case .paginaFallo:
      state.cargando = false
      return .none
    }
  }
}
