// Trampa de la kata: la marca está bien puesta, pero el disparo sigue contando posiciones.

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
    let posicion = recetas.firstIndex { $0.id == receta.id }
    guard posicion == recetas.count - 1 else { return }
    Task { await cargar() }
  }

  public func cargar() async {
    guard !cargando, hayMas else { return }
    // Antes de suspenderse: lo que llegue durante la espera ya la encuentra puesta.
    cargando = true
    defer { cargando = false }
    do {
      let pagina = try await pedir(cursor)
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
