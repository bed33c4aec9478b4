// Trampa de la kata: se cancela la tarea anterior, pero su respuesta llega igual y nadie mira si ya no toca.

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
  private var tarea: Task<Void, Never>?
  private let pedir: @MainActor (String?) async throws -> PaginaServida<Correo>

  public init(pedir: @escaping @MainActor (String?) async throws -> PaginaServida<Correo>) {
    self.pedir = pedir
  }

  public func cargarMas() async {
    guard !cargando, hayMas else { return }
    await lanzar(desde: cursor)
  }

  public func refrescar() async {
    await lanzar(desde: nil)
  }

  private func lanzar(desde cursor: String?) async {
    tarea?.cancel()
    let nueva = Task { await cargar(desde: cursor) }
    tarea = nueva
    await nueva.value
  }

  private func cargar(desde cursor: String?) async {
    cargando = true
    defer { cargando = false }
    do {
      let pagina = try await pedir(cursor)
      correos = cursor == nil ? pagina.elementos : correos + pagina.elementos
      self.cursor = pagina.cursorSiguiente
      hayMas = pagina.hayMas
      aviso = nil
    } catch {
      aviso = "\(error)"
    }
  }
}
