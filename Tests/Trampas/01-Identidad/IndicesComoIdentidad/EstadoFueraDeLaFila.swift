// Trampa de la kata: la nota sale de la fila a un diccionario por posición.

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
  @State private var notas: [Int: String] = [:]

  public init(tareas: [Tarea]) {
    self.tareas = tareas
  }

  public var body: some View {
    List {
      ForEach(tareas.indices, id: \.self) { indice in
        FilaDeTarea(
          tarea: tareas[indice],
          nota: Binding(get: { notas[indice] ?? "" }, set: { notas[indice] = $0 }))
      }
    }
  }
}

public struct FilaDeTarea: View {
  let tarea: Tarea
  @Binding var nota: String

  public var body: some View {
    HStack {
      Text(tarea.titulo)
      TextField("Nota", text: $nota)
    }
  }
}
