import Foundation
import Laboratorio
import Testing

@Suite("Presupuesto de fotograma")
struct PresupuestoTests {
  @Test("el plazo a 60 y a 120 Hz")
  func plazos() throws {
    #expect(PresupuestoDeFotograma.hercios60.plazo == .nanoseconds(16_666_667))
    #expect(PresupuestoDeFotograma.hercios120.plazo == .nanoseconds(8_333_333))
    #expect(PresupuestoDeFotograma.hercios60.descripcion == "60\u{A0}Hz (16.67\u{A0}ms)")
    #expect(try PresupuestoDeFotograma(hercios: 80).plazo == .microseconds(12_500))
  }

  @Test(
    "el retraso va de plazo en plazo, y llegar justo no es llegar tarde",
    arguments: [
      (Duration.zero, 0), (.nanoseconds(-5), 0), (.milliseconds(16), 0),
      (.nanoseconds(16_666_667), 0), (.nanoseconds(16_666_668), 1), (.milliseconds(20), 1),
      (.nanoseconds(33_333_334), 1), (.nanoseconds(33_333_335), 2), (.milliseconds(100), 5),
    ]
  )
  func retraso(trabajo: Duration, plazos: Int) {
    let presupuesto = PresupuestoDeFotograma.hercios60
    #expect(presupuesto.retraso(de: trabajo) == presupuesto.plazo * plazos)
  }

  @Test("una frecuencia imposible se rechaza, también al leerla", arguments: [0, -60, 1001])
  func frecuencias(hercios: Int) {
    #expect(throws: ErrorDeFotogramas.frecuenciaNoValida(hercios)) {
      try PresupuestoDeFotograma(hercios: hercios)
    }
    #expect(throws: ErrorDeFotogramas.frecuenciaNoValida(hercios)) {
      try JSONDecoder().decode(
        PresupuestoDeFotograma.self, from: Data("{\"hercios\":\(hercios)}".utf8))
    }
  }

  @Test("un trabajo de siglos no desborda")
  func siglos() {
    let retraso = PresupuestoDeFotograma.hercios60.retraso(de: .seconds(Int64.max))
    #expect(retraso > .seconds(1_000_000))
  }
}

@Suite("Informe de fotogramas")
struct InformeDeFotogramasTests {
  /// Diez segundos grabados, dos animados; cuatro fotogramas dentro y uno fuera.
  private func grabacion() throws -> GrabacionDeFotogramas {
    try GrabacionDeFotogramas(
      duracion: .seconds(10),
      tramosAnimados: [.seconds(5)..<(.seconds(6)), .seconds(1)..<(.seconds(2))],
      fotogramas: [
        Fotograma(inicio: .milliseconds(5500), trabajo: .milliseconds(40)),
        Fotograma(inicio: .milliseconds(1000), trabajo: .milliseconds(4)),
        Fotograma(inicio: .milliseconds(1016), trabajo: .milliseconds(10)),
        Fotograma(inicio: .milliseconds(1999), trabajo: .milliseconds(6)),
        Fotograma(inicio: .milliseconds(3000), trabajo: .milliseconds(900)),
        Fotograma(inicio: .milliseconds(2000), trabajo: .milliseconds(900)),
      ]
    )
  }

  @Test("solo cuentan los fotogramas de los tramos animados, a 60 y a 120 Hz")
  func informe() throws {
    let a60 = InformeDeFotogramas(try grabacion(), presupuesto: .hercios60)
    #expect(a60.total == 4)
    #expect(a60.tarde == 1)
    #expect(a60.peor?.trabajo == .milliseconds(40))
    #expect(a60.trabajoMedio == .milliseconds(15))
    #expect(a60.tiempoDeMicrocorte == .nanoseconds(2 * 16_666_667))
    let a120 = InformeDeFotogramas(try grabacion(), presupuesto: .hercios120)
    #expect(a120.tarde == 2)
    #expect(a120.tiempoDeMicrocorte == .nanoseconds(5 * 8_333_333))
  }

  @Test("la razón divide entre el tiempo animando, no entre la grabación")
  func razon() throws {
    let informe = InformeDeFotogramas(try grabacion(), presupuesto: .hercios60)
    #expect(informe.tiempoAnimando == .seconds(2))
    #expect(try informe.razon().descripcion == "16.67\u{A0}ms/s")
  }

  @Test("sin tramos animados no hay razón, ni siquiera cero")
  func sinAnimacion() throws {
    let quieta = try GrabacionDeFotogramas(
      duracion: .seconds(10), tramosAnimados: [], fotogramas: [])
    let informe = InformeDeFotogramas(quieta, presupuesto: .hercios60)
    #expect(informe.peor == nil)
    #expect(throws: ErrorDeFotogramas.sinAnimacion) { try informe.razon() }
  }

