import Apoyo
import Igualdad
import Laboratorio
import MiniSwiftUI
import Testing

private func incidencias(_ cuantas: Int) -> [Incidencia] {
  (0..<cuantas).map {
    Incidencia(id: $0, titulo: "Incidencia \($0)", prioridad: 1 + $0 % 5, resuelta: $0 % 4 == 3)
  }
}

/// Se apunta una y otra vez a lo que lee, y cuenta cada notificación.
@MainActor private final class Oyente {
  private(set) var notificaciones = 0

  func escuchar(_ leer: @escaping @MainActor @Sendable () -> Void) {
    withObservationTracking(leer) { [weak self] in
      MainActor.assumeIsolated {
        self?.notificaciones += 1
        self?.escuchar(leer)
      }
    }
  }
}

/// Con el tablón en pantalla llega otra vez la misma respuesta y, después, una con un título nuevo.
private let escenario = Escenario(
  "Refrescar sin novedades y, después, con una",
  unidad: Unidad("identificador leído", "identificadores leídos"), elementos: "incidencias"
) { n in
  let tablon = Tablon()
  tablon.refrescar(con: incidencias(n))
  let pantalla = Pantalla { ListaDeIncidencias(tablon: tablon) }
  let oyente = Oyente()
  oyente.escuchar { _ = tablon.pendientes }
  let sinNovedades = pantalla.contar { tablon.refrescar(con: incidencias(n)) }
  let notificaciones = oyente.notificaciones
  var descargadas = incidencias(n)
  descargadas[0].titulo = "Sin luz"
  pantalla.cambiar { tablon.refrescar(con: descargadas) }
  return [
    Cuenta("identificadores leídos sin novedades", sinNovedades.idsLeidos),
    Cuenta("notificaciones sin novedades", notificaciones),
    Cuenta("notificaciones con una novedad", oyente.notificaciones - notificaciones),
  ]
}

@MainActor
@Suite(
  "Kata 4.5 · Asignar lo mismo", .kata("igualdad-asignar-igual"),
  .escenario(escenario, costes: ["identificadores leídos sin novedades": .nanoseconds(100)]))
struct AsignarLoMismo {
  private let notificaciones = Unidad("notificación", "notificaciones")

  @Test("Refrescar sin novedades no notifica a nadie")
  func sinNovedades() async throws {
    let contadas = try await escenario.contar(a: 100).valor(de: "notificaciones sin novedades")
    exigir(
      contadas, .exacto(0), de: notificaciones,
      porque:
        "Ha llegado lo mismo que había. Cada notificación hace evaluar a quien leyó la lista, "
        + "y una escritura en su sitio notifica aunque no cambie nada.")
  }

  @Test("Una novedad notifica una sola vez")
  func unaNovedad() async throws {
    let contadas = try await escenario.contar(a: 100).valor(de: "notificaciones con una novedad")
    exigir(
      contadas, .exacto(1), de: notificaciones,
      porque:
        "Es un cambio. Quien observa no tiene por qué enterarse de los pasos intermedios, con "
        + "resueltas a la vista y sin ordenar.")
  }

  @Test("Refrescar sin novedades 1 000 incidencias no vuelve a leer ningún identificador")
  func sinRecorrido() async throws {
    let leidos = try await escenario.contar(a: 1_000)
      .valor(de: "identificadores leídos sin novedades")
    exigir(
      leidos, .exacto(0), de: Unidad("identificador leído", "identificadores leídos"),
      porque:
        "Si el body de la lista se evalúa, la lista lee el id de cada elemento para saber qué "
        + "ha cambiado. Sin notificación no hay nada que averiguar.")
  }

  @Test("Se ve lo pendiente, de más a menos prioridad")
  func orden() {
    let tablon = Tablon()
    let pantalla = Pantalla { ListaDeIncidencias(tablon: tablon) }
    pantalla.cambiar { tablon.refrescar(con: incidencias(6)) }
    exigirIgual(
      pantalla.filas.map { $0[0] },
      ["Incidencia 4", "Incidencia 2", "Incidencia 1", "Incidencia 0", "Incidencia 5"],
      porque: "La 3 está resuelta; las demás van por prioridad y, si empatan, por id.")
  }

  @Test("Un título corregido se ve, y la incidencia asumida lo sigue estando")
  func correccion() {
    let tablon = Tablon()
    tablon.refrescar(con: incidencias(2))
    let pantalla = Pantalla { ListaDeIncidencias(tablon: tablon) }
    pantalla.tocar("Asumir", fila: 0)
    var descargadas = incidencias(2)
    descargadas[1].titulo = "Sin luz en la segunda planta"
    pantalla.cambiar { tablon.refrescar(con: descargadas) }
    exigirIgual(
      pantalla.filas,
      [
        ["Sin luz en la segunda planta", "Prioridad 2", "Asumida"],
        ["Incidencia 0", "Prioridad 1", "Asumir"],
      ],
      porque: "El servidor ha corregido un título: el id y el orden son los mismos, y se ve.")
  }

  @Test("Una incidencia que se resuelve se va del tablón")
  func resuelta() {
    let tablon = Tablon()
    tablon.refrescar(con: incidencias(2))
    let pantalla = Pantalla { ListaDeIncidencias(tablon: tablon) }
    var descargadas = incidencias(2)
    descargadas[1].resuelta = true
    pantalla.cambiar { tablon.refrescar(con: descargadas) }
    exigirIgual(
      pantalla.filas.map { $0[0] }, ["Incidencia 0"], porque: "La incidencia 1 está resuelta.")
  }
}
