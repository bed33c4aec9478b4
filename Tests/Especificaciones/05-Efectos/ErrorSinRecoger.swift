import Apoyo
import Efectos
import Laboratorio
import MiniTCA
import Testing

private struct SinRed: Error {}

/// Un servidor que falla las primeras veces, o que no contesta la primera.
@MainActor private final class Banco {
  let store: StoreOf<Recetario>
  let peticiones = Contador("peticiones")

  init(recetas: [String] = [], fallos: Int = 0, calladas: Int = 0) {
    store = Store(initialState: Recetario.State(recetas: recetas)) { [peticiones] in
      Recetario(descargar: {
        let numero = peticiones.sumar()
        // Un flujo que no emite ni acaba: se espera en él hasta que cancelan la tarea.
        let silencio = AsyncStream(Int.self) { _ in }
        if numero <= calladas { for await _ in silencio {} }
        try Task.checkCancellation()
        if numero <= fallos { throw SinRed() }
        return ["Arroz", "Caldo"]
      })
    }
  }

  func cargar() async { await store.send(.cargar).finish() }
}

/// Se intenta cargar `n` veces y falla todas menos la última.
private let escenario = Escenario(
  "Reintentar hasta que hay red",
  unidad: Unidad("petición que llega al servidor", "peticiones que llegan al servidor"),
  elementos: "intentos"
) { n in
  let banco = Banco(fallos: n - 1)
  var girando = 0
  for _ in 0..<n {
    await banco.cargar()
    if banco.store.cargando { girando += 1 }
  }
  return [
    Cuenta("peticiones que llegan al servidor", banco.peticiones.valor),
    Cuenta("intentos que se quedan girando", girando),
  ]
}

@MainActor
@Suite(
  "Kata 5.7 · El error que nadie recoge", .kata("efectos-error"), .escenario(escenario))
struct ErrorSinRecoger {
  @Test("Tras un fallo el indicador se para")
  func indicadorTrasFallo() async {
    let banco = Banco(fallos: 1)
    await banco.cargar()
    exigirIgual(
      banco.store.cargando, false,
      porque: "El efecto ha acabado sin enviar nada: si nadie recoge el error, el estado se queda "
        + "como estaba, girando.")
  }

  @Test("Tras un fallo se explica y se sigue viendo lo que había")
  func motivo() async {
    let banco = Banco(recetas: ["Pan"], fallos: 1)
    await banco.cargar()
    exigirIgual(banco.store.aviso != nil, true, porque: "Quien espera tiene que saber qué pasó.")
    exigirIgual(banco.store.recetas, ["Pan"], porque: "Un fallo de red no borra recetas.")
  }

  @Test("Los cinco intentos llegan al servidor y el último carga")
  func reintentar() async throws {
    let peticiones = try await escenario.contar(a: 5)
      .valor(de: "peticiones que llegan al servidor")
    exigir(
      peticiones, .exacto(5), de: escenario.unidad,
      porque: "Cada toque en «reintentar» es una petición. Con el indicador levantado, el reducer "
        + "cree que ya hay una en marcha.")
  }

  @Test("Tras cancelar el indicador se para y no hay ningún aviso")
  func indicadorTrasCancelar() async {
    let banco = Banco(calladas: 1)
    await cargarYCancelar(banco)
    exigirIgual(
      banco.store.cargando, false,
      porque: "Un efecto cancelado no puede enviar: sus envíos no hacen nada. El indicador lo baja "
        + "quien cancela.")
    exigirIgual(banco.store.aviso, nil, porque: "Cancelar no es un fallo.")
  }

  @Test("Tras cancelar se puede volver a cargar")
  func cargarTrasCancelar() async {
    let banco = Banco(calladas: 1)
    await cargarYCancelar(banco)
    await banco.cargar()
    exigirIgual(
      banco.store.recetas, ["Arroz", "Caldo"], porque: "La segunda vez el servidor contesta.")
  }

  @Test("Si no falla nada se ven las recetas, sin indicador ni aviso")
  func bien() async {
    let banco = Banco()
    await banco.cargar()
    exigirIgual(banco.store.recetas, ["Arroz", "Caldo"], porque: "El servidor ha contestado.")
    exigirIgual(banco.store.cargando, false, porque: "Ya están.")
    exigirIgual(banco.store.aviso, nil, porque: "No ha fallado nada.")
  }

  @Test("Pedir dos veces seguidas es una petición")
  func unaPeticion() async {
    let banco = Banco(calladas: 1)
    banco.store.send(.cargar)
    banco.store.send(.cargar)
    await banco.store.reposo()
    exigir(
      banco.peticiones.valor, .exacto(1), de: Unidad("petición", "peticiones"),
      porque: "La primera todavía está en marcha.")
    banco.store.send(.cancelar)
    await banco.store.reposo()
  }

  private func cargarYCancelar(_ banco: Banco) async {
    banco.store.send(.cargar)
    await banco.store.reposo()
    banco.store.send(.cancelar)
    await banco.store.reposo()
  }
}
