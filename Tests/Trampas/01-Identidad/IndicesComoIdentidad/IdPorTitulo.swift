// Trampa de la kata: la identidad es el título, que puede repetirse.

import MiniSwiftUI

public struct Tarea: Identifiable {
  public let id: Int
  public var titulo: String

  public init(id: Int, titulo: String) {
    self.id = id
    self.titulo = titulo
  }
}

public struct ListaDeTareas: View {
  private let tareas: [Tarea]

  public init(tareas: [Tarea]) {
    self.tareas = tareas
  }

  public var body: some View {
    List {
      ForEach(tareas, id: \.titulo) { tarea in
        FilaDeTarea(tarea: tarea)
      }
    }
  }
}

public struct FilaDeTarea: View {
  let tarea: Tarea
  @State private var nota = ""

  public var body: some View {
    HStack {
      Text(tarea.titulo)
      TextField("Nota", text: $nota)
    }
  }
}
