// Trampa de la kata: la tarea se cancela bien, y mientras llega la nueva se sigue viendo la de antes.

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
    .task(id: vineta) {
      let nueva = try? await red.imagen(de: vineta)
      if !Task.isCancelled { imagen = nueva }
    }
  }
}
