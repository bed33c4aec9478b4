// Trampa de la kata: una fila en blanco mide lo que debe y no dice que está llegando.

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
      AsyncImage(
        url: plato.foto, transaction: Transaction(animation: .easeIn(duration: 0.2))
      ) { fase in
        switch fase {
        case .empty:
          Color.clear
        case .success(let imagen):
          imagen.resizable().scaledToFill()
        case .failure:
          Image(systemName: "photo.badge.exclamationmark")
        // Apple puede añadir fases: una que no conocemos no dibuja nada, pero ocupa su sitio.
        @unknown default:
          Color.clear
        }
      }
      // Por fuera: el hueco mide lo mismo en todas las fases.
      .frame(width: 120, height: 120)
      .clipped()
      Text(plato.nombre)
    }
  }
}
