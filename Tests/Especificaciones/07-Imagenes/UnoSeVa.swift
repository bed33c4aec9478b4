import Apoyo
import Foundation
import Imagenes
import Laboratorio
import Testing

@MainActor private final class Edificio {
  let red = TransporteDePrueba()
  let descargas: DescargasDePlanos
  private(set) var vueltas: [String: Result<Data, any Error>] = [:]

  /// La red retiene las respuestas hasta `red.soltar()`. La `URLSession` es de verdad.
  init() {
    red.responder(a: "/plano", con: RespuestaHTTP(cuerpo: [7, 7, 7]))
    red.retener()
    descargas = DescargasDePlanos(sesion: SesionDePrueba.crear(para: red))
  }

  func pide(_ quien: String) -> Task<Void, Never> {
    Task {
      do {
        vueltas[quien] = .success(try await descargas.datos(de: red.url("/plano")))
      } catch {
        vueltas[quien] = .failure(error)
      }
    }
  }

  /// Piden todos y la descarga queda en el aire.
  func piden(_ quienes: [String]) async -> [Task<Void, Never>] {
    let tareas = quienes.map(pide)
    await cederElTurno()
    _ = await seCumple { red.enVuelo > 0 }
    return tareas
  }

  /// Le da tiempo a volver y dice cómo acabó.
  func alVolver(_ quien: String) async -> String {
    _ = await seCumple { vueltas[quien] != nil }
    switch vueltas[quien] {
    case nil: return "sigue esperando"
    case .success(let datos):
      return Array(datos) == [7, 7, 7] ? "tiene su plano" : "tiene otra cosa"
    case .failure(let error):
      let cancelada = error is CancellationError || (error as? URLError)?.code == .cancelled
      return cancelada ? "cancelada" : "sin plano: el servidor falló"
    }
  }

  /// `true` si recibió el plano.
  func tienePlano(_ quien: String) -> Bool {
    if case .success(let datos) = vueltas[quien] { Array(datos) == [7, 7, 7] } else { false }
  }
}

/// Piden n, se va el primero y se suelta la red.
private let escenario = Escenario(
  "Se va uno de los que esperan",
  unidad: Unidad("fila sin su plano", "filas sin su plano"), elementos: "filas que esperan"
) { n in
  let edificio = Edificio()
  let tareas = await edificio.piden((0..<n).map { "\($0)" })
  tareas[0].cancel()
  await cederElTurno()
  edificio.red.soltar()
  for tarea in tareas { await tarea.value }
  return [Cuenta("filas sin su plano", (1..<n).count { !edificio.tienePlano("\($0)") })]
}

@MainActor
@Suite(
  "Kata 7.5 · Uno se va, los demás siguen", .kata("imagenes-cancelar-uno"), .escenario(escenario))
struct UnoSeVa {
  @Test("Si se va una de veinte filas, las otras diecinueve reciben su plano")
  func losDemas() async throws {
    exigir(
      try await escenario.contar(a: 20).valor(de: "filas sin su plano"), .exacto(0),
      de: Unidad("fila sin su plano", "filas sin su plano"),
      porque: "Quien se va deja de esperar él. La descarga es de todos los que la esperan.")
  }

  @Test("Quien cancela vuelve en el momento, sin esperar a la descarga")
  func vuelve() async {
    let edificio = Edificio()
    let tareas = await edificio.piden(["lista", "ficha"])
    tareas[0].cancel()
    exigirIgual(
      await edificio.alVolver("lista"), "cancelada",
      porque: "La red sigue sin responder y la fila ya no está: no tiene nada que esperar. "
        + "«await tarea.value» no acaba cuando se cancela a quien espera.")
    edificio.red.soltar()
    for tarea in tareas { await tarea.value }
  }

  @Test("Cuando se va el último, la descarga se cancela")
  func elUltimo() async {
    let edificio = Edificio()
    let tareas = await edificio.piden(["lista", "ficha"])
    for tarea in tareas { tarea.cancel() }
    exigirIgual(
      await seCumple { edificio.red.canceladas == 1 }, true,
      porque: "Ya no la espera nadie: seguir bajándola gasta datos y batería para nada.")
    edificio.red.soltar()
    for tarea in tareas { await tarea.value }
  }

  @Test("Quien pide después de que se fuera el último vuelve a descargarla")
  func pedirOtraVez() async {
    let edificio = Edificio()
    let primera = await edificio.piden(["lista"])
    primera[0].cancel()
    exigirIgual(
      await edificio.alVolver("lista"), "cancelada", porque: "Quien cancela no espera más.")
    let segunda = edificio.pide("ficha")
    await cederElTurno()
    edificio.red.soltar()
    exigirIgual(
      await edificio.alVolver("ficha"), "tiene su plano",
      porque: "La descarga anterior se canceló y no va a traer nada: hay que empezar otra.")
    segunda.cancel()
  }

  @Test("Quien llega en el momento en que otro se va recibe su plano")
  func relevo() async {
    let edificio = Edificio()
    let primera = await edificio.piden(["lista"])
    let segunda = edificio.pide("ficha")
    primera[0].cancel()
    await cederElTurno()
    edificio.red.soltar()
    exigirIgual(
      await edificio.alVolver("ficha"), "tiene su plano",
      porque: "La ficha no ha cancelado nada: que se vaya la fila de la lista no es cosa suya.")
    segunda.cancel()
  }

  @Test("Si la descarga falla, se enteran todos los que esperaban")
  func fallo() async {
    let edificio = Edificio()
    edificio.red.programar(peticion: 1, .estado(500))
    let tareas = await edificio.piden(["lista", "ficha"])
    edificio.red.soltar()
    for quien in ["lista", "ficha"] {
      exigirIgual(
        await edificio.alVolver(quien), "sin plano: el servidor falló",
        porque: "El servidor respondió 500: nadie tiene nada más que esperar.")
    }
    for tarea in tareas { tarea.cancel() }
  }
}
