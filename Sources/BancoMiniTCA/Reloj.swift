/// Cronometra dos trabajos por turnos en la misma ejecución y compara sus medianas.
///
/// Por turnos y no uno detrás de otro, para que una máquina que se calienta o se distrae a mitad
/// perjudique a los dos por igual.
enum Reloj {
  /// Segundos de la mediana de cada trabajo.
  static func medianas(
    repeticiones: Int = 15, _ uno: () -> Void, _ otro: () -> Void
  ) -> (uno: Double, otro: Double) {
    uno()
    otro()
    var deUno: [Double] = []
    var deOtro: [Double] = []
    for _ in 0..<repeticiones {
      deUno.append(segundos(uno))
      deOtro.append(segundos(otro))
    }
    return (mediana(deUno), mediana(deOtro))
  }

  static func segundos(_ trabajo: () -> Void) -> Double {
    let duracion = ContinuousClock().measure(trabajo)
    let (segundos, atosegundos) = duracion.components
    return Double(segundos) + Double(atosegundos) * 1e-18
  }

  static func mediana(_ valores: [Double]) -> Double {
    let orden = valores.sorted()
    return orden[orden.count / 2]
  }
}

/// Impide que el optimizador borre un resultado que nadie mira.
@inline(never)
func conservar<Valor>(_ valor: Valor) {
  withExtendedLifetime(valor) {}
}
