/// El dato de las listas de prueba.
struct Tarea: Identifiable, Equatable {
  let id: Int
  var titulo: String
  var hecha = false

  static func serie(_ cuenta: Int) -> [Tarea] {
    (0..<cuenta).map { Tarea(id: $0, titulo: "t\($0)") }
  }
}
