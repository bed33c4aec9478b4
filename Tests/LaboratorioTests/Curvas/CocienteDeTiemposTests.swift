import Laboratorio
import Testing

@Suite("Cocientes de tiempos")
struct CocienteDeTiemposTests {
  private func milisegundos(_ valores: Int...) -> [Duration] {
    valores.map { .milliseconds($0) }
  }

  @Test("da la mediana de los cocientes ronda a ronda, y un tropiezo no la mueve")
  func mediana() throws {
    let cociente = try #require(
      CocienteDeTiempos(milisegundos(5, 6, 900), frenteA: milisegundos(10, 10, 10)))
    #expect(cociente.mediana == 0.6)
    #expect(cociente.descripcion == "× 0.60 (de 0.50 a 90.00)")
    let pares = try #require(CocienteDeTiempos(milisegundos(1, 2), frenteA: milisegundos(1, 1)))
    #expect(pares.mediana == 1.5)
  }

  @Test("una mejora dentro de la dispersión es ruido, y una que cae siempre del mismo lado no")
  func ruido() throws {
    let base = milisegundos(10, 10, 10)
    let dudosa = try #require(CocienteDeTiempos(milisegundos(9, 8, 11), frenteA: base))
    #expect(!dudosa.sobrepasaElRuido)
    let clara = try #require(CocienteDeTiempos(milisegundos(5, 6, 9), frenteA: base))
    #expect(clara.sobrepasaElRuido)
    let peor = try #require(CocienteDeTiempos(milisegundos(11, 30, 12), frenteA: base))
    #expect(peor.sobrepasaElRuido)
  }

  @Test("sin rondas, con rondas desparejas o con una base de cero no hay cociente")
  func imposibles() {
    #expect(CocienteDeTiempos([], frenteA: []) == nil)
    #expect(CocienteDeTiempos(milisegundos(1), frenteA: milisegundos(1, 2)) == nil)
    #expect(CocienteDeTiempos(milisegundos(1), frenteA: [.zero]) == nil)
  }
}
