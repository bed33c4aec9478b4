/// Mide repitiendo y se queda con lo mínimo: lo que sobra es de la máquina, no del código.
@MainActor enum Medidor {
  /// - Returns: microsegundos de la repetición más rápida.
  static func minimo(_ repeticiones: Int, _ hacer: (_ vuelta: Int) -> Void) -> Double {
    let reloj = ContinuousClock()
    var mejor: Double = .infinity
    for vuelta in 0..<repeticiones {
      let tiempo: Duration = reloj.measure { hacer(vuelta) }
      let (segundos, attosegundos) = tiempo.components
      mejor = min(mejor, Double(segundos) * 1e6 + Double(attosegundos) / 1e12)
    }
    return mejor
  }

  /// Deja constancia de un resultado para que el optimizador no elimine lo que lo produjo.
  @inline(never) static func consumir(_ valor: Int) {
    if valor == .min { print("") }
  }
}
