// Trampa de la kata: el marco dentro de una fase no vale para las demás.

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
      AsyncImage(url: plato.foto) { fase in
        switch fase {
        case .empty:
          ProgressView("Cargando")
        case .success(let imagen):
          imagen.resizable().scaledToFill().frame(width: 120, height: 120).clipped()
        case .failure:
          Image(systemName: "photo.badge.exclamationmark")
        @unknown default:
          Color.clear
        }
      }
      Text(plato.nombre)
    }
  }
}
