// Kata 6.5 · Sin saltos
//
// Qué se ve: al bajar por la guía, cada vez que llegan más museos la lista da un salto y el que se
// estaba leyendo queda en otro sitio. Si la búsqueda falla, también salta, aunque no llegue ninguno.
//
// Al terminar: lo que se está viendo no se mueve, ni al empezar a buscar ni al acabar, bien o mal;
// los museos nuevos van detrás, del más cercano al más lejano, como los da el servidor.
//
// swift run workbook probar 6.5

import Laboratorio
import MiniSwiftUI

public struct Museo: Identifiable, Sendable {
  public let id: Int
  public let nombre: String

  public init(id: Int, nombre: String) {
    self.id = id
    self.nombre = nombre
  }
}

@MainActor @Observable
public final class Guia {
  public private(set) var museos: [Museo] = []
  public private(set) var cargando = false
  public private(set) var hayMas = true
  public private(set) var aviso: String?
  private var cursor: String?
  private let pedir: @MainActor (String?) async throws -> PaginaServida<Museo>

  public init(pedir: @escaping @MainActor (String?) async throws -> PaginaServida<Museo>) {
    self.pedir = pedir
  }

  public func cargarMas() async {
    guard !cargando, hayMas else { return }
    cargando = true
    defer { cargando = false }
    do {
      let pagina = try await pedir(cursor)
      museos += pagina.elementos
      museos.sort { $0.nombre < $1.nombre }
      cursor = pagina.cursorSiguiente
      hayMas = pagina.hayMas
      aviso = nil
    } catch {
      aviso = "No se pudo buscar más"
    }
  }
}

public struct ListaDeMuseos: View {
  private let guia: Guia

  public init(guia: Guia) {
    self.guia = guia
  }

  public var body: some View {
    VStack {
      Text(guia.aviso ?? "Museos cercanos")
      List {
        ForEach(guia.museos) { museo in
          Text(museo.nombre)
        }
        if guia.cargando {
          ProgressView("Buscando más…")
        }
      }
    }
  }
}
