import Laboratorio
import Testing

@Suite("Números del cuaderno")
struct NumeroTests {
  @Test(
    "los miles llevan un espacio inseparable, también en cuatro cifras",
    arguments: [
      (0, "0"), (7, "7"), (999, "999"), (1000, "1\u{A0}000"), (50_000, "50\u{A0}000"),
      (1_234_567, "1\u{A0}234\u{A0}567"), (-1000, "-1\u{A0}000"), (-100, "-100"),
    ]
  )
  func miles(valor: Int, texto: String) {
    #expect(Numero.conMiles(valor) == texto)
  }

  @Test("los enteros extremos se escriben enteros")
  func extremos() {
    let minimo = Numero.conMiles(.min)
    #expect(minimo.filter { $0 != Numero.separadorDeMiles } == String(Int.min))
    let maximo = Numero.conMiles(.max)
    #expect(maximo.filter { $0 != Numero.separadorDeMiles } == String(Int.max))
  }

  @Test(
    "los decimales llevan punto y una cantidad fija de cifras",
    arguments: [
      (1234.5, 2, "1\u{A0}234.50"), (0.8044, 2, "0.80"), (16.666_67, 1, "16.7"), (2.0, 0, "2"),
      (-0.04, 1, "0.0"), (-1.25, 1, "-1.2"), (0.999, 2, "1.00"), (0.05, 3, "0.050"),
    ]
  )
  func decimales(valor: Double, cifras: Int, texto: String) {
    #expect(Numero.decimal(valor, decimales: cifras) == texto)
  }

  @Test(
    "lo que no es finito se dice con palabras",
    arguments: [
      (Double.nan, "no es un número"), (.infinity, "infinito"), (-.infinity, "-infinito"),
    ]
  )
  func noFinitos(valor: Double, texto: String) {
    #expect(Numero.decimal(valor, decimales: 2) == texto)
  }

  @Test("un número enorme y unas cifras absurdas no cierran el programa")
  func enormes() {
    #expect(Numero.decimal(1e300, decimales: 2) == "1e+300")
    #expect(Numero.decimal(1.5, decimales: -3) == "2")
    #expect(Numero.decimal(1.5, decimales: 40) == "1.500000000")
  }
}
