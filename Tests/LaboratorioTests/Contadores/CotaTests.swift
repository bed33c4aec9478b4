import Laboratorio
import Testing

@Suite("Cotas")
struct CotaTests {
  @Test("el mensaje dice qué se contó y cuál era la cota")
  func mensajes() {
    #expect(
      Cota.maximo(2).mensaje(1000, de: "cuerpos evaluados")
        == "1\u{A0}000 cuerpos evaluados; el máximo es 2"
    )
    #expect(Cota.minimo(3).mensaje(0, de: "filas") == "0 filas; el mínimo es 3")
    #expect(Cota.exacto(0).mensaje(4, de: "filas") == "4 filas; deben ser exactamente 0")
    #expect(
      Cota.entre(1...1000).mensaje(Cuenta("peticiones", 2000))
        == "2\u{A0}000 peticiones; deben ser entre 1 y 1\u{A0}000"
    )
  }

  @Test("una sola cosa se escribe en singular")
  func singular() {
    let cuerpos = Unidad("cuerpo evaluado", "cuerpos evaluados")
    #expect(Cota.maximo(0).mensaje(1, de: cuerpos) == "1 cuerpo evaluado; el máximo es 0")
    #expect(cuerpos.contados(0) == "0 cuerpos evaluados")
  }

  @Test(
    "los extremos cumplen y el siguiente no",
    arguments: [
      (Cota.maximo(2), [2, 0], [3]), (.minimo(2), [2, 9], [1]), (.exacto(2), [2], [1, 3]),
      (.entre(2...4), [2, 3, 4], [1, 5]),
    ]
  )
  func limites(cota: Cota, dentro: [Int], fuera: [Int]) {
    for valor in dentro { #expect(cota.permite(valor)) }
    for valor in fuera { #expect(!cota.permite(valor)) }
  }
}
