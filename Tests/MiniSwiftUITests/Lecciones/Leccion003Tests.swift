import MiniSwiftUI
import Testing

// Lo que la lección 003 y las demás dicen de la igualdad, con la cuenta que lo zanja.

/// Un elemento cuya igualdad mira el id y nada más.
private struct SoloId: Equatable {
  let id: Int
  var nombre: String
  static func == (izquierda: SoloId, derecha: SoloId) -> Bool { izquierda.id == derecha.id }
}

private struct SinIgualdad { let id: Int }

@Observable private final class Hoja {
  var numero = 1
  var lista = [1, 2, 3]
  var porId = [SoloId(id: 1, nombre: "antes")]
  var incomparables = [SinIgualdad(id: 1)]
}

/// Escrituras que dejan la hoja como estaba, salvo la última, y si notifican a quien la leyó.
private struct Escrituras {
  let que: String
  let notifica: Bool
  let hacer: (Hoja) -> Void

  nonisolated(unsafe) static let tabla: [Escrituras] = [
    .init(que: "asignar el mismo número", notifica: false) { $0.numero = 1 },
    .init(que: "asignar un array igual", notifica: false) { $0.lista = [1, 2, 3] },
    .init(que: "asignar un array que no se puede comparar", notifica: true) {
      $0.incomparables = [SinIgualdad(id: 1)]
    },
    .init(que: "sumar cero", notifica: true) { $0.numero += 0 },
    .init(que: "asignar un elemento igual", notifica: true) { $0.lista[0] = 1 },
    .init(que: "ordenar lo que ya está en orden", notifica: true) { $0.lista.sort() },
    .init(que: "quitar los que cumplan lo imposible", notifica: true) {
      $0.lista.removeAll { $0 > 9 }
    },
    .init(que: "cambiar un nombre que la igualdad no mira", notifica: false) {
      $0.porId = [SoloId(id: 1, nombre: "después")]
    },
  ]
}

/// Cuántas veces se ha preguntado a un `==`.
private enum Consultas { nonisolated(unsafe) static var cuantas = 0 }

/// Solo enteros: un tipo POD.
private struct SoloNumeros: View, Equatable {
  let valor: Int
  nonisolated static func == (izquierda: Self, derecha: Self) -> Bool {
    Consultas.cuantas += 1
    return true
  }
  var body: some View { Text("\(valor)") }
}

/// Con un texto deja de ser POD.
private struct ConTexto: View, Equatable {
  let valor: Int
  let nombre = "uno"
  nonisolated static func == (izquierda: Self, derecha: Self) -> Bool {
    Consultas.cuantas += 1
    return true
  }
  var body: some View { Text("\(nombre) \(valor)") }
}

@MainActor @Suite("Lección 003 · El coste de Equatable, visto desde las vistas", .serialized)
struct Leccion003Tests {
  @Test("Qué escrituras notifican: no todas, y no siempre las que cambian algo")
  func escrituras() {
    for escritura in Escrituras.tabla {
      let hoja = Hoja()
      var notificada = false
      withObservationTracking {
        _ = (hoja.numero, hoja.lista, hoja.porId, hoja.incomparables)
      } onChange: {
        MainActor.assumeIsolated { notificada = true }
      }
      escritura.hacer(hoja)
      #expect(notificada == escritura.notifica, "\(escritura.que)")
    }
  }

  @Test("Con una igualdad que solo mira el id, el valor nuevo se guarda y nadie se entera")
  func guardadoYCallado() {
    let hoja = Hoja()
    hoja.porId = [SoloId(id: 1, nombre: "después")]
    #expect(hoja.porId[0].nombre == "después")
  }

  @Test("Quién decide si una vista es la de antes: sus campos o su ==")
  func quienDecide() {
    // Solo números: por campos, salvo que se pida.
    #expect(consultas { SoloNumeros(valor: $0) } == 0)
    #expect(consultas { SoloNumeros(valor: $0).equatable() } == 1)
    // Con un texto: con «==», se pida o no.
    #expect(consultas { ConTexto(valor: $0) } == 1)
    #expect(consultas { ConTexto(valor: $0).equatable() } == 1)
  }

  /// Cuántas veces se consulta el `==` al enseñar otra vez la vista con otro valor.
  private func consultas(_ vista: (Int) -> some View) -> Int {
    let pantalla = Pantalla { vista(1) }
    Consultas.cuantas = 0
    pantalla.mostrar(vista(2))
    return Consultas.cuantas
  }
}
