import MiniSwiftUI

@Observable @MainActor final class ModeloDeTareas {
  var tareas: [Tarea]

  init(cuenta: Int) { tareas = Tarea.serie(cuenta) }
}

struct ListaDeModelo: View {
  let modelo: ModeloDeTareas
  var body: some View {
    List(modelo.tareas) { FilaConBorrador(titulo: $0.titulo) }
  }
}
