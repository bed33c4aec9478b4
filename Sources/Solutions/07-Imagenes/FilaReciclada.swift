// Kata 7.9 · La imagen de otra fila
//
// Qué se ve: un visor de tebeos tiene tres huecos fijos y, al pasar página, cada hueco enseña otra
// viñeta. Si se pasa deprisa, a veces queda la viñeta de otra página. Y el servidor sigue sirviendo
// páginas que ya nadie mira.
//
// Al terminar: cada hueco enseña su viñeta o nada; las descargas de páginas pasadas se cancelan.
//
// swift run workbook probar 7.9

import MiniSwiftUI

public struct VisorDeTebeo: View {
  private let vinetas: [URL]
  private let pagina: Int
  private let red: any ServicioDeImagenes

  /// - Parameter pagina: Desde cero; cada una enseña tres viñetas.
  public init(vinetas: [URL], pagina: Int, red: any ServicioDeImagenes) {
    self.vinetas = vinetas
    self.pagina = pagina
    self.red = red
  }

  public var body: some View {
    VStack {
      Hueco(vineta: vinetas[pagina * 3], red: red)
      Hueco(vineta: vinetas[pagina * 3 + 1], red: red)
      Hueco(vineta: vinetas[pagina * 3 + 2], red: red)
    }
  }
}

struct Hueco: View {
  let vineta: URL
  let red: any ServicioDeImagenes
  /// La imagen y de qué viñeta es: sin lo segundo no se sabe si todavía vale.
  @State private var cargada: (vineta: URL, imagen: UIImage)?

  var body: some View {
    Group {
      if let cargada, cargada.vineta == vineta {
        Image(uiImage: cargada.imagen).resizable()
      } else {
        ProgressView("Cargando")
      }
    }
    .frame(height: 240)
    // Con otra viñeta, SwiftUI cancela esta tarea y empieza otra.
    .task(id: vineta) {
      guard let imagen = try? await red.imagen(de: vineta), !Task.isCancelled else { return }
      cargada = (vineta, imagen)
    }
  }
}
