/// El entorno que ve un nodo. Los nodos que no lo cambian comparten la misma instancia.
@MainActor final class Entorno {
  let valores: EnvironmentValues

  init(_ valores: EnvironmentValues = EnvironmentValues()) { self.valores = valores }
}
