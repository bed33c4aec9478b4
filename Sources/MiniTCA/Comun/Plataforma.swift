// Lo único que difiere entre sistemas: cómo se llega a las señales de POSIX.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Deja escrito qué se estaba haciendo si el programa se cierra de golpe.
///
/// Un `fatalError` dentro de un *reducer* cierra el proceso de pruebas entero y Swift solo dice dónde
/// estalló. Con esto se sabe además qué acción lo provocó y en qué línea de la prueba se envió.
@MainActor
enum CajaNegra {
  private nonisolated static let capacidad = 2_048

  /// Apunta lo que se está haciendo.
  static func apuntar(_ texto: String) {
    instalar
    let bytes = Array(texto.utf8.prefix(capacidad))
    notaDeCajaNegra.texto.update(from: bytes, count: bytes.count)
    notaDeCajaNegra.largo.pointee = bytes.count
  }

  /// Ya no se está haciendo.
  static func borrar() {
    notaDeCajaNegra.largo.pointee = 0
  }

  private static let instalar: Void = {
    for senal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      sigaction(senal, nil, notaDeCajaNegra.anteriores + Int(senal))
      signal(senal) { senal in
        // Solo funciones seguras dentro de una señal: escribir y reponer. Al volver se repite la
        // instrucción que falló, ya con el tratamiento que había antes.
        let largo = notaDeCajaNegra.largo.pointee
        if largo > 0 { _ = write(STDERR_FILENO, notaDeCajaNegra.texto, largo) }
        sigaction(senal, notaDeCajaNegra.anteriores + Int(senal), nil)
      }
    }
  }()

  /// La memoria que lee el tratamiento de la señal, reservada de antemano y para siempre.
  fileprivate struct Nota: @unchecked Sendable {
    let texto = UnsafeMutablePointer<UInt8>.allocate(capacity: capacidad)
    let largo = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    let anteriores = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

    fileprivate init() {
      largo.initialize(to: 0)
    }
  }
}

private let notaDeCajaNegra = CajaNegra.Nota()
