// Trampa de la kata: @Observable, pero cada fila sigue leyendo cuál es la elegida.

import MiniSwiftUI

public struct Receta: Identifiable, Sendable {
  public let id: Int
  public var titulo: String

  public init(id: Int, titulo: String) {
    self.id = id
    self.titulo = titulo
  }
}

@Observable @MainActor public final class Recetario {
  public var recetas: [Receta]
  public var elegida: Receta.ID?

  public init(recetas: [Receta]) {
    self.recetas = recetas
  }
}

public struct ListaDeRecetas: View {
  private let recetario: Recetario

  public init(recetario: Recetario) {
    self.recetario = recetario
  }

  public var body: some View {
    List(recetario.recetas) { receta in
      FilaDeReceta(recetario: recetario, receta: receta)
    }
  }
}

public struct FilaDeReceta: View {
  let recetario: Recetario
  let receta: Receta

  public var body: some View {
    HStack {
      Text(receta.titulo)
      Button("Elegir") { recetario.elegida = receta.id }
    }
    .background(recetario.elegida == receta.id ? Color.blue : .clear)
  }
}
