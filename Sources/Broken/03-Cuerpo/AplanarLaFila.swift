// Kata 3.3 · Siete niveles, quince modificadores
//
// Qué se ve: la lista del tiempo va peor que otras con más datos. La fila enseña una temperatura y
// un nombre, y no carga ni calcula nada. Antes eran tarjetas; del diseño quedan restos.
//
// Al terminar: la fila tiene seis nodos como mucho y se ve igual: los mismos textos en el mismo
// orden, el mismo alto y la misma etiqueta de accesibilidad.
//
// swift run workbook probar 3.3

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
    VStack(spacing: 0) {
      ZStack {
        Color.clear.cornerRadius(12)
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) {
              ZStack {
                Text("\(ciudad.grados)°").lineLimit(1)
              }
              .font(.title3)
              .monospacedDigit()
            }
            .padding(.trailing, 12)
          }
          VStack(alignment: .leading, spacing: 0) {
            Text(ciudad.nombre).lineLimit(1)
          }
          .font(.body)
          .foregroundStyle(.primary)
        }
        .padding(.vertical, 6)
        .background(Color.clear)
      }
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .padding(.vertical, 6)
    }
    .padding(.vertical, 4)
    .contentShape(Rectangle())
    .accessibilityLabel("\(ciudad.nombre), \(ciudad.grados) grados")
  }
}
