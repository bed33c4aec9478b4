import Apoyo
import Foundation
import Laboratorio
import MiniTCA
import Paginacion
import Testing

private typealias Servidor = ServidorPaginado<Mensaje>

private func mensajes(_ cuantos: Int) -> [Mensaje] {
  (0..<cuantos).map { Mensaje(id: $0, texto: "Mensaje \($0)") }
}

@MainActor private func conversacion(
  _ servidor: Servidor, limite: Int = 20
) -> StoreOf<Conversacion> {
  Store(initialState: Conversacion.State()) {
    Conversacion { try await servidor.pagina(despuesDe: $0, limite: limite) }
  }
}

extension Store<Conversacion.State, Conversacion.Action> {
  fileprivate func pedirMas() async {
    send(.quiereMas)
    await reposo()
  }
}

/// Se lee la conversación hasta el final; la segunda petición falla y quien lee insiste.
private let escenario = Escenario(
  "Leer la conversación entera con un fallo de red a mitad",
  unidad: Unidad("mensaje sin ver", "mensajes sin ver"), elementos: "mensajes"
) { n in
  let servidor = Servidor(mensajes(n))
  await servidor.programar(peticion: 2, .fallo(ErrorDeServidor.noDisponible))
  let limite = max(1, min(n / 5, 100))
  let store = conversacion(servidor, limite: limite)
  var intentos = 0
  var antes = -1
  // Se insiste mientras algo avance, y dos veces más.
  while intentos < 3, !store.fin {
    intentos = store.mensajes.count == antes ? intentos + 1 : 0
    antes = store.mensajes.count
    await store.pedirMas()
  }
  return [Cuenta("mensajes sin ver", n - store.mensajes.count)]
}

@MainActor
@Suite("Kata 6.4 · El fallo que cierra la lista", .kata("paginacion-error"), .escenario(escenario))
struct FalloQueCierra {
  private let servidor = Servidor(mensajes(50))

  @Test("Un fallo de red no deja mensajes sin ver a quien insiste")
  func insistir() async throws {
    let sinVer = try await escenario.contar(a: 200).valor(de: "mensajes sin ver")
    exigir(
      sinVer, .exacto(0), de: Unidad("mensaje sin ver", "mensajes sin ver"),
      porque: "Falló una petición, y ya acabó. Si la marca de carga sigue puesta, todas las "
        + "siguientes se ignoran.")
  }

  @Test("Tras un fallo se vuelve a pedir la misma página")
  func mismaPagina() async {
    await servidor.programar(peticion: 2, .fallo(ErrorDeServidor.tiempoAgotado))
    let store = conversacion(servidor)
    for _ in 0..<3 { await store.pedirMas() }
    let modos = await servidor.peticiones.map(\.modo)
    exigirIgual(modos.count, 3, porque: "Tras la que falló se pidió otra vez.")
    exigirIgual(
      modos.last, modos.dropFirst().first,
      porque: "La página que falló es la que falta: ni la primera ni la siguiente.")
    exigirIgual(store.mensajes.count, 40, porque: "Con dos páginas buenas hay 40 mensajes.")
  }

  @Test("Un fallo se cuenta, y los mensajes siguen ahí")
  func seCuenta() async {
    await servidor.programar(peticion: 2, .fallo(ErrorDeServidor.noDisponible))
    let store = conversacion(servidor)
    await store.pedirMas()
    await store.pedirMas()
    exigirIgual(
      store.aviso == nil ? "ningún aviso" : "un aviso", "un aviso",
      porque: "Quien lee tiene que saber que no se pudo, para volver a intentarlo.")
    exigirIgual(store.mensajes.count, 20, porque: "Lo que ya había se sigue viendo.")
    exigirIgual(store.cargando, false, porque: "Ya no hay nada en camino.")
    await store.pedirMas()
    exigirIgual(store.aviso, nil, porque: "La página ha llegado: el aviso sobra.")
  }

  @Test("Una cancelación no se cuenta como fallo ni cierra la lista")
  func cancelacion() async {
    await servidor.programar(peticion: 2, .cancelacion)
    await servidor.programar(peticion: 3, .fallo(URLError(.cancelled)))
    let store = conversacion(servidor)
    for peticion in 1...3 {
      await store.pedirMas()
      exigirIgual(
        store.aviso, nil, porque: "La petición \(peticion) no falló: si acaso, la cancelaron.")
    }
    await store.pedirMas()
    exigirIgual(
      store.mensajes.count, 40,
      porque: "Dos peticiones canceladas, una al estilo de Swift y otra al de URLSession, y la "
        + "siguiente trajo la segunda página.")
  }

  @Test("Salir con la página en camino y volver la pide otra vez")
  func salirYVolver() async {
    await servidor.programar(peticion: 1, .silencio)
    let store = conversacion(servidor)
    await store.pedirMas()
    store.send(.salio)
    await store.reposo()
    exigirIgual(store.aviso, nil, porque: "Salir de la pantalla no es un fallo.")
    await store.pedirMas()
    exigirIgual(
      store.mensajes.count, 20,
      porque: "Al salir se canceló la petición: al volver no hay ninguna en camino.")
  }

  @Test("La última página cierra la lista")
  func fin() async {
    let store = conversacion(servidor)
    for _ in 0..<5 { await store.pedirMas() }
    exigirIgual(store.mensajes.count, 50, porque: "Hay 50 mensajes.")
    exigirIgual(
      await servidor.peticiones.count, 3, porque: "La tercera página dijo que no había más.")
  }
}
