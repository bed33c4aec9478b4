import Apoyo
import Foundation
import Laboratorio
import Testing

/// Las mediciones con las que el capítulo 7 zanja lo que se suele decir.
@MainActor @Suite("Imágenes: lo que se suele decir")
struct LoQueSeSueleDecir {
  private final class Foto {}

  #if os(Linux)
    @Test("NSCache no es una LRU: la de Linux echa lo que acabas de guardar, mires lo que mires")
    func aQuienEcha() {
      let cache = NSCache<NSString, Foto>()
      cache.totalCostLimit = 250
      for clave: NSString in ["a", "b", "c"] { cache.setObject(Foto(), forKey: clave, cost: 100) }
      #expect(cache.object(forKey: "a") != nil)
      #expect(cache.object(forKey: "b") != nil)
      #expect(cache.object(forKey: "c") == nil)
    }
  #endif

  @Test("«await tarea.value» no acaba cuando se cancela a quien espera")
  func esperarUnaTarea() async {
    let red = TransporteDePrueba()
    red.retener()
    let descarga = Task { try await red.pedir(red.url("/plano")) }
    var haVuelto = false
    let fila = Task {
      _ = try? await descarga.value
      haVuelto = true
    }
    #expect(await seCumple { red.enVuelo == 1 })
    fila.cancel()
    await cederElTurno()
    // La fila se fue y sigue esperando; y a la descarga nadie le ha dicho nada.
    #expect(!haVuelto)
    #expect(red.canceladas == 0)
    red.soltar()
    await fila.value
    #expect(haVuelto)
  }
}
