import MiniTCA

struct SinRed: Error, Equatable {}

/// Un *reducer* de cadenas que devuelve, con la acción «go», el efecto que se le dé.
@MainActor
func storeDeEfecto(
  _ efecto: @escaping @Sendable () -> Effect<String>
) -> Store<[String], String> {
  Store(initialState: []) {
    Reduce { state, action in
      if action == "go" { return efecto() }
      state.append(action)
      return .none
    }
  }
}
