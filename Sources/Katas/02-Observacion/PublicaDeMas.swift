// Kata 2.1 · El objeto que publica de más
//
// Qué se ve: un recetario con quinientas recetas a la vista. Tocar «Elegir» en una tarda, y se nota
// más cuantas más recetas hay. Corregir el título de una cuesta lo mismo que elegirla.
//
// Al terminar: elegir otra receta cuesta dos filas, la que lo era y la que lo es; corregir un
// título cuesta una, y se ve.
//
// swift run workbook probar 2.1

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
