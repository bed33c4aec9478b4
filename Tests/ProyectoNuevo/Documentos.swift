// Este módulo se compila con las banderas de un proyecto nuevo de Xcode: todo está aislado en el
// actor principal salvo que se diga, y una función `nonisolated async` se queda en el actor de quien
// la llama. Es la app que usa MiniTCA, que se compila sin esas banderas.
import Dispatch
import MiniTCA

/// Dónde corrió cada parte de un efecto.
public nonisolated enum Parte: Equatable, Sendable {
  case efecto
  case captura
  case cliente
  case funcionNoAislada
  case funcionConcurrente
  case actorPropio
}

/// Un `enum` de cancelación tiene que ser `nonisolated` aquí: si no, su conformidad a `Hashable` está
/// aislada y no vale para un parámetro `Hashable & Sendable`.
nonisolated enum CancelID { case trabajo }

/// Un cliente escrito sin pensar en el aislamiento: sus funciones son del actor principal.
struct Cliente {
  func descargar() async -> Bool { EnPrincipal.aqui }
  nonisolated func preparar() async -> Bool { EnPrincipal.aqui }
  @concurrent func procesar() async -> Bool { EnPrincipal.aqui }
}

actor Procesador {
  func preparar() -> Bool { EnPrincipal.aqui }
}

/// Si el código corre en el actor principal; lo prepara la prueba con la marca de la cola.
public nonisolated enum EnPrincipal {
  private static let clave: DispatchSpecificKey<Bool> = {
    let clave = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: clave, value: true)
    return clave
  }()

  public static var aqui: Bool { DispatchQueue.getSpecific(key: clave) ?? false }
}

/// Una *feature* cuyos efectos apuntan si corren en el actor principal.
public struct Documentos: Reducer {
  public struct State: Equatable {
    public var enPrincipal: [Resultado] = []
    public var fallo: Bool?
  }

  public nonisolated struct Resultado: Equatable, Sendable {
    public let parte: Parte
    public let enPrincipal: Bool

    public init(_ parte: Parte, enPrincipal: Bool) {
      self.parte = parte
      self.enPrincipal = enPrincipal
    }
  }

  public enum Action {
    case medir
    case medido([Resultado])
    case fallar
    case fallo(enPrincipal: Bool)
    case empezar
    case parar
  }

  public init() {}

  public static func store() -> StoreOf<Documentos> {
    Store(initialState: State()) { Documentos() }
  }

  // Con estas banderas, `some ReducerOf<Self>` es una referencia circular para el compilador; le pasa
  // también a TCA (incidencia 3713 de swift-composable-architecture).
  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .medir:
        let cliente = Cliente()
        let procesador = Procesador()
        return .run { send in
          var resultados = [Resultado(.efecto, enPrincipal: EnPrincipal.aqui)]
          resultados.append(Resultado(.cliente, enPrincipal: await cliente.descargar()))
          resultados.append(Resultado(.funcionNoAislada, enPrincipal: await cliente.preparar()))
          resultados.append(Resultado(.funcionConcurrente, enPrincipal: await cliente.procesar()))
          resultados.append(Resultado(.actorPropio, enPrincipal: await procesador.preparar()))
          await send(.medido(resultados))
        }
        .cancellable(id: CancelID.trabajo, cancelInFlight: true)
      case .medido(let resultados):
        state.enPrincipal = resultados
        return .none
      case .fallar:
        return .run { _ in
          throw CancelacionDeMentira()
        } catch: { _, send in
          await send(.fallo(enPrincipal: EnPrincipal.aqui))
        }
      case .fallo(let enPrincipal):
        state.fallo = enPrincipal
        return .none
      case .empezar:
        return .run { _ in try await Task.sleep(for: .seconds(3_600)) }
          .cancellable(id: CancelID.trabajo)
      case .parar:
        return .cancel(id: CancelID.trabajo)
      }
    }
  }
}

nonisolated struct CancelacionDeMentira: Error {}
