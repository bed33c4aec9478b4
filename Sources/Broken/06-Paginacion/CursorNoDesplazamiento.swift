// Kata 6.2 · Cursor, no desplazamiento
//
// Qué se ve: en un día con mucho movimiento, al bajar por la portada hay noticias que salen dos veces
// y otras que no salen nunca, aunque en la web están. En un día tranquilo todo va bien.
//
// Al terminar: cada noticia que había al empezar a leer sale una vez y en su orden, aunque la
// redacción publique o retire otras mientras tanto.
//
// swift run workbook probar 6.2

import Laboratorio
import Observation

public struct Noticia: Identifiable, Sendable {
  public let id: Int
  public let titular: String

  public init(id: Int, titular: String) {
    self.id = id
    self.titular = titular
  }
}

/// Las dos maneras de pedir una página a la redacción; la más nueva va primero.
public struct ServicioDeNoticias {
  public typealias Pagina = PaginaServida<Noticia>
  /// La página que empieza tras saltarse ese número de noticias.
  public let saltando: @MainActor (_ cuantas: Int) async throws -> Pagina
  /// La página que sigue a un cursor; con `nil`, la primera. El cursor se devuelve tal como vino.
  public let despuesDe: @MainActor (_ cursor: String?) async throws -> Pagina

  public init(
    saltando: @escaping @MainActor (Int) async throws -> Pagina,
    despuesDe: @escaping @MainActor (String?) async throws -> Pagina
  ) {
    self.saltando = saltando
    self.despuesDe = despuesDe
  }
}

@MainActor @Observable
public final class Portada {
  public private(set) var noticias: [Noticia] = []
  public private(set) var hayMas = true
  private let servicio: ServicioDeNoticias

  public init(servicio: ServicioDeNoticias) {
    self.servicio = servicio
  }

  public func cargarMas() async throws {
    guard hayMas else { return }
    let pagina = try await servicio.saltando(noticias.count)
    noticias += pagina.elementos
    hayMas = pagina.hayMas
  }
}