  @Test("los tramos que se pisan, vacíos o fuera de la grabación se rechazan")
  func tramos() {
    let malos: [[Range<Duration>]] = [
      [.seconds(1)..<(.seconds(3)), .seconds(2)..<(.seconds(4))],
      [.seconds(1)..<(.seconds(1))],
      [.seconds(1)..<(.seconds(11))],
      [.seconds(-1)..<(.seconds(1))],
    ]
    for tramos in malos {
      #expect(throws: ErrorDeFotogramas.self) {
        try GrabacionDeFotogramas(
          duracion: .seconds(10), tramosAnimados: tramos, fotogramas: [])
      }
    }
    #expect(throws: ErrorDeFotogramas.duracionNegativa(.seconds(-1))) {
      try GrabacionDeFotogramas(
        duracion: .seconds(1), tramosAnimados: [],
        fotogramas: [Fotograma(inicio: .zero, trabajo: .seconds(-1))])
    }
  }
}

@Suite("Escalas de microcortes")
struct EscalaTests {
  @Test(
    "cada escala tiene sus fronteras y las dos no dicen lo mismo",
    arguments: [
      (0, NivelDeMicrocortes.bien, NivelDeMicrocortes.bien), (5, .bien, .bien),
      (5.01, .aviso, .bien), (9.99, .aviso, .bien), (10, .critico, .bien),
      (10.01, .critico, .aviso), (25, .critico, .aviso), (25.5, .critico, .critico),
      (50, .critico, .critico), (50.1, .critico, .inmediato),
    ]
  )
  func fronteras(valor: Double, wwdc: NivelDeMicrocortes, xcode: NivelDeMicrocortes) throws {
    let razon = try #require(RazonDeMicrocortes(milisegundosPorSegundo: valor))
    #expect(EscalaDeMicrocortes.wwdc20.valorar(razon) == wwdc)
    #expect(EscalaDeMicrocortes.organizador.valorar(razon) == xcode)
  }

  @Test("lo que no es una razón no se valora", arguments: [-1, .nan, .infinity])
  func noValidas(valor: Double) {
    #expect(RazonDeMicrocortes(milisegundosPorSegundo: valor) == nil)
  }

  @Test("los niveles y las razones se ordenan de mejor a peor")
  func orden() throws {
    #expect(NivelDeMicrocortes.allCases.sorted() == NivelDeMicrocortes.allCases)
    let buena = try RazonDeMicrocortes(microcorte: .milliseconds(1), animando: .seconds(1))
    let mala = try RazonDeMicrocortes(microcorte: .milliseconds(1), animando: .milliseconds(1))
    #expect(buena < mala)
    #expect(mala.descripcion == "1\u{A0}000.00\u{A0}ms/s")
  }
}

@Suite("Modelo de coste declarado")
struct ModeloDeCosteTests {
  private let cuentas = [Cuenta("cuerpos evaluados", 1000), Cuenta("copias", 5)]

  @Test("traduce conteos a plazos y declara que es un modelo")
  func prevision() throws {
    let modelo = try ModeloDeCoste(["cuerpos evaluados": .microseconds(50)])
    let esperado = """
      50.00 ms de trabajo (modelo declarado, no medido: 50.00 µs por unidad de «cuerpos evaluados»)
      a 60 Hz (16.67 ms): se ve 2 plazos tarde
      a 120 Hz (8.33 ms): se ve 5 plazos tarde
      """
    let prevision = try modelo.prevision(de: cuentas)
    #expect(String(prevision.map { $0 == Numero.separadorDeMiles ? " " : $0 }) == esperado)
  }

  @Test("lo que cabe se dice, y un plazo va en singular")
  func cabe() throws {
    let modelo = try ModeloDeCoste(["copias": .milliseconds(2)])
    let prevision = try modelo.prevision(de: cuentas)
    #expect(prevision.contains("a 60\u{A0}Hz (16.67\u{A0}ms): cabe"))
    #expect(prevision.contains("a 120\u{A0}Hz (8.33\u{A0}ms): se ve 1 plazo tarde"))
  }

  @Test("suma varias cuentas y no pone precio a lo que no lo tiene")
  func varias() throws {
    let modelo = try ModeloDeCoste(["cuerpos evaluados": .microseconds(1), "copias": .zero])
    #expect(try modelo.trabajo(de: cuentas) == .milliseconds(1))
  }

  @Test("un precio para algo que no se contó es un error, no un fotograma gratis")
  func errata() throws {
    let modelo = try ModeloDeCoste(["cuerpos": .microseconds(50)])
    #expect(
      throws: ErrorDeFotogramas.cuentaSinContar(
        nombre: "cuerpos", hay: ["cuerpos evaluados", "copias"])
    ) {
      try modelo.trabajo(de: cuentas)
    }
  }

  @Test("los precios imposibles se rechazan y los conteos enormes no desbordan")
  func limites() throws {
    for coste in [Duration.seconds(-1), .seconds(2)] {
      #expect(throws: ErrorDeFotogramas.costeNoValido(cuenta: "copias", coste: coste)) {
        try ModeloDeCoste(["copias": coste])
      }
    }
    let caro = try ModeloDeCoste(["copias": .seconds(1)])
    let prevision = try caro.prevision(de: [Cuenta("copias", .max)])
    #expect(prevision.contains("tarde"))
  }
}
