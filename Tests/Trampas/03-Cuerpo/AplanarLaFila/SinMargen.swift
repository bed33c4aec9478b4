// Trampa de la kata: la fila plana, sin el margen que le daba el alto.

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
    // Viaja por el entorno: con ponerlo en la lista llega a todas las filas.
    .lineLimit(1)
  }
}

public struct FilaDeCiudad: View {
  let ciudad: Ciudad

  public var body: some View {
    HStack(spacing: 12) {
      // Estos modificadores son de Text: cambian su valor y no añaden vistas.
      Text("\(ciudad.grados)°").font(.title3).monospacedDigit()
      Text(ciudad.nombre)
    }
    .accessibilityLabel("\(ciudad.nombre), \(ciudad.grados) grados")
  }
}
