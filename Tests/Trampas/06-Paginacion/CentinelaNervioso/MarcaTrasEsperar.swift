// Trampa de la kata: la marca se pone cuando la respuesta ya ha llegado.

import Laboratorio
import MiniSwiftUI

public struct Receta: Identifiable, Sendable {
  public let id: Int
  public let titulo: String

  public init(id: Int, titulo: String) {
    self.id = id
    self.titulo = titulo
  }
}

@MainActor @Observable
public final class Recetario {
  public private(set) var recetas: [Receta] = []
  public private(set) var aviso: String?
  public var filtro = ""
  private var cursor: String?
  private var hayMas = true
  private var cargando = false
  private let pedir: @MainActor (String?) async throws -> PaginaServida<Receta>

  public init(pedir: @escaping @MainActor (String?) async throws -> PaginaServida<Receta>) {
    self.pedir = pedir
  }

  public var visibles: [Receta] {
    filtro.isEmpty ? recetas : recetas.filter { $0.titulo.contains(filtro) }
  }

  public func aparecio(_ receta: Receta) {
    // La última de las que se ven: con el filtro puesto, no es la última de las que hay.
    guard receta.id == visibles.last?.id else { return }
    Task { await cargar() }
  }

  public func cargar() async {
    guard !cargando, hayMas else { return }
    do {
      let pagina = try await pedir(cursor)
      cargando = true
      defer { cargando = false }
      recetas += pagina.elementos
      cursor = pagina.cursorSiguiente
      hayMas = pagina.hayMas
      aviso = nil
    } catch {
      aviso = "\(error)"
    }
  }
}

public struct ListaDeRecetas: View {
  private let recetario: Recetario

  public init(recetario: Recetario) {
    self.recetario = recetario
  }

  public var body: some View {
    List(recetario.visibles) { receta in
      Text(receta.titulo)
        .onAppear { recetario.aparecio(receta) }
    }
  }
}
