import Apoyo
import Laboratorio
import Paginacion
import Testing

/// La más nueva, primero: los ids bajan.
private func noticias(_ cuantas: Int) -> [Noticia] {
  (0..<cuantas).reversed().map { Noticia(id: $0, titular: "Noticia \($0)") }
}

/// Una redacción que no para, barata a cualquier tamaño: su cursor es el id de la última servida.
@MainActor private final class Redaccion {
  private var publicadas: [Noticia]
  private var servidas = 0
  private static let tamano = 20

  init(_ publicadas: [Noticia]) { self.publicadas = publicadas }

  var servicio: ServicioDeNoticias {
    ServicioDeNoticias(saltando: { self.pagina(desde: $0) }) { cursor in
      guard let cursor else { return self.pagina(desde: 0) }
      guard cursor.hasPrefix("tras-"), let id = Int(cursor.dropFirst(5)) else {
        throw ErrorDeServidor.cursorDesconocido(cursor)
      }
      return self.pagina(desde: self.posicion(tras: id))
    }
  }

  /// Sirve una página y, después, publica una noticia o retira dos, por turnos.
  private func pagina(desde inicio: Int) -> PaginaServida<Noticia> {
    let desde = min(inicio, publicadas.count)
    let hasta = min(desde + Self.tamano, publicadas.count)
    let elementos = Array(publicadas[desde..<hasta])
    let cursor = hasta < publicadas.count ? elementos.last.map { "tras-\($0.id)" } : nil
    servidas += 1
    if servidas.isMultiple(of: 2) {
      publicadas.removeFirst(min(2, publicadas.count))
    } else {
      publicadas.insert(Noticia(id: 1_000_000 + servidas, titular: "Última hora"), at: 0)
    }
    return PaginaServida(elementos: elementos, cursorSiguiente: cursor)
  }

  /// Los ids bajan siempre: se busca partiendo por la mitad.
  private func posicion(tras id: Int) -> Int {
    var (bajo, alto) = (0, publicadas.count)
    while bajo < alto {
      let medio = (bajo + alto) / 2
      if publicadas[medio].id >= id { bajo = medio + 1 } else { alto = medio }
    }
    return bajo
  }
}

/// Se lee la portada entera mientras se publica y se retira entre página y página.
private let escenario = Escenario(
  "Leer la portada entera en un día con movimiento",
  unidad: Unidad("noticia repetida o saltada", "noticias repetidas o saltadas"),
  elementos: "noticias"
) { n in
  let portada = Portada(servicio: Redaccion(noticias(n)).servicio)
  var vueltas = 0
  while portada.hayMas, vueltas < n {
    try await portada.cargarMas()
    vueltas += 1
  }
  let vistas = portada.noticias.map(\.id)
  let distintas = Set(vistas)
  return [
    Cuenta(
      "noticias repetidas o saltadas",
      vistas.count - distintas.count + (0..<n).count { !distintas.contains($0) }),
    Cuenta("noticias repetidas", vistas.count - distintas.count),
    Cuenta("noticias saltadas", (0..<n).count { !distintas.contains($0) }),
  ]
}

@MainActor
@Suite(
  "Kata 6.2 · Cursor, no desplazamiento", .kata("paginacion-cursor"), .escenario(escenario))
struct CursorNoDesplazamiento {
  @Test("Una noticia publicada entre dos páginas no hace repetir ninguna")
  func publicar() async throws {
    let servidor = ServidorPaginado(noticias(9))
    await servidor.programar(antesDe: 2, .insertar(Noticia(id: 99, titular: "Última hora"), en: 0))
    exigirIgual(
      try await leer(servidor), Array((0..<9).reversed()),
      porque: "Al publicarse una delante, todas bajan un puesto: saltar las que ya se leyeron "
        + "devuelve otra vez la última.")
  }

  @Test("Una noticia retirada entre dos páginas no hace saltarse ninguna")
  func retirar() async throws {
    let servidor = ServidorPaginado(noticias(9))
    await servidor.programar(antesDe: 2, .eliminar(8))
    await servidor.programar(antesDe: 2, .eliminar(7))
    exigirIgual(
      try await leer(servidor), Array((0..<9).reversed()),
      porque: "Al retirarse dos de delante, todas suben dos puestos: las que ocupaban el sitio "
        + "siguiente ya no están donde se buscan.")
  }

  @Test("Se puede seguir aunque se retire la última noticia leída")
  func retirarLaUltima() async throws {
    let servidor = ServidorPaginado(noticias(9))
    await servidor.programar(antesDe: 2, .eliminar(6))
    exigirIgual(
      try await leer(servidor), Array((0..<9).reversed()),
      porque: "El servidor recuerda dónde estaba la que se retiró: el cursor sigue valiendo.")
  }

  @Test("Leer 1 000 noticias en un día con movimiento no repite ni se salta ninguna")
  func mil() async throws {
    let mal = try await escenario.contar(a: 1_000).valor(de: "noticias repetidas o saltadas")
    exigir(
      mal, .exacto(0), de: Unidad("noticia repetida o saltada", "noticias repetidas o saltadas"),
      porque: "Cuántas se han leído deja de decir dónde se está en cuanto cambia lo de delante. "
        + "Detrás de cuál se está, no.")
  }

  @Test("En un día tranquilo sale todo, en orden y con una petición por página")
  func tranquilo() async throws {
    let servidor = ServidorPaginado(noticias(9))
    exigirIgual(
      try await leer(servidor), Array((0..<9).reversed()),
      porque: "Sin cambios, las páginas encajan unas con otras.")
    exigirIgual(
      await servidor.peticiones.count, 3, porque: "Son nueve noticias, en páginas de tres.")
  }

  /// Lee hasta el final y devuelve los ids, en orden de llegada.
  private func leer(_ servidor: ServidorPaginado<Noticia>) async throws -> [Int] {
    let portada = Portada(
      servicio: ServicioDeNoticias(
        saltando: { try await servidor.pagina(desplazamiento: $0, limite: 3) },
        despuesDe: { try await servidor.pagina(despuesDe: $0, limite: 3) }))
    for _ in 0..<10 where portada.hayMas {
      do { try await portada.cargarMas() } catch {
        Issue.record("La portada no se pudo leer entera: \(error)")
        return portada.noticias.map(\.id)
      }
    }
    return portada.noticias.map(\.id)
  }
}
