import Foundation
import MiniTCA

// Los listados de la lección 003 («Rendimiento con listas grandes»), sin macros.

/// Caro de comparar y caro de copiar.
struct FilaGorda: Equatable, Identifiable {
  let id: Int
  var miniatura: Data
  var textoCompleto: String
}

/// Barato: el estado guarda referencias, no cargas.
struct FilaLigera: Equatable, Identifiable {
  let id: Int
  var miniaturaURL: URL
  var resumen: String
}

struct Pagina: Equatable, Sendable {
  let elementos: [Elemento]
  let siguienteCursor: Int?
}

struct Elemento: Equatable, Identifiable, Sendable {
  let id: Int
  var texto: String
  var visto = false
  var completada = false
}

struct Paginas003: Reducer {
  struct State: Equatable {
    var filas: IdentifiedArrayOf<Elemento> = []
    var pendientesDeMarcar: [Int] = []
    var cargando = false
    var cursor: Int?
  }

  enum Action: Equatable {
    case filaAparecio(Int)
    case paginaLlego(Pagina)
    case marcarRehaciendo
    case marcarDirigido
  }

  enum CancelID { case pagina }

  struct API: Sendable {
    let pagina: @Sendable (_ cursor: Int?) async throws -> Pagina
  }

  let api: API

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .filaAparecio(let id):
        guard id == state.filas.last?.id, !state.cargando else { return .none }
        state.cargando = true
        return .run { [cursor = state.cursor, api] send in
          await send(.paginaLlego(try await api.pagina(cursor)))
        }
        .cancellable(id: CancelID.pagina, cancelInFlight: true)

      case .paginaLlego(let pagina):
        state.cargando = false
        state.cursor = pagina.siguienteCursor
        for elemento in pagina.elementos {
          state.filas.updateOrAppend(elemento)  // sin duplicados, por id
        }
        return .none

      case .marcarRehaciendo:
        // Rehace la estructura completa: lineal, y todos los elementos se escriben.
        let ids = Set(state.pendientesDeMarcar)
        state.filas = IdentifiedArray(
          uniqueElements: state.filas.map { fila in
            var copia = fila
            if ids.contains(fila.id) { copia.visto = true }
            return copia
          })
        return .none

      case .marcarDirigido:
        // Mutación dirigida: toca exactamente a quien hay que tocar.
        for id in state.pendientesDeMarcar {
          state.filas[id: id]?.visto = true
        }
        return .none
      }
    }
  }
}
