// Kata 6.4 · El fallo que cierra la lista
//
// Qué se ve: si la red falla una vez al bajar por la conversación, ya no llegan más mensajes hasta
// reiniciar la app, y nadie dice que algo fue mal. Pasa también al salir de la pantalla mientras se
// cargan y volver a entrar.
//
// Al terminar: un fallo se cuenta, los mensajes siguen ahí y se puede volver a pedir la misma
// página. Una cancelación no es un fallo: ni se cuenta ni cierra nada.
//
// swift run workbook probar 6.4

import Foundation
import Laboratorio
import MiniTCA

public struct Mensaje: Equatable, Identifiable, Sendable {
  public let id: Int
  public let texto: String

  public init(id: Int, texto: String) {
    self.id = id
    self.texto = texto
  }
}

public struct Conversacion: Reducer {
  public struct State: Equatable {
    public var mensajes: IdentifiedArrayOf<Mensaje> = []
    public var cursor: String?
    public var cargando = false
    public var fin = false
    public var aviso: String?

    public init() {}
  }

  public enum Action {
    case quiereMas
    case paginaLlego(PaginaServida<Mensaje>)
    case salio
  }
  enum CancelID { case pagina }

  private let pedir: @Sendable (String?) async throws -> PaginaServida<Mensaje>

  public init(pedir: @escaping @Sendable (String?) async throws -> PaginaServida<Mensaje>) {
    self.pedir = pedir
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .quiereMas:
      guard !state.cargando, !state.fin else { return .none }
      state.cargando = true
      return .run { [cursor = state.cursor, pedir] send in
        await send(.paginaLlego(try await pedir(cursor)))
      }
      .cancellable(id: CancelID.pagina, cancelInFlight: true)

    case .paginaLlego(let pagina):
      state.cargando = false
      for mensaje in pagina.elementos { state.mensajes.updateOrAppend(mensaje) }
      state.cursor = pagina.cursorSiguiente
      state.fin = !pagina.hayMas
      state.aviso = state.mensajes.isEmpty ? "Todavía no hay mensajes" : nil
      return .none

    case .salio:
      return .cancel(id: CancelID.pagina)
    }
  }
}
