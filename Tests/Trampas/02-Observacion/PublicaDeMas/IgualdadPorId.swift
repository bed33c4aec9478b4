// Trampa de la kata: la fila es Equatable y solo compara el id y si está elegida.

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
      FilaDeReceta(
        receta: receta, estaElegida: receta.id == recetario.elegida, recetario: recetario)
    }
  }
}

/// Recibe valores. Si son los de antes, no hay nada que volver a evaluar.
public struct FilaDeReceta: View, Equatable {
  let receta: Receta
  let estaElegida: Bool
  /// Solo para actuar: sin `@ObservedObject`, tener el objeto no suscribe a lo que publica.
  let recetario: Recetario

  public nonisolated static func == (una: Self, otra: Self) -> Bool {
    una.receta.id == otra.receta.id && una.estaElegida == otra.estaElegida
  }

  public var body: some View {
    HStack {
      Text(receta.titulo)
      Button("Elegir") { recetario.elegida = receta.id }
    }
    .background(estaElegida ? Color.blue : .clear)
  }
}
