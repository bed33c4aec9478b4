import Apoyo
import Efectos
import Laboratorio
import MiniTCA
import Observation
import Testing

/// La carrera `i` tiene diez tramos de `i` metros.
private func carreras(_ cuantas: Int, _ testigo: TestigoDeEjecutor) -> [Carrera] {
  (0..<cuantas).map {
    Carrera(id: $0, tramos: Array(repeating: $0, count: 10), testigo: testigo)
  }
}

@MainActor private func diario(_ carreras: [Carrera]) -> StoreOf<Diario> {
  Store(initialState: Diario.State()) { Diario(descargar: { carreras }) }
}

/// Se abre el diario y se espera a que estén los resúmenes.
private let escenario = Escenario(
  "Resumir las carreras al abrir el diario",
  unidad: Unidad(
    "carrera sumada en el actor principal", "carreras sumadas en el actor principal"),
  elementos: "carreras"
) { n in
  let testigo = TestigoDeEjecutor()
  let store = diario(carreras(n, testigo))
  await store.send(.aparecio).finish()
  return [
    Cuenta("carreras sumadas en el actor principal", testigo.enPrincipal),
    Cuenta("carreras sumadas fuera", testigo.fuera),
  ]
}

@MainActor
@Suite(
  "Kata 5.2 · `async` no basta", .kata("efectos-nonisolated"),
  .escenario(
    escenario, costes: ["carreras sumadas en el actor principal": .microseconds(20)]))
struct AsyncNoBasta {
  @Test("Abrir el diario con 500 carreras no suma ninguna en el actor principal")
  func ningunaEnElPrincipal() async throws {
    let sumadas = try await escenario.contar(a: 500)
      .valor(de: "carreras sumadas en el actor principal")
    exigir(
      sumadas, .exacto(0), de: escenario.unidad,
      porque: "Con las banderas de un proyecto nuevo, una función `nonisolated async` corre en el "
        + "actor de quien la llama. Mira quién llama a la que suma, y en qué actor está.")
  }

  @Test("Las 500 se suman fuera del actor principal")
  func todasFuera() async throws {
    let fuera = try await escenario.contar(a: 500).valor(de: "carreras sumadas fuera")
    exigir(
      fuera, .minimo(500),
      de: Unidad("carrera sumada fuera", "carreras sumadas fuera"),
      porque: "Cada carrera hay que leerla para sumarla, y tiene que ser en otro sitio.")
  }

  @Test("Cada resumen tiene los metros de su carrera, en el mismo orden")
  func resultado() async {
    let store = diario(carreras(4, TestigoDeEjecutor()))
    await store.send(.aparecio).finish()
    exigirIgual(
      Array(store.resumenes), (0..<4).map { Resumen(id: $0, metros: $0 * 10) },
      porque: "Sacar el trabajo del actor principal no cambia lo que se ve.")
  }

  @Test("El resultado llega al estado en el actor principal")
  func vuelta() async {
    let store = diario(carreras(4, TestigoDeEjecutor()))
    let testigo = TestigoDeEjecutor()
    withObservationTracking {
      _ = store.resumenes
    } onChange: {
      testigo.apuntar()
    }
    await store.send(.aparecio).finish()
    exigirIgual(
      [testigo.enPrincipal, testigo.fuera], [1, 0],
      porque: "El estado cambia una vez y en el actor principal, que es quien dibuja.")
  }

  @Test("Mientras se suma lo dice, y después deja de decirlo")
  func indicador() async {
    let store = diario(carreras(4, TestigoDeEjecutor()))
    let envio = store.send(.aparecio)
    exigirIgual(store.calculando, true, porque: "Todavía no hay resúmenes.")
    await envio.finish()
    exigirIgual(store.calculando, false, porque: "Ya los hay.")
  }
}
