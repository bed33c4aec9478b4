import Laboratorio

/// Cronometra varios trabajos por turnos y da los cocientes entre ellos.
///
/// Por turnos y no uno detrás de otro: si el equipo se calienta o llega otro proceso, lo paga cada uno
/// por igual. De cada ronda se saca un cociente, y se da su mediana con su dispersión.
struct Cronometro {
  /// Un trabajo con su nombre; devuelve algo para que el compilador no lo quite.
  struct Trabajo {
    let nombre: String
    let hacer: () -> Int
  }

  /// Lo que se midió de un trabajo frente al primero.
  struct Resultado {
    let nombre: String
    /// El menor tiempo de todas las rondas.
    let minimo: Duration
    /// Frente al primer trabajo, ronda a ronda; `nil` si fue demasiado rápido para el reloj.
    let cociente: CocienteDeTiempos?
  }

  /// Mide todos los trabajos.
  /// - Parameters:
  ///   - trabajos: El primero es con el que se comparan los demás.
  ///   - rondas: Cuántas veces se hace cada uno.
  static func medir(_ trabajos: [Trabajo], rondas: Int) -> [Resultado] {
    let reloj = ContinuousClock()
    var tiempos = [[Duration]](repeating: [], count: trabajos.count)
    var testigo = 0
    for trabajo in trabajos { testigo &+= trabajo.hacer() }
    for ronda in 0..<rondas {
      // Cada ronda empieza por uno distinto, para que ninguno vaya siempre con la caché caliente.
      for turno in trabajos.indices {
        let indice = (turno + ronda) % trabajos.count
        let tiempo = reloj.measure { testigo &+= trabajos[indice].hacer() }
        tiempos[indice].append(tiempo)
      }
    }
    precondition(testigo != .min, "nunca pasa: obliga a hacer el trabajo")
    return trabajos.indices.map { indice in
      Resultado(
        nombre: trabajos[indice].nombre,
        minimo: tiempos[indice].min() ?? .zero,
        cociente: CocienteDeTiempos(tiempos[indice], frenteA: tiempos[0])
      )
    }
  }
}
