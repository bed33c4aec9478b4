// Kata 6.1 · El centinela nervioso
//
// Qué se ve: con la red lenta, al rozar el final del recetario arriba y abajo las recetas acaban
// repetidas, y el servidor se queja de recibir la misma petición cincuenta veces. Con el filtro
// puesto pasa lo contrario: se llega al final y no se pide nada más.
//
// Al terminar: por mucho que aparezca el final, cada página se pide una vez; también con el filtro
// puesto, y también después de un fallo.
//
// swift run workbook probar 6.1

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
