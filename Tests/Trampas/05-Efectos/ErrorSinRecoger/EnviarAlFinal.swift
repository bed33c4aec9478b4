// Kata 5.7 · El error que nadie recoge
//
// Qué se ve: si falla la red, el indicador de carga gira para siempre y el botón de reintentar no
// hace nada. Con el botón de cancelar pasa lo mismo.
//
// Al terminar: tras un fallo y tras cancelar el indicador se para, las recetas que había siguen ahí
// y se puede reintentar; un fallo se explica y una cancelación no es un fallo.
//
// swift run workbook probar 5.7

import MiniTCA

public struct Recetario: Reducer {
  public struct State: Equatable {
    public var recetas: [String]
    public var cargando = false
    public var aviso: String?
    public init(recetas: [String] = []) { self.recetas = recetas }
  }

  nonisolated public enum Action: Sendable {
    case cargar
    case cancelar
    case llegaron([String])
    case fallo
    case termino
  }

  nonisolated enum CancelID { case carga }

  private let descargar: @Sendable () async throws -> [String]

  public init(descargar: @escaping @Sendable () async throws -> [String]) {
    self.descargar = descargar
  }

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .cargar:
        guard !state.cargando else { return .none }
        state.cargando = true
        state.aviso = nil
        return .run { [descargar] send in
          do {
            let recetas = try await descargar()
            await send(.llegaron(recetas))
          } catch {
            await send(.fallo)
          }
          await send(.termino)
        }
        .cancellable(id: CancelID.carga)

      case .cancelar:
        return .cancel(id: CancelID.carga)

      case .llegaron(let recetas):
        state.cargando = false
        state.recetas = recetas
        return .none

      case .termino:
        state.cargando = false
        return .none

      case .fallo:
        state.aviso = "No se pudieron cargar las recetas."
        return .none
      }
    }
  }
}
