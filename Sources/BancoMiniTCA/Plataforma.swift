// Lo que difiere entre sistemas: el reloj de CPU y la unidad de la memoria máxima.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// La memoria del proceso.
enum Memoria {
  /// La máxima residente desde que empezó, en KiB.
  static var maximaEnKiB: Int {
    // `RUSAGE_SELF` vale 0 en todos, pero Glibc lo importa con un tipo que no encaja con la función.
    var uso = rusage()
    getrusage(0, &uso)
    #if canImport(Darwin)
      return Int(uso.ru_maxrss) / 1_024
    #else
      return Int(uso.ru_maxrss)
    #endif
  }
}

/// El tiempo que el procesador ha dedicado a este hilo.
enum CPU {
  /// Segundos de CPU del hilo. Lo que otros procesos le quiten no cuenta.
  static var segundos: Double {
    var tiempo = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &tiempo)
    return Double(tiempo.tv_sec) + Double(tiempo.tv_nsec) * 1e-9
  }
}
