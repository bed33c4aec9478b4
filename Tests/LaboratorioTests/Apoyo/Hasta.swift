/// Cede el paso hasta que se cumpla una condición, o hasta que venza el plazo de la prueba.
///
/// - Throws: `CancellationError` cuando Swift Testing corta la prueba: sin esto, un fallo la dejaría
///   dando vueltas para siempre.
func hasta(_ condicion: () async -> Bool) async throws {
  while await !condicion() {
    try Task.checkCancellation()
    await Task.yield()
  }
}
