import Testing

@testable import Cuaderno

@Suite("El «¿querías decir…?»")
struct ParecidoTests {
  @Test("Cambiar, quitar, poner o cruzar una letra cuesta uno")
  func distancias() {
    #expect(Parecido.distancia("probar", "probar") == 0)
    #expect(Parecido.distancia("probar", "provar") == 1)
    #expect(Parecido.distancia("probar", "probr") == 1)
    #expect(Parecido.distancia("probar", "probarr") == 1)
    #expect(Parecido.distancia("probar", "porbar") == 1)
    #expect(Parecido.distancia("", "lista") == 5)
  }

  @Test("Lo que no se parece no se sugiere")
  func lejanos() {
    #expect(Parecido.masCercano(a: "5.9", entre: ["5.6", "lista"]) == "5.6")
    #expect(Parecido.masCercano(a: "zzzzzz", entre: ["lista", "probar"]) == nil)
    #expect(Parecido.masCercano(a: "algo", entre: []) == nil)
  }
}
