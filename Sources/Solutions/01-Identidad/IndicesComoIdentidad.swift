// Kata 1.1 · Índices como identidad
//
// Qué se ve: empiezas una nota en una tarea, llega otra tarea al principio de la lista y la nota
// aparece en la tarea equivocada. Con mil tareas en pantalla, además, insertar una se nota.
//
// Al terminar: cada nota sigue en su tarea al insertar, al borrar y al mover, y una tarea nueva
// cuesta una fila nueva y nada más.
//
// swift run workbook probar 1.1

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
      // La identidad viaja con la tarea y no con su posición.
      ForEach(tareas) { tarea in
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
