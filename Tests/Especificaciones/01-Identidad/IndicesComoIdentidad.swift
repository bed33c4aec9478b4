import Apoyo
import Identidad
import Laboratorio
import MiniSwiftUI
import Testing

private func lista(_ cuantas: Int) -> [Tarea] {
  (0..<cuantas).map { Tarea(id: $0, titulo: "Tarea \($0)") }
}

/// Con todas las filas en pantalla se inserta una al principio.
private let escenario = Escenario(
  "Insertar una tarea al principio",
  unidad: Unidad("cuerpo de fila evaluado", "cuerpos de fila evaluados"), elementos: "tareas"
) { n in
  let tareas = lista(n)
  let pantalla = Pantalla(alto: Double(n + 1) * 44, altoDeFila: 44) {
    ListaDeTareas(tareas: tareas)
  }
  let conteo = pantalla.contar {
    pantalla.mostrar(ListaDeTareas(tareas: [Tarea(id: n, titulo: "Nueva")] + tareas))
  }
  return [
    Cuenta("cuerpos de fila evaluados", conteo.cuerposEvaluados(de: FilaDeTarea.self)),
    Cuenta("identidades creadas", conteo.identidadesCreadas(de: FilaDeTarea.self)),
    Cuenta("identidades destruidas", conteo.identidadesDestruidas(de: FilaDeTarea.self)),
  ]
}

@MainActor
@Suite(
  "Kata 1.1 · Índices como identidad", .kata("identidad-indices"),
  .escenario(
    escenario,
    costes: [
      "cuerpos de fila evaluados": .microseconds(50), "identidades creadas": .microseconds(100),
    ]))
struct IndicesComoIdentidad {
  @Test("Insertar al principio de 1 000 tareas evalúa el cuerpo de la nueva y de ninguna más")
  func insertarEvaluaUna() async throws {
    let cuerpos = try await escenario.contar(a: 1_000).valor(de: "cuerpos de fila evaluados")
    exigir(
      cuerpos, .maximo(1), de: Unidad("cuerpo de fila evaluado", "cuerpos de fila evaluados"),
      porque: "Solo una tarea es nueva. Si la identidad es la posición, a partir de la inserción "
        + "todas las posiciones enseñan otra tarea.")
  }

  @Test("Insertar al principio crea una identidad y no destruye ninguna")
  func insertarCreaUna() async throws {
    let cuentas = try await escenario.contar(a: 1_000)
    exigir(
      try cuentas.valor(de: "identidades destruidas"), .exacto(0), de: "identidades destruidas",
      porque: "Ninguna tarea se ha ido de la lista.")
    exigir(
      try cuentas.valor(de: "identidades creadas"), .exacto(1), de: "identidades creadas",
      porque: "Ha llegado una tarea y solo una.")
  }

  @Test("La nota sigue en su tarea al insertar otra al principio")
  func notaTrasInsertar() {
    let (pantalla, tareas) = conNota("Preguntar por el plazo", enFila: 1)
    pantalla.mostrar(ListaDeTareas(tareas: [Tarea(id: 9, titulo: "Nueva")] + tareas))
    exigirIgual(
      pantalla.filas[2], ["Tarea 1", "Preguntar por el plazo"],
      porque: "La nota se escribió en «Tarea 1» y ha cambiado de tarea al llegar otra.")
    exigirIgual(
      pantalla.filas[0], ["Nueva", ""], porque: "La tarea recién llegada debe tener la nota vacía.")
  }

  @Test("La nota sigue en su tarea al borrar otra anterior")
  func notaTrasBorrar() {
    let (pantalla, tareas) = conNota("Llevar la factura", enFila: 3)
    pantalla.mostrar(ListaDeTareas(tareas: tareas.filter { $0.id != 1 }))
    exigirIgual(
      pantalla.filas[2], ["Tarea 3", "Llevar la factura"],
      porque: "La nota se escribió en «Tarea 3» y ha cambiado de tarea al borrar otra.")
  }

  @Test("La nota sigue en su tarea al mover la tarea al final")
  func notaTrasMover() {
    let (pantalla, tareas) = conNota("Antes de las seis", enFila: 0)
    pantalla.mostrar(ListaDeTareas(tareas: Array(tareas.dropFirst()) + [tareas[0]]))
    exigirIgual(
      pantalla.filas[4], ["Tarea 0", "Antes de las seis"],
      porque: "La nota se escribió en «Tarea 0», que ahora es la última.")
  }

  @Test("Dos tareas con el mismo título tienen cada una su nota")
  func titulosIguales() {
    let tareas = (0..<4).map { Tarea(id: $0, titulo: "Llamar") }
    let pantalla = Pantalla { ListaDeTareas(tareas: tareas) }
    pantalla.escribir("A la imprenta", en: "Nota", fila: 1)
    pantalla.mostrar(ListaDeTareas(tareas: [Tarea(id: 9, titulo: "Llamar")] + tareas))
    exigirIgual(
      pantalla.filas,
      [["Llamar", ""], ["Llamar", ""], ["Llamar", "A la imprenta"]]
        + Array(repeating: ["Llamar", ""], count: 2),
      porque: "Que dos tareas se titulen igual no las convierte en la misma.")
  }

  @Test("Se ven todos los títulos, en orden")
  func titulosEnOrden() {
    let pantalla = Pantalla { ListaDeTareas(tareas: lista(3)) }
    exigirIgual(
      pantalla.filas.map { $0[0] }, ["Tarea 0", "Tarea 1", "Tarea 2"],
      porque: "La lista enseña cada tarea una vez y en su orden.")
  }

  private func conNota(_ nota: String, enFila fila: Int) -> (Pantalla, [Tarea]) {
    let tareas = lista(5)
    let pantalla = Pantalla { ListaDeTareas(tareas: tareas) }
    pantalla.escribir(nota, en: "Nota", fila: fila)
    return (pantalla, tareas)
  }
}
