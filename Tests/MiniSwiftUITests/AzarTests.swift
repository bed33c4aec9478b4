import MiniSwiftUI
import Testing

private struct Perezosa: View {
  let tareas: [Tarea]
  var body: some View {
    List {
      Text("arriba")
      ForEach(tareas) { FilaConBorrador(titulo: $0.titulo) }
    }
  }
}

private struct Entera: View {
  let tareas: [Tarea]
  var body: some View {
    VStack { ForEach(tareas) { FilaConBorrador(titulo: $0.titulo) } }
  }
}

/// Cambios al azar comparados con un modelo que no sabe nada de identidades.
@MainActor @Suite("Listas al azar") struct AzarTests {
  private static func cambiar(
    _ tareas: inout [Tarea],
    _ siguiente: inout Int,
    _ generador: inout Generador
  ) {
    switch Int.random(in: 0..<6, using: &generador) {
    case 0, 1:
      let lugar = Int.random(in: 0...tareas.count, using: &generador)
      tareas.insert(Tarea(id: siguiente, titulo: "t\(siguiente)"), at: lugar)
      siguiente += 1
    case 2 where !tareas.isEmpty:
      tareas.remove(at: Int.random(in: 0..<tareas.count, using: &generador))
    case 3 where !tareas.isEmpty:
      tareas[Int.random(in: 0..<tareas.count, using: &generador)].titulo += "'"
    case 4: tareas.shuffle(using: &generador)
    default: tareas.reverse()
    }
  }

  @Test("trescientos cambios: cada borrador sigue a su id y solo se crea lo que entra")
  func identidades() {
    var generador = Generador(semilla: 3)
    var tareas: [Tarea] = Tarea.serie(12)
    var siguiente = 100
    var borradores: [Int: String] = [:]
    let pantalla = Pantalla { Entera(tareas: tareas) }
    for vuelta in 0..<300 {
      if !tareas.isEmpty, vuelta.isMultiple(of: 3) {
        let fila = Int.random(in: 0..<tareas.count, using: &generador)
        pantalla.escribir("b\(vuelta)", en: "borrador", fila: fila)
        borradores[tareas[fila].id] = "b\(vuelta)"
      }
      let antes = Set(tareas.map(\.id))
      Self.cambiar(&tareas, &siguiente, &generador)
      let ahora = Set(tareas.map(\.id))
      let conteo = pantalla.contar { pantalla.mostrar(Entera(tareas: tareas)) }
      #expect(pantalla.filas == tareas.map { [$0.titulo, borradores[$0.id] ?? ""] })
      #expect(conteo.identidadesCreadas == ahora.subtracting(antes).count)
      #expect(conteo.identidadesDestruidas == antes.subtracting(ahora).count)
      for id in antes.subtracting(ahora) { borradores[id] = nil }
    }
  }

  @Test("quinientos cambios y desplazamientos: lo visible es siempre el tramo que toca")
  func ventana() {
    var generador = Generador(semilla: 5)
    var tareas: [Tarea] = Tarea.serie(80)
    var siguiente = 1_000
    let pantalla = Pantalla(alto: 440) { Perezosa(tareas: tareas) }
    for _ in 0..<500 {
      if Bool.random(using: &generador) {
        Self.cambiar(&tareas, &siguiente, &generador)
        pantalla.mostrar(Perezosa(tareas: tareas))
      } else {
        pantalla.desplazar(por: Double.random(in: -900...900, using: &generador))
      }
      let todas: [String] = ["arriba"] + tareas.map(\.titulo)
      let primera = Int(pantalla.desplazamiento / 44)
      let ultima = Int(((pantalla.desplazamiento + 440) / 44).rounded(.up))
      let esperadas: [String] = Array(todas[primera..<min(todas.count, ultima)])
      #expect(pantalla.filas.map { $0.first ?? "" } == esperadas)
      #expect(pantalla.desplazamiento <= max(0, Double(todas.count) * 44 - 440))
    }
    #expect(pantalla.registro.avisos.isEmpty)
  }

  @Test("con ids repetidos al azar no se pierde ni se duplica ninguna fila")
  func repetidos() {
    var generador = Generador(semilla: 9)
    let pantalla = Pantalla { Entera(tareas: []) }
    for _ in 0..<200 {
      let cuenta = Int.random(in: 0..<15, using: &generador)
      let tareas: [Tarea] = (0..<cuenta).map { posicion in
        let id = Int.random(in: 0..<8, using: &generador)
        return Tarea(id: id, titulo: "\(id) en \(posicion)")
      }
      pantalla.mostrar(Entera(tareas: tareas))
      #expect(pantalla.filas.map { $0.first ?? "" } == tareas.map(\.titulo))
    }
  }
}
