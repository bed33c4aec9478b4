// Kata 6.3 · Solapes silenciosos
//
// Qué se ve: el servidor ordena los episodios por lo que más se escucha, y ese orden cambia mientras
// se baja por la lista. Algunos episodios salen dos veces, uno con el recuento de escuchas de hace
// un rato y otro con el de ahora, y la consola avisa de ids repetidos.
//
// Al terminar: cada episodio sale una vez, en el sitio que ya tenía y con lo último que se sabe de
// él; y añadir una página cuesta lo que mide la página, no lo que mide la lista.
//
// swift run workbook probar 6.3

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
    public var episodios: [Episodio] = []
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
