// Trampa de la kata: «.equatable()» sobre una fila que sigue suscrita al objeto.

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
  @Published public var recetas: [Receta]
  @Published public var elegida: Receta.ID?

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
      FilaDeReceta(recetario: recetario, receta: receta).equatable()
    }
  }
}

public struct FilaDeReceta: View, Equatable {
  @ObservedObject var recetario: Recetario
  let receta: Receta

  public nonisolated static func == (una: Self, otra: Self) -> Bool {
    una.receta.id == otra.receta.id && una.receta.titulo == otra.receta.titulo
  }

  public var body: some View {
    HStack {
      Text(receta.titulo)
      Button("Elegir") { recetario.elegida = receta.id }
    }
    .background(recetario.elegida == receta.id ? Color.blue : .clear)
  }
}
