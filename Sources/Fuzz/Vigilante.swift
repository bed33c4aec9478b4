import Foundation
import Laboratorio
import Synchronization

/// Un hilo que corta el programa si una entrada no acaba, diciendo cuál era.
final class Vigilante: Sendable {
  private let enCurso = Mutex<(descripcion: String, desde: ContinuousClock.Instant)?>(nil)

  /// Empieza a vigilar.
  init() {
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        let colgada = enCurso.withLock { actual -> String? in
          guard let actual, ContinuousClock.now - actual.desde > .seconds(20) else { return nil }
          return actual.descripcion
        }
        if let colgada {
          FileHandle.standardError.write(Data("Sin acabar tras 20 s: \(colgada)\n".utf8))
          exit(1)
        }
      }
    }
  }

  /// Hace un trabajo vigilado y devuelve lo que tardó.
  func durante<Resultado>(
    _ descripcion: @autoclosure () -> String, _ trabajo: () -> Resultado
  ) -> (resultado: Resultado, tiempo: Duration) {
    let inicio = ContinuousClock.now
    let texto = descripcion()
    enCurso.withLock { $0 = (texto, inicio) }
    let resultado = trabajo()
    enCurso.withLock { $0 = nil }
    return (resultado, ContinuousClock.now - inicio)
  }
}
