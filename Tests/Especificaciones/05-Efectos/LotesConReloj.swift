import Apoyo
import Efectos
import Laboratorio
import MiniTCA
import Synchronization
import Testing

/// Un pulsómetro con su cinta y su reloj en la mano de la prueba.
@MainActor private final class Banco {
  let reloj = TestClock<Duration>()
  let store: StoreOf<Pulsometro>
  private let cinta = Cinta()

  init() {
    store = Store(initialState: Pulsometro.State()) { [cinta, reloj] in
      Pulsometro(cinta: { cinta.encender() }, reloj: reloj)
    }
  }

  func hacer(_ accion: Pulsometro.Action) async {
    store.send(accion)
    await store.reposo()
  }

  func emitir(_ pulsos: some Sequence<Int>) async {
    for pulso in pulsos { cinta.emitir(pulso) }
    await store.reposo()
  }

  func apagar() async {
    cinta.apagar()
    await store.reposo()
  }

  func pasar(milisegundos: Int) async {
    await reloj.advance(by: .milliseconds(milisegundos))
    await store.reposo()
  }

  var envios: Int { store.contadores.accionesDeEfectos }
}

/// Lo que se emite llega a quien la encendió por última vez.
private final class Cinta: Sendable {
  private let salida = Mutex<AsyncStream<Int>.Continuation?>(nil)

  func encender() -> AsyncStream<Int> {
    let (flujo, nueva) = AsyncStream.makeStream(of: Int.self)
    salida.withLock { $0 = nueva }
    return flujo
  }

  func emitir(_ pulso: Int) { _ = salida.withLock { $0?.yield(pulso) } }
  func apagar() { salida.withLock { $0?.finish() } }
}

/// Llegan `n` pulsos y siete más de golpe, y pasan 100 ms.
private let escenario = Escenario(
  "Recibir una ráfaga de pulsos y siete más",
  unidad: Unidad("pulso que no llega", "pulsos que no llegan"), elementos: "pulsos"
) { n in
  let banco = Banco()
  await banco.hacer(.aparecio)
  await banco.emitir(0..<(n + 7))
  await banco.pasar(milisegundos: 100)
  return [
    Cuenta("pulsos que no llegan", n + 7 - banco.store.pulsos.count),
    Cuenta("envíos", banco.envios),
  ]
}

@MainActor
@Suite(
  "Kata 5.4 · Lotes con reloj inyectado", .kata("efectos-lotes"),
  .escenario(escenario, costes: ["envíos": .microseconds(20)]))
struct LotesConReloj {
  @Test("De 107 pulsos de golpe llegan los 107 en 100 ms")
  func cola() async throws {
    exigir(
      try await escenario.contar(a: 100).valor(de: "pulsos que no llegan"), .exacto(0),
      de: escenario.unidad,
      porque: "Los que no completan un lote de 50 también son pulsos: al acabar la ventana se "
        + "envían los que haya.")
  }

  @Test("Con una cinta lenta, un pulso se ve a los 100 ms")
  func lenta() async {
    let banco = Banco()
    await banco.hacer(.aparecio)
    await banco.emitir([61])
    await banco.pasar(milisegundos: 100)
    exigirIgual(
      banco.store.pulsos, [61], porque: "Esperar a 50 pulsos puede ser esperar un minuto.")
  }

  @Test("La ventana la marca el reloj inyectado")
  func reloj() async {
    let banco = Banco()
    await banco.hacer(.aparecio)
    await banco.emitir([61])
    let alguienEspera: Bool
    do {
      try await banco.reloj.checkSuspension()
      alguienEspera = false
    } catch {
      alguienEspera = true
    }
    exigirIgual(
      alguienEspera, true,
      porque: "Hay un pulso pendiente y nadie espera al reloj: o no hay ventana, o la marca un "
        + "reloj de verdad y la prueba no puede adelantarlo.")
  }

  @Test("Un pulso cada 40 ms no alarga la ventana")
  func ventanaFija() async {
    let banco = Banco()
    await banco.hacer(.aparecio)
    for pulso in 0..<4 {
      await banco.emitir([pulso])
      await banco.pasar(milisegundos: 40)
    }
    exigirIgual(
      Array(banco.store.pulsos.prefix(1)), [0],
      porque: "Han pasado 160 ms desde el primero. Si cada pulso reinicia la espera, una cinta que "
        + "no calla no enseña nada.")
  }

  @Test("Cincuenta pulsos de golpe se ven sin esperar")
  func lleno() async {
    let banco = Banco()
    await banco.hacer(.aparecio)
    await banco.emitir(0..<50)
    exigirIgual(banco.store.pulsos, Array(0..<50), porque: "El lote está completo.")
  }

  @Test("Mil pulsos de golpe son veinte envíos")
  func rafaga() async {
    let banco = Banco()
    await banco.hacer(.aparecio)
    await banco.emitir(0..<1_000)
    exigir(
      banco.envios, .exacto(20), de: Unidad("envío", "envíos"),
      porque: "Son veinte lotes de cincuenta.")
    exigirIgual(banco.store.pulsos, Array(0..<1_000), porque: "Llegan todos, en orden.")
  }

  @Test("Sin pulsos no se envía nada")
  func silencio() async {
    let banco = Banco()
    await banco.hacer(.aparecio)
    await banco.pasar(milisegundos: 1_000)
    exigir(
      banco.envios, .exacto(0), de: Unidad("envío", "envíos"),
      porque: "Un lote vacío recorre el árbol de reducers para no decir nada.")
  }

  @Test("Cuando la cinta se apaga llega lo que queda y no sigue nada en marcha")
  func final() async {
    let banco = Banco()
    await banco.hacer(.aparecio)
    await banco.emitir([61, 62])
    await banco.apagar()
    exigirIgual(banco.store.pulsos, [61, 62], porque: "No van a llegar más: no hay que esperar.")
    exigir(
      banco.store.contadores.efectosVivos, .exacto(0), de: Unidad("efecto vivo", "efectos vivos"),
      porque: "Sin cinta no hace falta el reloj.")
  }

  @Test("Salir y volver no repite ningún pulso ni envía nada fuera")
  func salirYVolver() async {
    let banco = Banco()
    await banco.hacer(.aparecio)
    await banco.emitir(0..<50)
    await banco.emitir([50])
    await banco.hacer(.desaparecio)
    let alSalir = banco.envios
    await banco.pasar(milisegundos: 1_000)
    exigir(
      banco.envios - alSalir, .exacto(0), de: Unidad("envío", "envíos"),
      porque: "La pantalla ya no está.")
    await banco.hacer(.aparecio)
    await banco.emitir(51..<101)
    exigirIgual(
      banco.store.pulsos.filter { $0 != 50 }, Array(0..<50) + Array(51..<101),
      porque: "Lo que se vio sigue, y lo nuevo llega una vez.")
  }
}
