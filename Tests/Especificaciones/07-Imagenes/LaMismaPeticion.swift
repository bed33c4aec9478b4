import Apoyo
import Foundation
import Imagenes
import Laboratorio
import Testing

/// Una `URLSession` de verdad; solo la red de debajo es de mentira.
@MainActor private func radar() -> (red: TransporteDePrueba, descargas: DescargasDeRadar) {
  let red = TransporteDePrueba()
  red.responder(a: "/lluvia", con: RespuestaHTTP(cuerpo: [1, 2, 3]))
  red.responder(a: "/lluvia?hora=2", con: RespuestaHTTP(cuerpo: [4, 5]))
  return (red, DescargasDeRadar(sesion: SesionDePrueba.crear(para: red)))
}

/// Todas piden antes de que llegue ninguna respuesta; después se sueltan.
@MainActor private func pedirALaVez(
  _ veces: Int, _ red: TransporteDePrueba, _ descargas: DescargasDeRadar
) async -> [Result<Data, any Error>] {
  red.retener()
  let url = red.url("/lluvia")
  let tareas = (0..<veces).map { _ in Task { try await descargas.datos(de: url) } }
  await cederElTurno()
  _ = await seCumple { red.enVuelo > 0 }
  red.soltar()
  var resultados: [Result<Data, any Error>] = []
  for tarea in tareas { resultados.append(await tarea.result) }
  return resultados
}

private let escenario = Escenario(
  "Pedir la misma imagen a la vez",
  unidad: Unidad("petición", "peticiones"), elementos: "filas que la piden"
) { n in
  let (red, descargas) = radar()
  _ = await pedirALaVez(n, red, descargas)
  return [Cuenta("peticiones", red.peticiones.count)]
}

@MainActor
@Suite("Kata 7.4 · La misma petición dos veces", .kata("imagenes-en-vuelo"), .escenario(escenario))
struct LaMismaPeticion {
  private let peticiones = Unidad("petición", "peticiones")

  @Test("Cien filas que piden la misma imagen a la vez hacen una petición")
  func cien() async throws {
    exigir(
      try await escenario.contar(a: 100).valor(de: "peticiones"), .exacto(1), de: peticiones,
      porque:
        "Entre preguntar si está guardada y guardarla hay un «await». Mientras se espera, las "
        + "demás hacen la misma pregunta y reciben la misma respuesta: que no está.")
  }

  @Test("Todas reciben los bytes enteros")
  func todas() async {
    let (red, descargas) = radar()
    let recibidos = await pedirALaVez(20, red, descargas).map { (try? $0.get()).map(Array.init) }
    exigirIgual(
      recibidos.count { $0 == [1, 2, 3] }, 20,
      porque: "Compartir la descarga es compartir también lo que trae.")
  }

  @Test("Si la descarga falla, se enteran todas")
  func fallo() async {
    let (red, descargas) = radar()
    red.programar(peticion: 1, .fallo(URLError(.notConnectedToInternet)))
    let resultados = await pedirALaVez(20, red, descargas)
    let fallos = resultados.count { if case .failure = $0 { true } else { false } }
    exigir(
      fallos, .exacto(20), de: Unidad("fila avisada", "filas avisadas"),
      porque: "Las veinte esperaban la misma descarga, y esa descarga falló.")
  }

  @Test("Lo que falló se vuelve a pedir, y entonces llega")
  func reintento() async {
    let (red, descargas) = radar()
    red.programar(peticion: 1, .estado(503))
    _ = await pedirALaVez(1, red, descargas)
    let datos = try? await descargas.datos(de: red.url("/lluvia"))
    exigirIgual(
      datos.map(Array.init), [1, 2, 3],
      porque: "El servidor ya responde. Un fallo guardado es un fallo para siempre.")
  }

  @Test("Lo ya recibido no se vuelve a pedir, y otra dirección es otra imagen")
  func recibidas() async throws {
    let (red, descargas) = radar()
    for _ in 0..<3 { _ = try await descargas.datos(de: red.url("/lluvia")) }
    exigir(
      red.cuantas(a: "/lluvia"), .exacto(1), de: peticiones, porque: "Ya estaba: no hay qué pedir.")
    exigirIgual(
      Array(try await descargas.datos(de: red.url("/lluvia?hora=2"))), [4, 5],
      porque: "La consulta forma parte de la dirección: a otra hora llueve en otro sitio.")
  }
}
