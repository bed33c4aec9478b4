import Foundation
import Laboratorio
import Testing

@Suite("Exponente de crecimiento")
struct AjusteTests {
  @Test("una potencia exacta da su exponente y su coeficiente")
  func potencias() throws {
    let lineal = try Ajuste(serie("s") { 3 * $0 })
    #expect(abs(lineal.exponente - 1) < 1e-9)
    #expect(abs(lineal.coeficiente - 3) < 1e-6)
    #expect(abs(lineal.desviacionMaxima - 1) < 1e-9)
    let cuadratico = try Ajuste(serie("s") { $0 * $0 })
    #expect(abs(cuadratico.exponente - 2) < 1e-9)
    #expect(cuadratico.descripcion == "n^2.00, cuadrático")
    let constante = try Ajuste(serie("s") { _ in 7 })
    #expect(constante.descripcion == "n^0.00, constante")
  }

  @Test("n log n ya no se llama lineal")
  func enelogene() throws {
    let ajuste = try Ajuste(serie("s") { Int(Double($0) * log2(Double($0))) })
    #expect(ajuste.clase == .masQueLineal)
    #expect((1.1...1.2).contains(ajuste.exponente), "exponente \(ajuste.exponente)")
  }

  @Test("todo ceros es constante, y un cero suelto no estropea el ajuste")
  func ceros() throws {
    #expect(try Ajuste(serie("s") { _ in 0 }).exponente == 0)
    let conUnCero = try Ajuste(serie("s") { $0 == 100 ? 0 : $0 })
    #expect(conUnCero.exponente.isFinite)
    #expect(conUnCero.clase != .constante)
  }

  @Test("el exponente final descubre la función que se tuerce al final")
  func torcida() throws {
    let torcida = try Ajuste(serie("s") { $0 <= 10_000 ? $0 : $0 * 50 })
    #expect(torcida.exponenteFinal > 3)
    #expect(torcida.desviacionMaxima > 2)
    let recta = try Ajuste(serie("s") { $0 })
    #expect(abs(recta.exponenteFinal - 1) < 1e-9)
  }

  @Test("con un solo tamaño no hay exponente")
  func unTamano() throws {
    let serie = try Serie("s", [.init(tamano: 10, conteo: 10)])
    #expect(throws: ErrorDeCurva.pocosTamanos(serie: "s")) { try Ajuste(serie) }
  }

  @Test("los conteos enormes no desbordan")
  func enormes() throws {
    #expect(try Ajuste(serie("s") { _ in .max }).exponente == 0)
  }

  @Test(
    "las fronteras de cada clase",
    arguments: [
      (-0.2, ClaseDeCrecimiento.decreciente), (-0.1, .constante), (0, .constante),
      (0.1, .constante), (0.5, .menosQueLineal), (0.9, .lineal), (1.1, .lineal),
      (1.14, .masQueLineal), (1.8, .cuadratico), (2.2, .cuadratico), (3, .masQueCuadratico),
    ]
  )
  func clases(exponente: Double, clase: ClaseDeCrecimiento) {
    #expect(ClaseDeCrecimiento(exponente: exponente) == clase)
  }
}
