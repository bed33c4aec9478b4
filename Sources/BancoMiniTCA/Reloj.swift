/// Cronometra trabajos por turnos en la misma ejecución y compara sus medianas.
///
/// Por turnos y no uno detrás de otro, para que una máquina que se calienta o se distrae a mitad
/// perjudique a los dos por igual. Los tiempos no se escriben: solo sus razones.
enum Reloj {
  /// Las medianas de dos trabajos.
  ///
  /// - Parameters:
  ///   - repeticiones: cuántas veces se cronometra cada uno, tras una de calentamiento.
  ///   - uno: el primer trabajo.
  ///   - otro: el segundo.
  /// - Returns: segundos de la mediana de cada uno.
  static func medianas(
    repeticiones: Int = 21, _ uno: () -> Void, _ otro: () -> Void
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

  /// Segundos de CPU que gasta un trabajo: en una máquina compartida, el reloj de pared mide también
  /// a los demás.
  static func segundos(_ trabajo: () -> Void) -> Double {
    let antes = CPU.segundos
    trabajo()
    return CPU.segundos - antes
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
