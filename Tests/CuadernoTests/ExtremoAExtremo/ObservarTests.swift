import Foundation
import Testing

@testable import Cuaderno

extension ExtremoAExtremo {
  /// El modo de vigilancia con teclas de verdad, en una terminal de verdad.
  @Suite("Observar")
  struct Observar {
    private let katas = Catalogo.delCuaderno.katas

    @Test("Guardar vuelve a probar; cada tecla hace lo suyo; q deja la terminal como estaba")
    func sesionEntera() throws {
      let copia = try CopiaDelCuaderno()
      let terminal = try copia.terminal()
      let antes = terminal.ajustes
      try terminal.esperar("Roja: fallan 5 de 7 pruebas.")
      #expect(terminal.ajustes != antes, "El modo de tecla a tecla no se activó.")
      terminal.pulsar("p")
      try terminal.esperar("Pista 1 de 3")
      terminal.pulsar("s")
      try terminal.esperar("La solución se enseña al llegar al verde")
      terminal.pulsar("n")
      try terminal.esperar("Todavía no está en verde.")
      try copia.resolver(katas[0])
      try terminal.esperar("Verde: pasan las 7 pruebas.")
      terminal.pulsar("s")
      try terminal.esperar("Tu archivo es igual que la solución.")
      terminal.pulsar("l")
      try terminal.esperar("▸ ✔ 1.1  resuelta")
      terminal.redimensionar(columnas: 60)
      try terminal.esperar("m medir\r\nn siguiente")
      terminal.pulsar("r")
      try terminal.esperar("Verde: pasan las 7 pruebas.")
      terminal.pulsar("m")
      try terminal.esperar("modelo declarado, no medido")
      terminal.pulsar("n")
      try terminal.esperar("Kata 1.2 · UUID al dibujar")
      try terminal.esperar("Roja:")
      terminal.pulsar("q")
      #expect(try terminal.terminar() == 0)
      #expect(terminal.ajustes == antes)
    }

    @Test("Ctrl-C en plena compilación termina con 130 y deja la terminal como estaba")
    func interrumpir() throws {
      let copia = try CopiaDelCuaderno()
      let terminal = try copia.terminal("observar", "1.1")
      let antes = terminal.ajustes
      try terminal.esperar("Compilando la kata 1.1…")
      terminal.pulsar("\u{3}")
      #expect(try terminal.terminar() == 130)
      #expect(terminal.ajustes == antes)
    }

    @Test("Un archivo a medio escribir no compila y al terminarlo se recupera solo")
    func aMedioEscribir() throws {
      let copia = try CopiaDelCuaderno()
      let terminal = try copia.terminal()
      try terminal.esperar("Roja:")
      try copia.reemplazar("ForEach(", por: "ForEac(", en: katas[0].rutaDeTrabajo)
      try terminal.esperar("cannot find 'ForEac' in scope")
      try copia.resolver(katas[0])
      try terminal.esperar("Verde:")
      terminal.pulsar("q")
      #expect(try terminal.terminar() == 0)
    }
  }
}
