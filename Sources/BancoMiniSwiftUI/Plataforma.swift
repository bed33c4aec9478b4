import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Cuánta memoria usa el proceso. La única diferencia entre sistemas del banco.
enum Plataforma {
  /// En Linux, las páginas residentes tras devolver al sistema lo libre; en macOS, el montón en uso.
  static var bytesEnUso: Int {
    #if canImport(Darwin)
      var datos = malloc_statistics_t()
      malloc_zone_statistics(nil, &datos)
      return Int(datos.size_in_use)
    #else
      typealias Devolver = @convention(c) (Int) -> Int32
      if let direccion = dlsym(nil, "malloc_trim") {
        _ = unsafeBitCast(direccion, to: Devolver.self)(0)
      }
      let estado: String = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let paginas: [Int] = estado.split(separator: " ").compactMap { Int($0) }
      return paginas.count > 1 ? paginas[1] * Int(getpagesize()) : 0
    #endif
  }
}
