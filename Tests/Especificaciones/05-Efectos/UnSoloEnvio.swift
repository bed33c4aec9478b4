import Apoyo
import Efectos
import Laboratorio
import MiniTCA
import Observation
import Testing

private struct SinRed: Error {}

private func contactos(_ cuantos: Int) -> [Contacto] {
  (0..<cuantos).map { Contacto(id: $0, nombre: "Persona \($0)") }
}

/// Manda los contactos y, si se pide, corta al final.
private func flujo(
  _ contactos: [Contacto], cortar: Bool = false
) -> AsyncThrowingStream<Contacto, any Error> {
  AsyncThrowingStream { continuacion in
    for contacto in contactos { continuacion.yield(contacto) }
    continuacion.finish(throwing: cortar ? SinRed() : nil)
  }
}

/// Una agenda cuyo servidor contesta a cada descarga con la siguiente respuesta.
@MainActor private final class Banco {
  let store: StoreOf<Agenda>

  init(_ respuestas: [AsyncThrowingStream<Contacto, any Error>]) {
    let entregadas = Contador("respuestas entregadas")
    store = Store(initialState: Agenda.State()) {
      Agenda(descargar: {
        let posicion = entregadas.sumar() - 1
        return posicion < respuestas.count ? respuestas[posicion] : flujo([])
      })
    }
  }

  func actualizar() async { await store.send(.actualizar).finish() }
}

/// Lo que hace una vista: leer la lista, y volver a leerla cada vez que cambia.
@MainActor private final class Vista {
  private(set) var rondas = 0
  private let store: StoreOf<Agenda>

  init(_ store: StoreOf<Agenda>) {
    self.store = store
    mirar()
  }

  private func mirar() {
    withObservationTracking {
      _ = store.contactos
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.rondas += 1
        self?.mirar()
      }
    }
  }
}

/// Se actualiza una agenda vacía.
private let escenario = Escenario(
  "Actualizar la agenda",
  unidad: Unidad("acción enviada por el efecto", "acciones enviadas por el efecto"),
  elementos: "contactos"
) { n in
  let banco = Banco([flujo(contactos(n))])
  await banco.actualizar()
  return [
    Cuenta("acciones enviadas por el efecto", banco.store.contadores.accionesDeEfectos),
    Cuenta("asignaciones del estado", banco.store.contadores.asignacionesDeEstado),
  ]
}

@MainActor
@Suite(
  "Kata 5.3 · Un solo envío de vuelta", .kata("efectos-mil-envios"),
  .escenario(escenario, costes: ["acciones enviadas por el efecto": .microseconds(20)]))
struct UnSoloEnvio {
  @Test("Traer 1 000 contactos envía una acción desde el efecto")
  func unEnvio() async throws {
    exigir(
      try await escenario.contar(a: 1_000).valor(de: "acciones enviadas por el efecto"),
      .exacto(1), de: escenario.unidad,
      porque: "Cada acción recorre el árbol de reducers entero. Lo que llega junto vuelve junto.")
  }

  @Test("Traer 1 000 contactos asigna el estado dos veces: al pedirlos y al recibirlos")
  func dosAsignaciones() async throws {
    exigir(
      try await escenario.contar(a: 1_000).valor(de: "asignaciones del estado"), .maximo(2),
      de: Unidad("asignación del estado", "asignaciones del estado"),
      porque: "Cada asignación compara lo que miran las vistas.")
  }

  @Test("Traer 1 000 contactos invalida la lista una vez")
  func unaRonda() async {
    let banco = Banco([flujo(contactos(1_000))])
    let vista = Vista(banco.store)
    await banco.actualizar()
    exigir(
      vista.rondas, .exacto(1),
      de: Unidad("ronda de invalidación", "rondas de invalidación"),
      porque: "La lista cambia una vez: de lo que había a lo que ha llegado.")
  }

  @Test("Se ven todos los contactos, en el orden en que llegan")
  func orden() async {
    let banco = Banco([flujo(contactos(5).reversed())])
    await banco.actualizar()
    exigirIgual(
      banco.store.contactos.map(\.id), [4, 3, 2, 1, 0], porque: "El servidor decide el orden.")
  }

  @Test("Un contacto que llega dos veces se ve una, con su último nombre")
  func repetido() async {
    let banco = Banco([flujo(contactos(2) + [Contacto(id: 0, nombre: "Ana")])])
    await banco.actualizar()
    exigirIgual(
      banco.store.contactos.map(\.nombre), ["Ana", "Persona 1"],
      porque: "Es la misma persona, y lo último que se sabe de ella es «Ana».")
  }

  @Test("Si la descarga se corta a medias, se sigue viendo lo que había")
  func corteAMedias() async {
    let banco = Banco([flujo(contactos(5)), flujo(contactos(2), cortar: true)])
    await banco.actualizar()
    await banco.actualizar()
    exigirIgual(
      banco.store.contactos.count, 5,
      porque: "Había cinco contactos. Media lista nueva es peor que la lista de antes.")
  }

  @Test("El fallo se enseña, y una descarga buena lo quita")
  func aviso() async {
    let banco = Banco([flujo([], cortar: true), flujo(contactos(1))])
    await banco.actualizar()
    exigirIgual(
      banco.store.aviso, "No se pudo actualizar la agenda.", porque: "Quien espera debe saberlo.")
    await banco.actualizar()
    exigirIgual(banco.store.aviso, nil, porque: "Esta vez no ha fallado.")
  }
}
