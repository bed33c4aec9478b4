import Laboratorio
import Testing

@Suite("Caché LRU acotada por coste")
struct CacheLRUTests {
  @Test("expulsa lo menos usado, y leer cuenta como uso")
  func orden() {
    var cache = CacheLRU<String, Int>(limite: 3)
    for (posicion, clave) in ["a", "b", "c"].enumerated() {
      cache.guardar(posicion, para: clave, coste: 1)
    }
    #expect(cache.valor(para: "a") == 0)
    let expulsadas = cache.guardar(3, para: "d", coste: 1)
    #expect(expulsadas.map(\.clave) == ["b"])
    #expect(cache.claves == ["d", "a", "c"])
    #expect(cache.expulsiones == 1)
  }

  @Test("leídas todas, la nueva expulsa a la leída antes: LRU estricta y no reloj")
  func estricta() {
    // Una caché de segunda oportunidad expulsaría «d», la recién llegada.
    var cache = CacheLRU<String, Int>(limite: 3)
    for clave in ["a", "b", "c"] { cache.guardar(0, para: clave, coste: 1) }
    for clave in ["a", "b", "c"] { _ = cache.valor(para: clave) }
    cache.guardar(0, para: "d", coste: 1)
    #expect(cache.claves == ["d", "c", "b"])
  }

  @Test("mirar si está no cuenta como uso ni como acierto")
  func mirar() {
    var cache = CacheLRU<String, Int>(limite: 2)
    cache.guardar(0, para: "a", coste: 1)
    cache.guardar(0, para: "b", coste: 1)
    #expect(cache.contiene("a"))
    cache.guardar(0, para: "c", coste: 1)
    #expect(!cache.contiene("a"))
    #expect(cache.aciertos == 0)
    #expect(cache.valor(para: "a") == nil)
    #expect(cache.fallos == 1)
  }

  @Test("una entrada enorme no se guarda ni vacía la caché, pero invalida la anterior de su clave")
  func enorme() {
    var cache = CacheLRU<String, Int>(limite: 10)
    cache.guardar(1, para: "a", coste: 4)
    cache.guardar(2, para: "b", coste: 4)
    #expect(cache.guardar(3, para: "b", coste: 11).isEmpty)
    #expect(cache.claves == ["a"])
    #expect(cache.costeTotal == 4)
  }

  @Test("guardar encima actualiza el coste y cuenta como uso")
  func encima() {
    var cache = CacheLRU<String, Int>(limite: 10)
    cache.guardar(1, para: "a", coste: 6)
    cache.guardar(2, para: "b", coste: 4)
    cache.guardar(3, para: "a", coste: 2)
    #expect(cache.costeTotal == 6)
    #expect(cache.claves == ["a", "b"])
    #expect(cache.valor(para: "a") == 3)
  }

  @Test("bajar el límite expulsa en el momento; un aviso de memoria no cambia el límite")
  func recortes() {
    var cache = CacheLRU<Int, Int>(limite: 10)
    for numero in 0..<10 { cache.guardar(numero, para: numero, coste: 1) }
    #expect(cache.expulsar(hasta: 6).map(\.clave) == [0, 1, 2, 3])
    #expect(cache.limite == 10)
    #expect(cache.cambiarLimite(2).map(\.clave) == [4, 5, 6, 7])
    #expect(cache.costeTotal == 2)
    cache.expulsar(hasta: 0)
    #expect(cache.cantidad == 0)
    #expect(cache.claves.isEmpty)
  }

  @Test("con límite cero o negativo no guarda nada; lo gratis cuesta 1", arguments: [0, -5])
  func limites(limite: Int) {
    var cache = CacheLRU<Int, Int>(limite: limite)
    cache.guardar(1, para: 1, coste: 0)
    #expect(cache.cantidad == 0)
    var minima = CacheLRU<Int, Int>(limite: 1)
    minima.guardar(1, para: 1, coste: 0)
    minima.guardar(2, para: 2, coste: -7)
    #expect(minima.claves == [2])
  }

  @Test("costes enormes no desbordan")
  func desbordar() {
    var cache = CacheLRU<Int, Int>(limite: .max)
    cache.guardar(1, para: 1, coste: .max)
    cache.guardar(2, para: 2, coste: .max)
    #expect(cache.claves == [2])
    #expect(cache.costeTotal == .max)
  }

  @Test("copiarla da dos cachés independientes")
  func valor() {
    var una = CacheLRU<Int, Int>(limite: 2)
    una.guardar(1, para: 1, coste: 1)
    var otra = una
    otra.guardar(2, para: 2, coste: 1)
    #expect(una.claves == [1])
    #expect(otra.claves == [2, 1])
  }

  @Test(
    "hace lo mismo que un modelo ingenuo en operaciones al azar",
    arguments: 1...8 as ClosedRange<UInt64>)
  func contraModelo(semilla: UInt64) {
    var azar = AzarConSemilla(semilla)
    var cache = CacheLRU<Int, Int>(limite: 20)
    var modelo: [(clave: Int, valor: Int, coste: Int)] = []
    for paso in 0..<2000 {
      let clave = Int.random(in: 0..<12, using: &azar)
      switch Int.random(in: 0..<4, using: &azar) {
      case 0:
        let encontrado = modelo.firstIndex { $0.clave == clave }
        #expect(cache.valor(para: clave) == encontrado.map { modelo[$0].valor })
        if let encontrado { modelo.insert(modelo.remove(at: encontrado), at: 0) }
      case 1:
        #expect(cache.quitar(clave) == modelo.first { $0.clave == clave }?.valor)
        modelo.removeAll { $0.clave == clave }
      default:
        let coste = Int.random(in: 1...25, using: &azar)
        cache.guardar(paso, para: clave, coste: coste)
        modelo.removeAll { $0.clave == clave }
        if coste <= 20 {
          while modelo.reduce(coste, { $0 + $1.coste }) > 20 { modelo.removeLast() }
          modelo.insert((clave, paso, coste), at: 0)
        }
      }
      #expect(cache.claves == modelo.map(\.clave))
      #expect(cache.costeTotal == modelo.reduce(0) { $0 + $1.coste })
    }
  }
}
