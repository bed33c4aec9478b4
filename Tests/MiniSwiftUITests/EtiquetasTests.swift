import MiniSwiftUI
import Testing

@MainActor
@Suite("Etiquetas de accesibilidad en pantalla")
struct EtiquetasTests {
  @Test("Cada fila enseña las suyas, de fuera adentro")
  func porFila() {
    let pantalla = Pantalla {
      List(0..<2) { numero in
        HStack { Text("\(numero)").accessibilityLabel("Número \(numero)") }
          .accessibilityLabel("Fila \(numero)")
      }
    }
    #expect(pantalla.etiquetasPorFila == [["Fila 0", "Número 0"], ["Fila 1", "Número 1"]])
  }

  @Test("Lo que está oculto no tiene etiqueta")
  func ocultas() {
    let pantalla = Pantalla {
      List(0..<1) { _ in
        Text("Nada").accessibilityLabel("No se ve").hidden()
      }
    }
    #expect(pantalla.etiquetasPorFila == [[]])
  }
}
