import Apoyo
import Igualdad
import Laboratorio
import MiniSwiftUI
import MiniTCA
import Testing

private func lista(_ cuantas: Int) -> [Entrega] {
  (0..<cuantas).map {
    Entrega(id: $0, destino: "Calle \($0)", situacion: .enReparto, nota: "")
  }
}

/// Un modelo observable con el mismo tipo de elemento.
@Observable @MainActor private final class Tablero {
  var entregas: [Entrega]
  init(entregas: [Entrega]) { self.entregas = entregas }
}

/// Con todas las filas en pantalla, la última entrega cambia de situación; después llega otra vez.
private let escenario = Escenario(
  "Actualizar una entrega, y otra vez sin cambios",
  unidad: Unidad("cuerpo de fila evaluado", "cuerpos de fila evaluados"), elementos: "entregas"
) { n in
  var entrega = lista(n)[n - 1]
  let store = Store(initialState: Reparto.State(entregas: lista(n))) { Reparto() }
  let pantalla = Pantalla(alto: Double(n + 1) * 44, altoDeFila: 44) {
    ListaDeEntregas(store: store)
  }
  entrega.situacion = .entregada
  let cambio = pantalla.contar { store.send(.actualizar(entrega)) }
  let repetida = pantalla.contar { store.send(.actualizar(entrega)) }
  return [
    Cuenta("cuerpos evaluados con un cambio", cambio.cuerposEvaluados(de: FilaDeEntrega.self)),
    Cuenta("cuerpos evaluados sin cambios", repetida.cuerposEvaluados(de: FilaDeEntrega.self)),
  ]
}

@MainActor
@Suite(
  "Kata 4.2 · La igualdad que miente", .kata("igualdad-que-miente"),
  .escenario(
    escenario,
    costes: [
      "cuerpos evaluados con un cambio": .microseconds(50),
      "cuerpos evaluados sin cambios": .microseconds(50),
    ]))
struct IgualdadQueMiente {
  private let cuerpos = Unidad("cuerpo de fila evaluado", "cuerpos de fila evaluados")

  @Test("Una entrega que cambia, de 1 000, evalúa su fila y ninguna más")
  func unCambio() async throws {
    let evaluados = try await escenario.contar(a: 1_000)
      .valor(de: "cuerpos evaluados con un cambio")
    exigir(
      evaluados, .exacto(1), de: cuerpos,
      porque: "Ha cambiado una entrega y su fila tiene que enterarse. Con 0, alguien ha dicho que "
        + "es igual que antes; con más, que las demás son distintas.")
  }

  @Test("Una actualización que no trae nada nuevo no evalúa ninguna fila")
  func sinCambios() async throws {
    let evaluados = try await escenario.contar(a: 1_000).valor(de: "cuerpos evaluados sin cambios")
    exigir(
      evaluados, .exacto(0), de: cuerpos,
      porque: "La entrega que llega es igual que la que había, campo por campo.")
  }

  @Test("Cada campo que se ve se vuelve a dibujar cuando cambia")
  func cadaCampo() {
    let store = Store(initialState: Reparto.State(entregas: lista(2))) { Reparto() }
    let pantalla = Pantalla { ListaDeEntregas(store: store) }
    let cambios: [(inout Entrega) -> Void] = [
      { $0.situacion = .entregada }, { $0.destino = "Plaza Mayor" }, { $0.nota = "En portería" },
    ]
    var entrega = lista(2)[1]
    var vistas: [[String]] = []
    for cambiar in cambios {
      cambiar(&entrega)
      pantalla.cambiar { store.send(.actualizar(entrega)) }
      vistas.append(pantalla.filas[1])
    }
    exigirIgual(
      vistas,
      [
        ["Calle 1", "Entregada", ""], ["Plaza Mayor", "Entregada", ""],
        ["Plaza Mayor", "Entregada", "En portería"],
      ],
      porque: "Cambian la situación, el destino y la nota, en ese orden, y los tres se ven.")
  }

  @Test("El estado guarda siempre el dato nuevo, se vea o no")
  func estadoAlDia() {
    var entrega = lista(1)[0]
    entrega.situacion = .entregada
    let store = Store(initialState: Reparto.State(entregas: lista(1))) { Reparto() }
    store.send(.actualizar(entrega))
    exigirIgual(
      store.withState { $0.entregas[id: 0]?.situacion }, .entregada,
      porque: "El reducer hace su trabajo: lo que falla, si falla, es cómo se compara.")
  }

  @Test("TestStore ve cambiar la situación y la nota")
  func guionDePruebas() async {
    let store = TestStore(initialState: Reparto.State(entregas: lista(2))) { Reparto() }
    var entrega = lista(2)[1]
    entrega.situacion = .entregada
    await store.send(.actualizar(entrega)) { $0.entregas[id: 1]?.situacion = .entregada }
    entrega.nota = "En portería"
    await store.send(.actualizar(entrega)) { $0.entregas[id: 1]?.nota = "En portería" }
    await store.send(.actualizar(entrega))
  }

  @Test("Un modelo @Observable avisa al asignarle entregas con datos nuevos")
  func modeloObservable() {
    let tablero = Tablero(entregas: lista(1))
    let avisos = Contador("avisos")
    withObservationTracking {
      _ = tablero.entregas
    } onChange: {
      avisos.sumar()
    }
    var nuevas = lista(1)
    nuevas[0].situacion = .entregada
    tablero.entregas = nuevas
    exigir(
      avisos.valor, .exacto(1), de: Unidad("aviso", "avisos"),
      porque:
        "Asignar avisa si el valor nuevo es distinto, y eso lo decide «==». Si miente, el dato "
        + "se guarda y nadie se entera.")
  }
}
