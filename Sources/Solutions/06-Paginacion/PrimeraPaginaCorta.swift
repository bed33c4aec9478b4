// Kata 6.7 · La primera página no llena la pantalla
//
// Qué se ve: en una tableta, la lista de rutas enseña tres filas, «Buscando rutas…» y nada más,
// aunque hay muchas. En un teléfono va bien. Y cuando el servidor devuelve una página vacía,
// «Buscando rutas…» se queda ahí para siempre.
//
// Al terminar: se piden páginas hasta llenar la pantalla, o hasta que no haya más, y con la pantalla
// llena se deja de pedir. Una página vacía es el final.
//
// swift run workbook probar 6.7

import Laboratorio
import MiniSwiftUI

public struct Ruta: Identifiable, Sendable {
  public let id: Int
  public let nombre: String

  public init(id: Int, nombre: String) {
    self.id = id
    self.nombre = nombre
  }
}

@MainActor @Observable
public final class Rutas {
  public private(set) var rutas: [Ruta] = []
  public private(set) var hayMas = true
  public private(set) var aviso: String?
  private var cargando = false
  private var cursor: String?
  private let pedir: @MainActor (String?) async throws -> PaginaServida<Ruta>

  public init(pedir: @escaping @MainActor (String?) async throws -> PaginaServida<Ruta>) {
    self.pedir = pedir
  }

  public func cargarMas() async {
    guard !cargando, hayMas else { return }
    cargando = true
    defer { cargando = false }
    do {
      let pagina = try await pedir(cursor)
      rutas += pagina.elementos
      cursor = pagina.cursorSiguiente
      // Una página vacía no avanza: pedir la siguiente sería pedir la misma.
      hayMas = pagina.hayMas && !pagina.elementos.isEmpty
      aviso = nil
    } catch is CancellationError, URLError.cancelled {
      // Quien la esperaba se ha ido, y eso no es un fallo que contar.
    } catch {
      aviso = "\(error)"
    }
  }
}

public struct ListaDeRutas: View {
  private let rutas: Rutas

  public init(rutas: Rutas) {
    self.rutas = rutas
  }

  public var body: some View {
    List {
      ForEach(rutas.rutas) { ruta in
        Text(ruta.nombre)
      }
      if rutas.hayMas {
        Text(rutas.aviso ?? "Buscando rutas…")
          // Si tras llegar una página sigue a la vista, el número ha cambiado y se pide otra.
          .task(id: rutas.rutas.count) { await rutas.cargarMas() }
      }
    }
  }
}
