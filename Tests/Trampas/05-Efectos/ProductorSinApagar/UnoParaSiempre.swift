// Kata 5.5 · El productor que nadie apaga
//
// Qué se ve: la app va bien el primer minuto y peor cada vez que alguien entra en la pantalla del
// precio y sale. Nadie ha tocado el reducer.
//
// Al terminar: entrar, salir y volver las veces que haga falta deja como mucho un productor en
// marcha, y ninguno al salir; el precio se ve siempre que la pantalla está delante.
//
// swift run workbook probar 5.5

import MiniTCA

public struct Cotizacion: Reducer {
  public struct State: Equatable {
    public var precio: Int?
    var siguiendo = false
    public init() {}
  }

  nonisolated public enum Action: Sendable {
    case aparecio
    case desaparecio
    case precio(Int)
  }

  private let precios: @Sendable () -> AsyncStream<Int>

  public init(precios: @escaping @Sendable () -> AsyncStream<Int>) {
    self.precios = precios
  }

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .aparecio:
        guard !state.siguiendo else { return .none }
        state.siguiendo = true
        return .run { [precios] send in
          for await precio in precios() {
            await send(.precio(precio))
          }
        }

      case .desaparecio:
        return .none

      case .precio(let precio):
        state.precio = precio
        return .none
      }
    }
  }
}
