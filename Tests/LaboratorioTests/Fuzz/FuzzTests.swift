import Fuzz
import Laboratorio
import Testing

@Suite("Datos hostiles con semillas fijas", .timeLimit(.minutes(2)))
struct FuzzTests {
  @Test(
    "ningún lector se cierra, se cuelga ni miente con datos estropeados",
    arguments: Objetivo.todos().map(\.nombre), [1, 2, 3] as [UInt64]
  )
  func semillas(nombre: String, semilla: UInt64) throws {
    let objetivo = try #require(Objetivo.todos().first { $0.nombre == nombre })
    var mutador = objetivo.mutador(semilla: semilla)
    for entrada in 1...300 {
      let fallo = objetivo.probar(mutador.siguiente())
      #expect(
        fallo == nil,
        "\(fallo ?? ""); --objetivo \(nombre) --semilla \(semilla) --entrada \(entrada)")
    }
  }

  @Test("los ejemplos de los que se parte son válidos: si no, solo se probarían los rechazos")
  func ejemplos() throws {
    for objetivo in Objetivo.todos() {
      #expect(!objetivo.ejemplos.isEmpty, "\(objetivo.nombre)")
      for ejemplo in objetivo.ejemplos { #expect(objetivo.probar(ejemplo) == nil) }
    }
    let porNombre = Dictionary(uniqueKeysWithValues: Objetivo.todos().map { ($0.nombre, $0) })
    for ejemplo in try #require(porNombre["qoi"]).ejemplos {
      #expect(throws: Never.self) { try DecodificadorQOI.imagen(ejemplo) }
    }
    for nombre in ["xctrace", "metrickit"] {
      let ejemplo = try #require(porNombre[nombre]?.ejemplos.first)
      #expect(throws: Never.self) { try Traza(ejemplo) }
    }
    for ejemplo in try #require(porNombre["http"]).ejemplos {
      #expect(try PeticionEntrante.leer(ejemplo) != nil)
    }
  }
}

@Suite("Mutador de bytes")
struct MutadorDeBytesTests {
  @Test("la misma semilla da los mismos datos, y otra semilla, otros")
  func semillas() {
    func serie(_ semilla: UInt64) -> [[UInt8]] {
      var mutador = MutadorDeBytes(
        ejemplos: [Array("hola".utf8)], trozos: ["<a>"], semilla: semilla)
      return (0..<50).map { _ in mutador.siguiente() }
    }
    #expect(serie(1) == serie(1))
    #expect(serie(1) != serie(2))
    #expect(Set(serie(1)).count > 40)
  }

  @Test("sin ejemplos también da datos, y nunca pasa del largo máximo")
  func extremos() {
    var vacio = MutadorDeBytes(ejemplos: [], semilla: 1)
    #expect((0..<100).map { _ in vacio.siguiente().count }.contains { $0 > 0 })
    let largo = [UInt8](repeating: 1, count: MutadorDeBytes.largoMaximo)
    var grande = MutadorDeBytes(ejemplos: [largo, largo], semilla: 1)
    for _ in 0..<100 { #expect(grande.siguiente().count <= MutadorDeBytes.largoMaximo) }
  }
}
