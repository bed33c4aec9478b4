import Testing

@testable import Cuaderno

@Suite("Modo de vigilancia")
struct MaquinaDeObservacionTests {
  private static let primera = Kata.dePrueba(numero: "1.1")
  private static let segunda = Kata.dePrueba(numero: "1.2")
  private let verde = Veredicto(estado: .verde, pruebas: [])
  private let roja = Veredicto(estado: .roja, pruebas: [])

  private func maquina() -> MaquinaDeObservacion {
    MaquinaDeObservacion(kata: Self.primera) { $0 == Self.primera ? Self.segunda : nil }
  }

  @Test("Guardar vuelve a probar y cierra el panel")
  func guardar() {
    var maquina = maquina()
    _ = maquina.recibir(.veredicto(roja))
    _ = maquina.abrir("una pista")
    #expect(maquina.panel == "una pista")
    #expect(maquina.recibir(.guardado) == [.dibujar, .probar(deNuevo: false)])
    #expect(maquina.panel == nil)
    #expect(maquina.fase == .probando(avance: "Preparando…"))
  }

  @Test("Cada tecla pide su panel")
  func paneles() {
    var maquina = maquina()
    #expect(maquina.recibir(.tecla(.letra("p"))) == [.abrir(.pista)])
    #expect(maquina.recibir(.tecla(.letra("s"))) == [.abrir(.solucion)])
    #expect(maquina.recibir(.tecla(.letra("l"))) == [.abrir(.lista)])
    #expect(maquina.recibir(.tecla(.letra("r"))) == [.dibujar, .probar(deNuevo: true)])
    #expect(maquina.recibir(.tecla(.letra("m"))) == [.medir])
    #expect(maquina.recibir(.medida("una tabla")) == [.dibujar])
    #expect(maquina.panel == "una tabla")
    #expect(maquina.recibir(.tecla(.letra("x"))) == [])
  }

  @Test("Salir termina con 0 y Ctrl-C con 130")
  func salir() {
    var maquina = maquina()
    #expect(maquina.recibir(.tecla(.letra("q"))) == [.salir(codigo: 0)])
    #expect(maquina.recibir(.tecla(.interrumpir)) == [.salir(codigo: 130)])
  }

  @Test("Solo se avanza a mano y desde el verde")
  func avanzar() {
    var maquina = maquina()
    _ = maquina.recibir(.veredicto(roja))
    #expect(maquina.recibir(.tecla(.letra("n"))) == [.dibujar])
    #expect(maquina.kata == Self.primera)
    _ = maquina.recibir(.veredicto(verde))
    #expect(maquina.kata == Self.primera)
    #expect(maquina.recibir(.tecla(.intro)) == [.dibujar, .probar(deNuevo: false)])
    #expect(maquina.kata == Self.segunda)
    _ = maquina.recibir(.veredicto(verde))
    _ = maquina.recibir(.tecla(.letra("n")))
    #expect(maquina.kata == Self.segunda)
    #expect(maquina.panel?.hasPrefix("Era la última kata.") == true)
  }

  @Test("El avance solo se ve mientras se prueba")
  func avance() {
    var maquina = maquina()
    #expect(maquina.recibir(.avance("Compilando…")) == [.dibujar])
    _ = maquina.recibir(.veredicto(verde))
    #expect(maquina.recibir(.avance("tarde")) == [])
    #expect(maquina.fase == .visto(verde))
  }

  @Test("Las teclas se leen de sus bytes; lo demás se pasa por alto")
  func teclas() {
    #expect(Tecla(byte: 3) == .interrumpir)
    #expect(Tecla(byte: UInt8(ascii: "Q")) == .letra("q"))
    #expect(Tecla(byte: 13) == .intro)
    #expect(Tecla(byte: 27) == nil)
  }
}
