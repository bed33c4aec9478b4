/// Cede el paso hasta que se cumpla una condición y dice si llegó a cumplirse.
///
/// Sirve para lo que ocurre en otro hilo, como una petición que llega a la red de prueba: la prueba no
/// puede saber cuándo, solo que tiene que pasar. El límite se cuenta en vueltas y no en segundos: con la
/// máquina cargada cada vuelta tarda más, y la paciencia crece con ella. Solo la agota quien no cumple.
///
/// - Parameters:
///   - vueltas: cuántas veces se mira como mucho; en una máquina libre, unos 3 s.
///   - condicion: qué tiene que pasar; se mira en el actor principal.
@MainActor public func seCumple(
  vueltas: Int = 2_500, _ condicion: () async -> Bool
) async -> Bool {
  for vuelta in 0..<vueltas {
    if await condicion() { return true }
    if vuelta < 200 {
      await Task.yield()
    } else {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }
  return false
}

/// Deja que las tareas ya lanzadas en el actor principal lleguen a su primera espera.
///
/// El actor principal las atiende en orden de llegada: al volver, todas han empezado.
@MainActor public func cederElTurno() async {
  for _ in 0..<50 { await Task.yield() }
}
