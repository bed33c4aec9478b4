// Trampa de la kata: sin @Published nadie se evalúa de más, ni de menos.

import MiniSwiftUI

public struct Receta: Identifiable, Sendable {
  public let id: Int
  public var titulo: String

  public init(id: Int, titulo: String) {
    self.id = id
    self.titulo = titulo
  }
}

@MainActor public final class Recetario: ObservableObject {
  public var recetas: [Receta]
  public var elegida: Receta.ID?

  public init(recetas: [Receta]) {
    self.recetas = recetas
  }
}

public struct ListaDeRecetas: View {
  @ObservedObject private var recetario: Recetario

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
  @ObservedObject var recetario: Recetario
  let receta: Receta

  public var body: some View {
    HStack {
      Text(receta.titulo)
      Button("Elegir") { recetario.elegida = receta.id }
    }
    .background(recetario.elegida == receta.id ? Color.blue : .clear)
  }
}
