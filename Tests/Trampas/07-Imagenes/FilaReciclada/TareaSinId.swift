// Trampa de la kata: la tarea no sabe que la viñeta ha cambiado, y no vuelve a empezar.

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
    .task {
      guard let imagen = try? await red.imagen(de: vineta), !Task.isCancelled else { return }
      cargada = (vineta, imagen)
    }
  }
}
