// Trampa de la kata: los modificadores, en un ViewModifier: el código se aplana y la fila no.

import MiniSwiftUI

public struct Ciudad: Identifiable {
  public let id: Int
  public let nombre: String
  public var grados: Int

  public init(id: Int, nombre: String, grados: Int) {
    self.id = id
    self.nombre = nombre
    self.grados = grados
  }
}

public struct ListaDeCiudades: View {
  private let ciudades: [Ciudad]

  public init(ciudades: [Ciudad]) {
    self.ciudades = ciudades
  }

  public var body: some View {
    List(ciudades) { ciudad in
      FilaDeCiudad(ciudad: ciudad)
    }
  }
}

public struct FilaDeCiudad: View {
  let ciudad: Ciudad

  public var body: some View {
    HStack(spacing: 12) {
      Text("\(ciudad.grados)°").font(.title3).monospacedDigit()
      Text(ciudad.nombre)
    }
    .modifier(Tarjeta())
    .accessibilityLabel("\(ciudad.nombre), \(ciudad.grados) grados")
  }
}

struct Tarjeta: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(.vertical, 6)
      .background(Color.clear)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .padding(.vertical, 10)
      .contentShape(Rectangle())
  }
}
