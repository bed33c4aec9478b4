// Trampa de la kata: la forma de dos cierres no distingue «aún no» de «no llegará».

import MiniSwiftUI

public struct Plato: Identifiable {
  public let id: Int
  public let nombre: String
  public let foto: URL

  public init(id: Int, nombre: String, foto: URL) {
    self.id = id
    self.nombre = nombre
    self.foto = foto
  }
}

public struct Carta: View {
  private let platos: [Plato]

  public init(platos: [Plato]) {
    self.platos = platos
  }

  public var body: some View {
    List(platos) { plato in
      FilaDePlato(plato: plato)
    }
  }
}

public struct FilaDePlato: View {
  let plato: Plato

  public var body: some View {
    HStack {
      AsyncImage(url: plato.foto) { imagen in
        imagen.resizable().scaledToFill()
      } placeholder: {
        ProgressView("Cargando")
      }
      .frame(width: 120, height: 120)
      .clipped()
      Text(plato.nombre)
    }
  }
}
