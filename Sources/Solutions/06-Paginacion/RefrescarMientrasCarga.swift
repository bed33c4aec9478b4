// Kata 6.6 · Refrescar mientras carga
//
// Qué se ve: si se refresca el buzón justo cuando se estaban cargando más correos, debajo de los
// nuevos aparecen otros que no tocan, y al seguir bajando faltan unos cuantos. Refrescar dos veces
// seguidas deja a veces el buzón como estaba antes de la segunda.
//
// Al terminar: solo cuenta la respuesta a lo último que se pidió. De dos refrescos gana el segundo,
// lleguen en el orden que lleguen, y después se puede seguir paginando.
//
// swift run workbook probar 6.6

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
  /// Cuántas veces se ha pedido algo: quien vuelve con un número viejo llega tarde.
  private var generacion = 0
  private let pedir: @MainActor (String?) async throws -> PaginaServida<Correo>

  public init(pedir: @escaping @MainActor (String?) async throws -> PaginaServida<Correo>) {
    self.pedir = pedir
  }

  public func cargarMas() async {
    guard !cargando, hayMas else { return }
    await cargar(desde: cursor)
  }

  public func refrescar() async {
    await cargar(desde: nil)
  }

  private func cargar(desde cursor: String?) async {
    generacion += 1
    let mia = generacion
    cargando = true
    // Si entretanto se pidió otra cosa, la marca ya es de esa otra petición.
    defer { if mia == generacion { cargando = false } }
    do {
      let pagina = try await pedir(cursor)
      guard mia == generacion else { return }
      // La página sin cursor es la primera: la lista vuelve a empezar.
      correos = cursor == nil ? pagina.elementos : correos + pagina.elementos
      self.cursor = pagina.cursorSiguiente
      hayMas = pagina.hayMas
      aviso = nil
    } catch {
      guard mia == generacion else { return }
      aviso = "\(error)"
    }
  }
}
