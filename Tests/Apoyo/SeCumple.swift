/// Cede el paso hasta que se cumpla una condición y dice si llegó a cumplirse.
///
/// Sirve para lo que ocurre en otro hilo, como una petición que llega a la red de prueba: la prueba no
/// puede saber cuándo, solo que tiene que pasar. El límite es de tiempo real y solo lo agota quien no
/// la cumple; el resultado no depende de lo rápida que sea la máquina mientras le quede margen.
///
/// - Parameters:
///   - limite: cuánto se espera como mucho, en tiempo real.
///   - condicion: qué tiene que pasar; se mira en el actor principal.
@MainActor public func seCumple(
  limite: Duration = .seconds(5), _ condicion: () async -> Bool
) async -> Bool {
  let fin = ContinuousClock.now + limite
  var vueltas = 0
  while await !condicion() {
    guard ContinuousClock.now < fin, !Task.isCancelled else { return false }
    vueltas += 1
    if vueltas < 200 {
      await Task.yield()
    } else {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }
  return true
}

/// Deja que las tareas ya lanzadas en el actor principal lleguen a su primera espera.
///
/// El actor principal las atiende en orden de llegada: al volver, todas han empezado.
@MainActor public func cederElTurno() async {
  for _ in 0..<50 { await Task.yield() }
}
