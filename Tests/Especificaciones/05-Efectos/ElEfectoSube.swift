import Apoyo
import Efectos
import Laboratorio
import MiniTCA
import Testing

/// El temporizador `i` empieza con `segundos + i`.
private func temporizadores(_ cuantos: Int, segundos: Int = 60) -> [Temporizador.State] {
  (0..<cuantos).map { Temporizador.State(id: $0, segundos: segundos + $0) }
}

@MainActor private final class Banco {
  let reloj = TestClock<Duration>()
  let store: StoreOf<Cocina>

  init(_ temporizadores: [Temporizador.State]) {
    store = Store(initialState: Cocina.State(temporizadores)) { [reloj] in Cocina(reloj: reloj) }
  }

  func hacer(_ acciones: Cocina.Action...) async {
    for accion in acciones { store.send(accion) }
    await store.reposo()
  }

  func pasar(segundos: Int) async {
    await reloj.advance(by: .seconds(segundos))
    await store.reposo()
  }

  /// Espera a que todos los efectos duerman hasta el segundo siguiente, con un límite de vueltas.
  func dormir(_ efectos: Int) async {
    for _ in 0..<100 {
      do {
        try await reloj.checkSuspension()
      } catch {
        if (error as? SuspensionError)?.esperas == efectos { return }
      }
    }
  }

  var envios: Int { store.contadores.accionesDeEfectos }
  var segundos: [Int] { store.temporizadores.map(\.segundos) }
}

/// Se abre la cocina y pasa un segundo.
private let escenario = Escenario(
  "Abrir la cocina y esperar un segundo",
  unidad: Unidad("efecto vivo", "efectos vivos"), elementos: "temporizadores"
) { n in
  let banco = Banco(temporizadores(n))
  await banco.hacer(.aparecio)
  let vivos = banco.store.contadores.efectosVivos
  await banco.dormir(vivos)
  let antes = banco.envios
  await banco.pasar(segundos: 1)
  await banco.dormir(vivos)
  return [
    Cuenta("efectos vivos", vivos),
    Cuenta("acciones en un segundo", banco.envios - antes),
  ]
}

@MainActor
@Suite(
  "Kata 5.6 · El efecto común sube", .kata("efectos-al-padre"),
  .escenario(escenario, costes: ["acciones en un segundo": .microseconds(20)]))
struct ElEfectoSube {
  @Test("Mil temporizadores tienen un efecto vivo")
  func unEfecto() async throws {
    exigir(
      try await escenario.contar(a: 1_000).valor(de: "efectos vivos"), .exacto(1),
      de: escenario.unidad,
      porque: "Todos esperan lo mismo, el segundo siguiente: con que espere uno basta.")
  }

  @Test("Cada segundo llega una acción, haya los temporizadores que haya")
  func unaAccion() async throws {
    exigir(
      try await escenario.contar(a: 1_000).valor(de: "acciones en un segundo"), .exacto(1),
      de: Unidad("acción", "acciones"),
      porque: "Un efecto que envía una acción por fila ha movido el problema: cada acción recorre "
        + "el árbol de reducers.")
  }

  @Test("Cada temporizador resta un segundo por segundo y se para en cero")
  func restan() async {
    let banco = Banco(temporizadores(3, segundos: 1))
    await banco.hacer(.aparecio)
    await banco.pasar(segundos: 2)
    exigirIgual(banco.segundos, [0, 0, 1], porque: "Empezaron en 1, 2 y 3, y han pasado dos.")
  }

  @Test("Uno quitado se para, y los demás siguen")
  func quitado() async {
    let banco = Banco(temporizadores(3))
    await banco.hacer(.aparecio)
    await banco.pasar(segundos: 1)
    await banco.hacer(.quitar(1))
    await banco.pasar(segundos: 1)
    exigirIgual(
      banco.store.temporizadores.map { [$0.id, $0.segundos] }, [[0, 58], [2, 60]],
      porque: "Quedan el 0 y el 2, dos segundos después.")
  }

  @Test("Uno añadido con la cocina abierta también resta")
  func anadido() async {
    let banco = Banco(temporizadores(1))
    await banco.hacer(.aparecio)
    await banco.pasar(segundos: 5)
    await banco.hacer(.anadir(Temporizador.State(id: 9, segundos: 30)))
    await banco.pasar(segundos: 1)
    exigirIgual(banco.segundos, [54, 29], porque: "El nuevo lleva un segundo en marcha.")
  }

  @Test("Dar uno por listo lo pone a cero y no toca los demás")
  func listo() async {
    let banco = Banco(temporizadores(2))
    await banco.hacer(.aparecio, .temporizadores(.element(id: 0, action: .listo)))
    await banco.pasar(segundos: 1)
    exigirIgual(banco.segundos, [0, 60], porque: "Lo que es de una fila sigue siendo suyo.")
  }

  @Test("Entrar dos veces no corre el doble")
  func dosApariciones() async {
    let banco = Banco(temporizadores(1))
    await banco.hacer(.aparecio)
    await banco.hacer(.aparecio)
    await banco.pasar(segundos: 3)
    exigirIgual(banco.segundos, [57], porque: "Han pasado tres segundos, no seis.")
  }

  @Test("Al salir no queda ningún efecto y nada resta")
  func salir() async {
    let banco = Banco(temporizadores(3))
    await banco.hacer(.aparecio)
    await banco.hacer(.desaparecio)
    exigir(
      banco.store.contadores.efectosVivos, .exacto(0), de: escenario.unidad,
      porque: "La lista ya no está a la vista.")
    await banco.pasar(segundos: 3)
    exigirIgual(banco.segundos, [60, 61, 62], porque: "Nadie los ve y nadie los cuenta.")
  }
}
