import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lo que cambia de una plataforma a otra.
enum Plataforma {
  /// La mayor memoria residente que ha tenido el proceso, en bytes.
  static var picoDeMemoria: Int {
    var uso = rusage()
    // RUSAGE_SELF vale 0 en todas partes, pero en Glibc es de otro tipo que el parámetro.
    getrusage(0, &uso)
    #if canImport(Darwin)
      return Int(uso.ru_maxrss)
    #else
      return Int(uso.ru_maxrss) * 1024
    #endif
  }
}
