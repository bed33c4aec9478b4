// Trampa de la kata: se vuelve a pedir un poco de lo leído, y con dos retiradas ya no basta.

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
    let pagina = try await servicio.saltando(max(0, noticias.count - 1))
    let conocidas = Set(noticias.map(\.id))
    noticias += pagina.elementos.filter { !conocidas.contains($0.id) }
    hayMas = pagina.hayMas
  }
}
