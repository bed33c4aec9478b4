import Apoyo
import Laboratorio
import MiniSwiftUI
import MiniTCA
import Observacion
import Testing

@MainActor
private func bandeja(_ avisos: Int, leidos: [Int] = []) -> StoreOf<Bandeja> {
  let store = Store(
    initialState: Bandeja.State(
      avisos: (0..<avisos).map { Aviso(id: $0, texto: "Aviso \($0)") })
  ) { Bandeja() }
  for id in leidos { store.send(.leyo(id)) }
  return store
}

/// Se han leído tres avisos, repartidos por la bandeja, y se vuelve a ella.
private let escenario = Escenario(
  "Marcar como vistos tres avisos",
  unidad: Unidad("aviso escrito", "avisos escritos"), elementos: "avisos"
) { n in
  let store = bandeja(n, leidos: [0, n / 2, n - 1])
  let (_, recuento) = recontarColecciones { store.send(.volvio) }
  return [
    Cuenta("avisos escritos", recuento.elementosEscritos),
    Cuenta("avisos leídos", recuento.elementosLeidos),
    Cuenta("avisos copiados", recuento.elementosCopiados),
    Cuenta("búsquedas por id", recuento.busquedas),
  ]
}

@MainActor
@Suite(
  "Kata 2.5 · Nombrar a quien se toca", .kata("observacion-mutacion-dirigida"),
  .escenario(
    escenario,
    costes: ["avisos escritos": .nanoseconds(100), "avisos leídos": .nanoseconds(50)]))
struct MutacionDirigida {
  @Test("Marcar tres avisos de 10 000 escribe tres")
  func escritos() async throws {
    let escritos = try await escenario.contar(a: 10_000).valor(de: "avisos escritos")
    exigir(
      escritos, .exacto(3), de: Unidad("aviso escrito", "avisos escritos"),
      porque: "Se han leído tres. Construir otra colección escribe todos sus elementos, cambien o "
        + "no.")
  }

  @Test("Marcar tres avisos de 10 000 no recorre los demás")
  func leidos() async throws {
    let cuentas = try await escenario.contar(a: 10_000)
    exigir(
      try cuentas.valor(de: "avisos leídos"), .maximo(3),
      de: Unidad("aviso leído", "avisos leídos"),
      porque: "Se sabe cuáles son: no hace falta mirar los demás para encontrarlos.")
    exigir(
      try cuentas.valor(de: "búsquedas por id"), .maximo(6),
      de: Unidad("búsqueda por id", "búsquedas por id"),
      porque: "Una búsqueda por aviso basta; se admite otra por si se comprueba antes que está.")
  }

  @Test("Marcar tres avisos de 10 000 no copia la bandeja")
  func copiados() async throws {
    let copiados = try await escenario.contar(a: 10_000).valor(de: "avisos copiados")
    exigir(
      copiados, .exacto(0), de: Unidad("aviso copiado", "avisos copiados"),
      porque: "Una colección con un solo dueño se modifica en el sitio. Guardarla en otra variable "
        + "le da un segundo dueño, y la primera escritura copia los 10\u{A0}000.")
  }

  @Test("Quedan vistos los leídos y ninguno más")
  func vistos() {
    let store = bandeja(6, leidos: [1, 4])
    store.send(.volvio)
    exigirIgual(
      store.withState { $0.avisos.elements.filter(\.visto).map(\.id) }, [1, 4],
      porque: "Se leyeron el 1 y el 4.")
    exigirIgual(
      store.withState { $0.avisos.elements.map(\.texto) }, (0..<6).map { "Aviso \($0)" },
      porque: "Los avisos siguen siendo los mismos y en el mismo orden.")
  }

  @Test("Lo que ya se marcó no se vuelve a marcar, y lo visto sigue visto")
  func dosVeces() {
    let store = bandeja(4, leidos: [1])
    store.send(.volvio)
    store.send(.leyo(3))
    store.send(.volvio)
    exigirIgual(
      store.withState { $0.avisos.elements.filter(\.visto).map(\.id) }, [1, 3],
      porque: "El 1 se marcó la primera vez y el 3, la segunda.")
    exigirIgual(store.withState(\.leidos), [], porque: "No queda ninguno por marcar.")
  }

  @Test("Un aviso leído que ya no está en la bandeja no estorba")
  func desaparecido() {
    let store = bandeja(3, leidos: [99, 2])
    store.send(.volvio)
    exigirIgual(
      store.withState { $0.avisos.elements.map { [$0.id, $0.visto ? 1 : 0] } },
      [[0, 0], [1, 0], [2, 1]],
      porque: "El 99 se borró mientras tanto: no se marca y tampoco se inventa.")
  }

  @Test("La lista enseña lo visto")
  func enPantalla() {
    let store = bandeja(3, leidos: [1])
    let pantalla = Pantalla { ListaDeAvisos(store: store) }
    pantalla.cambiar { store.send(.volvio) }
    exigirIgual(
      pantalla.filas, [["Aviso 0", "Nuevo"], ["Aviso 1", "Visto"], ["Aviso 2", "Nuevo"]],
      porque: "Marcar un aviso tiene que verse.")
  }
}
