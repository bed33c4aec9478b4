import Apoyo
import Laboratorio
import MiniSwiftUI
import MiniTCA
import Observacion
import Testing

@MainActor
private func agenda(_ contactos: Int) -> StoreOf<Agenda> {
  Store(
    initialState: Agenda.State(
      contactos: (0..<contactos).map {
        Contacto(
          id: $0, nombre: "Contacto \(900_000 - $0)",
          ciudad: $0.isMultiple(of: 3) ? "Lima" : "Quito")
      })
  ) { Agenda() }
}

/// Con la agenda en pantalla se envía una acción y se cuenta cuántas ciudades se consultan.
@MainActor
private func consultas(_ contactos: Int, desde ciudad: String?, _ accion: Agenda.Action) -> Int {
  let store = agenda(contactos)
  store.send(.filtrar(ciudad))
  let pantalla = Pantalla { ListaDeContactos(store: store) }
  let contadores = Laboratorio.Contadores()
  contadores.durante { pantalla.cambiar { store.send(accion) } }
  return contadores["lecturas"].valor
}

private let escenario = Escenario(
  "Filtrar por ciudad, y dejar pasar un minuto",
  unidad: Unidad("ciudad consultada", "ciudades consultadas"), elementos: "contactos"
) { n in
  [
    Cuenta("ciudades consultadas al filtrar", consultas(n, desde: nil, .filtrar("Lima"))),
    Cuenta("ciudades consultadas al pasar un minuto", consultas(n, desde: "Lima", .pasoUnMinuto)),
  ]
}

@MainActor
@Suite(
  "Kata 2.6 · La proyección que se recalcula", .kata("observacion-proyeccion"),
  .escenario(
    escenario, costes: ["ciudades consultadas al pasar un minuto": .nanoseconds(100)]))
struct ProyeccionRecalculada {
  private let ciudades = Unidad("ciudad consultada", "ciudades consultadas")

  @Test("Filtrar 1 000 contactos consulta cada uno una vez")
  func filtrar() async throws {
    let consultadas = try await escenario.contar(a: 1_000)
      .valor(de: "ciudades consultadas al filtrar")
    exigir(
      consultadas, .maximo(1_000), de: ciudades,
      porque: "Para saber quién es de Lima basta con mirar cada contacto una vez. Una propiedad "
        + "calculada se calcula en cada lectura.")
  }

  @Test("Que pase un minuto no consulta a nadie")
  func minuto() async throws {
    let consultadas = try await escenario.contar(a: 1_000)
      .valor(de: "ciudades consultadas al pasar un minuto")
    exigir(
      consultadas, .exacto(0), de: ciudades,
      porque: "Ni los contactos, ni la ciudad, ni el orden han cambiado: quién se ve ya se sabía.")
  }

  @Test("Al abrir se ven todos, por nombre")
  func alAbrir() {
    exigirIgual(
      vistos(tras: []), ["Contactos: 3", "Contacto 899998", "Contacto 899999", "Contacto 900000"],
      porque: "Sin filtro se ven todos, y el orden es el de los nombres.")
  }

  @Test("Filtrar por ciudad y quitar el filtro cambian lo que se ve")
  func ciudad() {
    exigirIgual(
      vistos(tras: [.filtrar("Lima")]), ["Contactos: 1", "Contacto 900000"],
      porque: "Solo el primero es de Lima.")
    exigirIgual(
      vistos(tras: [.filtrar("Lima"), .filtrar(nil)]).count, 4,
      porque: "Sin filtro vuelven a verse los tres.")
    exigirIgual(
      vistos(tras: [.filtrar("Oslo")]), ["Nadie"], porque: "De Oslo no hay nadie.")
  }

  @Test("Invertir el orden cambia lo que se ve")
  func orden() {
    exigirIgual(
      Array(vistos(tras: [.invertir]).dropFirst()), Array(vistos(tras: []).dropFirst().reversed()),
      porque: "Son los mismos contactos, al revés.")
  }

  @Test("Un contacto nuevo, uno corregido y uno borrado se ven al momento")
  func contactos() {
    let nueva = Contacto(id: 9, nombre: "Ada", ciudad: "Lima")
    exigirIgual(
      vistos(tras: [.filtrar("Lima"), .guardar(nueva)]),
      ["Contactos: 2", "Ada", "Contacto 900000"], porque: "Ada es de Lima y va la primera.")
    let mudada = Contacto(id: 0, nombre: "Zoe", ciudad: "Quito")
    exigirIgual(
      vistos(tras: [.filtrar("Quito"), .guardar(mudada)]).last, "Zoe",
      porque: "El contacto 0 se llama ahora Zoe, se ha mudado a Quito y va el último.")
    exigirIgual(
      vistos(tras: [.filtrar("Lima"), .borrar(0)]), ["Nadie"],
      porque: "Se ha borrado el único de Lima.")
  }

  /// La cuenta y los nombres que se ven tras unas acciones, con tres contactos.
  private func vistos(tras acciones: [Agenda.Action]) -> [String] {
    let store = agenda(3)
    let pantalla = Pantalla { ListaDeContactos(store: store) }
    for accion in acciones { pantalla.cambiar { store.send(accion) } }
    return Array(pantalla.textos.dropFirst())
  }
}
