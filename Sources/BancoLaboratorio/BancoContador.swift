import Laboratorio

/// Dice cuánto cuesta contar: si fuera caro, el instrumento cambiaría lo que mide.
enum BancoContador {
  /// Mide y escribe los nanosegundos de cada forma de sumar; no hay veredicto.
  static func medir() {
    let sumas = 1_000_000
    let suelto = Contador("sumas")
    let juego = Contadores()
    let reloj = ContinuousClock()
    func nanosegundos(_ trabajo: () -> Void) -> String {
      let tiempo = (0..<5).map { _ in reloj.measure(trabajo) }.min() ?? .zero
      return Numero.decimal(tiempo.milisegundos * 1e6 / Double(sumas), decimales: 1)
    }
    print("Contar, por suma (observación):")
    print("  Contador: \(nanosegundos { for _ in 0..<sumas { suelto.sumar() } }) ns")
    let porNombre = nanosegundos { for _ in 0..<sumas { juego["sumas"].sumar() } }
    print("  Contadores por nombre: \(porNombre) ns")
    let enContexto = nanosegundos {
      juego.durante { for _ in 0..<sumas { Contadores.sumar("sumas") } }
    }
    print("  Contadores del contexto de la tarea: \(enContexto) ns")
  }
}
