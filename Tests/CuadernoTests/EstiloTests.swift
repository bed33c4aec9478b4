import Testing

@testable import Cuaderno

@Suite("Color y símbolos")
struct EstiloTests {
  private func estilo(_ entorno: [String: String], terminal: Bool = true) -> Estilo {
    Estilo(entorno: entorno, esTerminal: terminal, columnas: nil)
  }

  @Test("Hay color solo en una terminal que lo admite y si nadie lo niega")
  func color() {
    #expect(estilo([:]).color)
    #expect(!estilo([:], terminal: false).color)
    #expect(!estilo(["TERM": "dumb"]).color)
    #expect(!estilo(["NO_COLOR": "1"]).color)
    #expect(estilo(["NO_COLOR": ""]).color)
    #expect(estilo(["CLICOLOR_FORCE": "1"], terminal: false).color)
    #expect(!estilo(["NO_COLOR": "1", "FORCE_COLOR": "1"]).color)
  }

  @Test("Los símbolos pasan a letras si la localización declarada no es UTF-8")
  func simbolos() {
    #expect(estilo(["LANG": "es_ES.UTF-8"]).unicode)
    #expect(estilo(["LC_ALL": "C.utf8"]).unicode)
    #expect(estilo([:]).unicode)
    #expect(!estilo(["LC_ALL": "C", "LANG": "es_ES.UTF-8"]).unicode)
    #expect(estilo(["LC_ALL": "C", "NO_COLOR": "1"]).bien == "[ok]")
    #expect(estilo(["NO_COLOR": "1"]).mal == "✘")
  }

  @Test("El ancho sale de COLUMNS, de la terminal o es 80")
  func ancho() {
    #expect(estilo(["COLUMNS": "100"]).ancho == 100)
    #expect(estilo(["COLUMNS": "nada"]).ancho == 80)
    #expect(Estilo(entorno: [:], esTerminal: true, columnas: 120).ancho == 120)
  }

  @Test("La barra de progreso no se sale de su ancho")
  func barra() {
    let estilo = estilo(["NO_COLOR": "1"])
    #expect(estilo.barra(0, de: 4, ancho: 4) == "░░░░")
    #expect(estilo.barra(3, de: 4, ancho: 4) == "███░")
    #expect(estilo.barra(4, de: 4, ancho: 4) == "████")
    #expect(estilo.barra(0, de: 0, ancho: 4) == "░░░░")
  }
}
