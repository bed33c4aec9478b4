// Kata 5.3 · Un solo envío de vuelta
//
// Qué se ve: al actualizar una agenda de mil contactos la lista va a tirones, aunque la descarga
// ocurre en segundo plano. Y si se corta a medias, quedan solo unos pocos contactos.
//
// Al terminar: actualizar cambia la lista una vez, con todos los contactos en su orden; si falla, se
// dice y se sigue viendo lo que había.
//
// swift run workbook probar 5.3

import MiniTCA

nonisolated public struct Contacto: Identifiable, Equatable, Sendable {
  public let id: Int
  public var nombre: String

  public init(id: Int, nombre: String) {
    self.id = id
    self.nombre = nombre
  }
}

public struct Agenda: Reducer {
  public struct State: Equatable {
    public var contactos: IdentifiedArrayOf<Contacto> = []
    public var aviso: String?
    public init() {}
  }

  nonisolated public enum Action: Sendable {
    case actualizar
    case llegaron([Contacto])
    case llego(Contacto)
    case fallo
  }

  private let descargar: @Sendable () -> AsyncThrowingStream<Contacto, any Error>

  public init(descargar: @escaping @Sendable () -> AsyncThrowingStream<Contacto, any Error>) {
    self.descargar = descargar
  }

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .actualizar:
        state.aviso = nil
        return .run { [descargar] send in
          var contactos: [Contacto] = []
          for try await contacto in descargar() {
            contactos.append(contacto)
          }
          await send(.llegaron(contactos))
        } catch: { _, send in
          await send(.fallo)
        }

      case .llegaron(let contactos):
        state.contactos = []
        return .merge(contactos.map { .send(.llego($0)) })

      case .llego(let contacto):
        state.contactos.updateOrAppend(contacto)
        return .none

      case .fallo:
        state.aviso = "No se pudo actualizar la agenda."
        return .none
      }
    }
  }
}
