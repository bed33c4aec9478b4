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
  @State private var imagen: UIImage?

  var body: some View {
    Group {
      if let imagen {
        Image(uiImage: imagen).resizable()
      } else {
        ProgressView("Cargando")
      }
    }
    .frame(height: 240)
    .onChange(of: vineta, initial: true) { descargar() }
  }

  private func descargar() {
    Task { imagen = try? await red.imagen(de: vineta) }
  }
}
