import Dispatch

/// Responde a «¿esto corre en el actor principal?» igual en Linux y en macOS.
///
/// `Thread.isMainThread` no sirve: en Linux miente tras la primera suspensión, porque la cola
/// principal la atiende otro hilo (Swift 6.3.1, medido). Lo que sí acompaña al actor principal es
/// su cola, y una `DispatchSpecificKey` la reconoce.
public enum Ejecutor {
  private static let clave: DispatchSpecificKey<Bool> = {
    let clave = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: clave, value: true)
    return clave
  }()

  /// `true` si quien lo lee corre en el actor principal.
  ///
  /// Mira dónde se ejecuta, no cómo está anotado: una función `async` no aislada da `true` o
  /// `false` según las banderas del módulo (SE-0461).
  /// - Complexity: O(1) consultas a la cola en curso.
  public static var esPrincipal: Bool {
    DispatchQueue.getSpecific(key: clave) == true
  }
}
