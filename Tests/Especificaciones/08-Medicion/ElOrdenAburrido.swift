import Apoyo
import Laboratorio
import Medir
import Testing

/// `n` lecturas de 50 sensores, repartidas al azar con semilla.
private func lecturas(_ n: Int, _ testigo: TestigoDeEjecutor, semilla: UInt64 = 1) -> [Lectura] {
  var azar = AzarConSemilla(semilla)
  return (0..<n).map { _ in
    Lectura(
      sensor: Int.random(in: 0..<50, using: &azar), valor: Int.random(in: 0..<1_000, using: &azar),
      testigo: testigo)
  }
}

/// Llega una entrega de `n` lecturas de 50 sensores.
private let escenario = Escenario(
  "Recibir una entrega de lecturas de 50 sensores",
  unidad: Unidad("comparación", "comparaciones"), elementos: "lecturas"
) { n in
  let testigo = TestigoDeEjecutor()
  let tablero = TableroDeSensores()
  await tablero.recibir(lecturas(n, testigo))
  return [
    Cuenta("comparaciones", testigo.enPrincipal + testigo.fuera),
    Cuenta("comparaciones en el actor principal", testigo.enPrincipal),
    Cuenta("avisos a la pantalla", tablero.avisos),
  ]
}

@MainActor
@Suite(
  "Kata 8.5 · El orden aburrido", .kata("medicion-orden"),
  .escenario(
    escenario,
    costes: [
      "comparaciones en el actor principal": .nanoseconds(200),
      "avisos a la pantalla": .microseconds(500),
    ]))
struct ElOrdenAburrido {
  @Test("Primero se quita trabajo: 2 000 lecturas de 50 sensores, como mucho 1 000 comparaciones")
  func menosTrabajo() async throws {
    exigir(
      try await escenario.contar(a: 2_000).valor(de: "comparaciones"), .maximo(1_000),
      de: "comparaciones",
      porque: "De cada sensor solo importa la última lectura: hay 50 valores que ordenar, una vez.")
  }

  @Test("Después se agrupa: una entrega, un aviso a la pantalla")
  func unAviso() async throws {
    exigir(
      try await escenario.contar(a: 2_000).valor(de: "avisos a la pantalla"), .maximo(1),
      de: Unidad("aviso a la pantalla", "avisos a la pantalla"),
      porque: "Los estados intermedios de una entrega no los ve nadie.")
  }

  @Test("Al final se mueve: ninguna comparación en el actor principal")
  func fueraDelPrincipal() async throws {
    exigir(
      try await escenario.contar(a: 2_000).valor(de: "comparaciones en el actor principal"),
      .exacto(0), de: "comparaciones en el actor principal",
      porque: "El actor principal tiene 8 o 16 ms para dibujar: lo que quede, fuera.")
  }

  @Test("Queda la última lectura de cada sensor, de menor a mayor, entrega tras entrega")
  func contenido() async {
    let testigo = TestigoDeEjecutor()
    let tablero = TableroDeSensores()
    let primeras = lecturas(300, testigo)
    let segundas = lecturas(300, testigo, semilla: 2)
    await tablero.recibir(primeras)
    await tablero.recibir(segundas)
    exigirIgual(
      tablero.visibles.map { "\($0.sensor):\($0.valor)" }, ultimas(de: primeras + segundas),
      porque: "Una lectura nueva sustituye a la anterior de su sensor y las demás se conservan.")
  }

  @Test("Dos entregas a la vez no se pisan")
  func dosALaVez() async {
    let testigo = TestigoDeEjecutor()
    let tablero = TableroDeSensores()
    let una = [Lectura(sensor: 1, valor: 10, testigo: testigo)]
    let otra = [Lectura(sensor: 2, valor: 20, testigo: testigo)]
    // Las dos tareas quedan en la cola del actor principal: la segunda entra en cuanto la primera
    // se suspende.
    let primera = Task { await tablero.recibir(una) }
    let segunda = Task { await tablero.recibir(otra) }
    await primera.value
    await segunda.value
    exigirIgual(
      tablero.visibles.map(\.sensor), [1, 2],
      porque:
        "Mientras una entrega espera fuera, el actor principal atiende la otra: al volver hay "
        + "que contar con ella.")
  }

  private func ultimas(de lecturas: [Lectura]) -> [String] {
    var porSensor: [Int: Int] = [:]
    for lectura in lecturas { porSensor[lectura.sensor] = lectura.valor }
    return porSensor.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      .map { "\($0.key):\($0.value)" }
  }
}
