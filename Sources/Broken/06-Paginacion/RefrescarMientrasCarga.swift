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
  private let pedir: @MainActor (String?) async throws -> PaginaServida<Correo>

  public init(pedir: @escaping @MainActor (String?) async throws -> PaginaServida<Correo>) {
    self.pedir = pedir
  }

  public func cargarMas() async {
    guard !cargando, hayMas else { return }
    cargando = true
    defer { cargando = false }
    do {
      let pagina = try await pedir(cursor)
      correos += pagina.elementos
      cursor = pagina.cursorSiguiente
      hayMas = pagina.hayMas
      aviso = nil
    } catch {
      aviso = "\(error)"
    }
  }

  public func refrescar() async {
    do {
      let pagina = try await pedir(nil)
      correos = pagina.elementos
      cursor = pagina.cursorSiguiente
      hayMas = pagina.hayMas
      aviso = nil
    } catch {
      aviso = "\(error)"
    }
  }
}
