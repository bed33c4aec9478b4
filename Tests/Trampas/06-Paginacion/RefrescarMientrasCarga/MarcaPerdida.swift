// Trampa de la kata: quien llega tarde se va sin soltar nada, y el refresco no pone ni quita la marca.

import Laboratorio
import Observation

public struct Correo: Identifiable, Sendable {
  public let id: Int
  public let asunto: String

  public init(id: Int, asunto: String) {
    self.id = id
    self.asunto = asunto
  }
}

@MainActor @Observable
public final class Buzon {
  public private(set) var correos: [Correo] = []
  public private(set) var hayMas = true
  public private(set) var aviso: String?
  private var cursor: String?
  private var cargando = false
  private var generacion = 0
  private let pedir: @MainActor (String?) async throws -> PaginaServida<Correo>

  public init(pedir: @escaping @MainActor (String?) async throws -> PaginaServida<Correo>) {
    self.pedir = pedir
  }

  public func cargarMas() async {
    guard !cargando, hayMas else { return }
    cargando = true
    let mia = generacion
    defer { if mia == generacion { cargando = false } }
    do {
      let pagina = try await pedir(cursor)
      guard mia == generacion else { return }
      correos += pagina.elementos
      cursor = pagina.cursorSiguiente
      hayMas = pagina.hayMas
      aviso = nil
    } catch {
      guard mia == generacion else { return }
      aviso = "\(error)"
    }
  }

  public func refrescar() async {
    generacion += 1
    let mia = generacion
    do {
      let pagina = try await pedir(nil)
      guard mia == generacion else { return }
      correos = pagina.elementos
      cursor = pagina.cursorSiguiente
      hayMas = pagina.hayMas
      aviso = nil
    } catch {
      guard mia == generacion else { return }
      aviso = "\(error)"
    }
  }
}
