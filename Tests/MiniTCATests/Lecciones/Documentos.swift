import MiniTCA

// Los listados de la lección 001 («Efectos y rendimiento»), sin macros.

struct DocumentoCrudo: Equatable, Sendable {
  let id: Int
  let modificado: Int
}

struct Documento: Equatable, Identifiable, Sendable {
  let id: Int
  let modificado: Int

  init(_ crudo: DocumentoCrudo) {
    id = crudo.id
    modificado = crudo.modificado
  }
}

actor ProcesadorDeDocumentos {
  private(set) var enActorPrincipal: Bool?

  func preparar(_ crudos: [DocumentoCrudo]) -> IdentifiedArrayOf<Documento> {
    enActorPrincipal = ActorPrincipal.aqui
    return IdentifiedArray(
      uniqueElements: crudos.map(Documento.init).sorted { $0.modificado > $1.modificado })
  }
}

struct Documentos001: Reducer {
  struct State: Equatable {
    var documentos: IdentifiedArrayOf<Documento> = []
  }

  enum Action: Equatable {
    case recibidosEnElReducer([DocumentoCrudo])
    case recibidos([DocumentoCrudo])
    case preparados(IdentifiedArrayOf<Documento>)
    case descargarUnoAUno
    case descargarTodos
    case elementoRecibido(Documento)
    case elementosRecibidos([Documento])
  }

  let procesador: ProcesadorDeDocumentos
  var descargar: @Sendable () async throws -> [Documento] = { [] }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .recibidosEnElReducer(let crudos):
        // Todo esto ocurre en el actor principal, entre dos fotogramas.
        state.documentos = IdentifiedArray(
          uniqueElements: crudos.map(Documento.init).sorted { $0.modificado > $1.modificado })
        return .none

      case .recibidos(let crudos):
        return .run { [procesador] send in
          let ordenados = await procesador.preparar(crudos)  // fuera del actor principal
          await send(.preparados(ordenados))  // vuelta al actor principal
        }

      case .preparados(let documentos):
        state.documentos = documentos
        return .none

      case .descargarUnoAUno:
        // Mal: mil recorridos del árbol y mil rondas de invalidación.
        return .run { [descargar] send in
          for elemento in try await descargar() {
            await send(.elementoRecibido(elemento))
          }
        }

      case .descargarTodos:
        // Bien: un recorrido, una mutación, una ronda de invalidación.
        return .run { [descargar] send in
          let todos = try await descargar()
          await send(.elementosRecibidos(todos))
        }

      case .elementoRecibido(let documento):
        state.documentos.append(documento)
        return .none

      case .elementosRecibidos(let documentos):
        state.documentos.append(contentsOf: documentos)
        return .none
      }
    }
  }
}

/// Un sensor que se acumula por lotes, tal y como lo escribe la lección.
struct Sensor001: Reducer {
  struct State: Equatable { var medidas: [Int] = [] }
  enum Action: Equatable { case aparecio, desaparecio, medidasRecibidas([Int]) }
  enum CancelID { case sensor }

  let flujo: @Sendable () -> AsyncStream<Int>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .aparecio:
        return .run { [flujo] send in
          var lote: [Int] = []
          for await medida in flujo() {
            lote.append(medida)
            if lote.count >= 50 {
              await send(.medidasRecibidas(lote))
              lote.removeAll(keepingCapacity: true)
            }
          }
        }
        .cancellable(id: CancelID.sensor, cancelInFlight: true)

      case .desaparecio:
        return .cancel(id: CancelID.sensor)

      case .medidasRecibidas(let lote):
        state.medidas += lote
        return .none
      }
    }
  }
}
