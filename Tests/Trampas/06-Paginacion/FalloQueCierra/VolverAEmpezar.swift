// Trampa de la kata: tras un fallo se empieza otra vez por la primera página.

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
    case paginaNoLlego(any Error)
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
        do {
          await send(.paginaLlego(try await pedir(cursor)))
        } catch {
          await send(.paginaNoLlego(error))
        }
      }
      .cancellable(id: CancelID.pagina, cancelInFlight: true)

    case .paginaLlego(let pagina):
      state.cargando = false
      for mensaje in pagina.elementos { state.mensajes.updateOrAppend(mensaje) }
      state.cursor = pagina.cursorSiguiente
      state.fin = !pagina.hayMas
      state.aviso = state.mensajes.isEmpty ? "Todavía no hay mensajes" : nil
      return .none

    case .paginaNoLlego(let error):
      state.cargando = false
      state.cursor = nil
      state.aviso = esCancelacion(error) ? nil : "\(error)"
      return .none

    case .salio:
      // Un efecto cancelado ya no puede enviar nada: la marca se quita aquí.
      state.cargando = false
      return .cancel(id: CancelID.pagina)
    }
  }

  /// La de Swift y la de `URLSession`, que llega como un error más.
  private func esCancelacion(_ error: any Error) -> Bool {
    error is CancellationError || (error as? URLError)?.code == .cancelled
  }
}
