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
    // Un margen en lugar de los tres que se sumaban. Lo transparente y sus recortes no se veían.
    .padding(.vertical, 16)
    .accessibilityLabel("\(ciudad.nombre), \(ciudad.grados) grados")
  }
}
