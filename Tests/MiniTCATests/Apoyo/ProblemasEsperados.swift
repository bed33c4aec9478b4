@testable import MiniTCA

/// Ejecuta el cuerpo y devuelve, en orden, los textos con los que habría fallado la prueba.
func problemas(
  isolation: isolated (any Actor)? = #isolation,
  _ cuerpo: () async throws -> Void
) async rethrows -> [String] {
  let textos = Apuntes<String>()
  let desvio = Problemas.Desvio { texto, _ in textos.apuntar(texto) }
  try await Problemas.$desvio.withValue(desvio, operation: cuerpo)
  return textos.todos
}
