// Trampa de la kata: enumerar la lista parece dar un id a cada tarea, pero es la posición otra vez.

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
      ForEach(Array(tareas.enumerated()), id: \.offset) { _, tarea in
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
