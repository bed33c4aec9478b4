import Apoyo
import Efectos
import Laboratorio
import MiniTCA
import Testing

/// Ninguna lista llega ordenada: cada vuelo está a 7 919 minutos del anterior, dando la vuelta.
private func vuelos(_ cuantos: Int, testigo: TestigoDeEjecutor = TestigoDeEjecutor()) -> [Vuelo] {
  (0..<cuantos).map {
    Vuelo(id: $0, destino: "Puerta \($0)", salida: $0 * 7_919 % cuantos, testigo: testigo)
  }
}

@MainActor private func tablon() -> StoreOf<Tablon> {
  Store(initialState: Tablon.State()) { Tablon() }
}

/// Llega una lista, se espera a que acaben los efectos y la vista lee el estado tres veces.
private let escenario = Escenario(
  "Recibir una lista de vuelos",
  unidad: Unidad("hora leída en el actor principal", "horas leídas en el actor principal"),
  elementos: "vuelos"
) { n in
  let testigo = TestigoDeEjecutor()
  let store = tablon()
  await store.send(.recibidos(vuelos(n, testigo: testigo))).finish()
  for _ in 0..<3 { _ = store.state.vuelos.ids }
  return [Cuenta("horas leídas en el actor principal", testigo.enPrincipal)]
}

@MainActor
@Suite(
  "Kata 5.1 · En el reducer se decide", .kata("efectos-trabajo-en-reducer"),
  .escenario(escenario, costes: ["horas leídas en el actor principal": .nanoseconds(20)]))
struct EnElReducerSeDecide {
  @Test("Recibir 20 000 vuelos no lee ninguna hora en el actor principal")
  func sinLecturas() async throws {
    let lecturas = try await escenario.contar(a: 20_000)
      .valor(de: "horas leídas en el actor principal")
    exigir(
      lecturas, .exacto(0), de: escenario.unidad,
      porque: "El reducer, y cualquier propiedad calculada del estado, corre en el actor "
        + "principal, entre dos fotogramas. Ordenar necesita las horas: se hace en el efecto.")
  }

  @Test("Los vuelos se ven por orden de salida")
  func orden() async {
    let store = tablon()
    await store.send(.recibidos(vuelos(10))).finish()
    exigirIgual(
      store.vuelos.map(\.salida), Array(0..<10), porque: "El primero que sale va el primero.")
    exigirIgual(
      store.vuelos.map(\.destino).first, "Puerta 0", porque: "Cada vuelo conserva su destino.")
  }

  @Test("Al recibir otra lista se ve la de antes hasta que la nueva está")
  func nuncaVacio() async {
    let store = tablon()
    await store.send(.recibidos(vuelos(10))).finish()
    let envio = store.send(.recibidos(vuelos(4)))
    exigirIgual(
      store.vuelos.isEmpty, false, porque: "Un tablón vacío, ni siquiera un momento, parpadea.")
    await envio.finish()
    exigirIgual(store.vuelos.count, 4, porque: "Ahora hay cuatro vuelos.")
  }

  @Test("De dos listas seguidas queda la última")
  func dosSeguidas() async {
    let store = tablon()
    let primera = store.send(.recibidos(vuelos(10)))
    let segunda = store.send(.recibidos(vuelos(3)))
    await primera.finish()
    await segunda.finish()
    exigirIgual(store.vuelos.count, 3, porque: "La lista de diez ya era vieja.")
  }

  @Test("Un `TestStore` llega al mismo estado y no deja ningún efecto en marcha")
  func guion() async {
    let store = TestStore(initialState: Tablon.State()) { Tablon() }
    store.exhaustivity = .off
    await store.send(.recibidos(vuelos(10)))
    await store.finish()
    await store.skipReceivedActions(strict: false)
    exigirIgual(
      store.state.vuelos.map(\.id).count, 10, porque: "Al acabar los efectos están todos.")
    exigirIgual(
      store.state.vuelos.map(\.salida), Array(0..<10), porque: "Y en orden de salida.")
  }
}
