import Foundation

/// Traducciones de lo que devuelve el sistema operativo a lo que el cuaderno cuenta.
enum Sistema {
  static func ultimoError() -> String { String(cString: strerror(errno)) }

  /// Los macros `WIFEXITED` y compañía no se importan a Swift; la codificación es la misma en Linux
  /// y macOS.
  static func fin(deEstado estado: Int32) -> FinDeProceso {
    let senal = estado & 0x7f
    return senal == 0 ? .codigo((estado >> 8) & 0xff) : .senal(senal)
  }

  static func nombre(deSenal senal: Int32) -> String {
    switch senal {
    case SIGILL, SIGTRAP: "trampa de ejecución (señal \(senal))"
    case SIGSEGV, SIGBUS: "acceso a memoria no válida (señal \(senal))"
    case SIGABRT: "abort (señal \(senal))"
    case SIGKILL: "terminado a la fuerza (señal \(senal))"
    default: "señal \(senal)"
    }
  }
}
