import MiniSwiftUI
import Testing

// Los listados de la lección 000, reescritos: así vivirían en una app, salvo el import.

private struct FichaDeArticulo: Identifiable {
  let id: Int
  let titulo: String
  let fecha: String
  let portada: URL?
}

private struct Portada: View {
  let url: URL?
  var body: some View {
    AsyncImage(url: url) { imagen in
      imagen.resizable()
    } placeholder: {
      Color.gray
    }
    .frame(width: 44, height: 44)
    .clipShape(RoundedRectangle(cornerRadius: 6))
  }
}

private struct FilaDeArticulo: View, Equatable {
  let ficha: FichaDeArticulo

  var body: some View {
    HStack(spacing: 12) {
      Portada(url: ficha.portada)
      VStack(alignment: .leading, spacing: 2) {
        Text(ficha.titulo).font(.headline).lineLimit(2)
        Text(ficha.fecha).font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  // La igualdad que la lección propone: solo el id. Miente si cambia el título.
  nonisolated static func == (lhs: FilaDeArticulo, rhs: FilaDeArticulo) -> Bool {
    lhs.ficha.id == rhs.ficha.id
  }
}

private struct Pagina {
  let fichas: [FichaDeArticulo]
  let siguiente: String?
}

private protocol FuenteDeArticulos: Sendable {
  func articulos(desde cursor: String?, limite: Int) async throws -> Pagina
}

@MainActor @Observable private final class PaginaDeArticulos {
  private(set) var articulos: [FichaDeArticulo] = []
  private(set) var hayMas = true
  private var cursor: String?
  private var cargando = false
  private let fuente: any FuenteDeArticulos

  init(fuente: any FuenteDeArticulos) { self.fuente = fuente }

  func cargarSiguienteSiHaceFalta() async {
    guard !cargando, hayMas else { return }
    cargando = true
    defer { cargando = false }
    let pagina = try? await fuente.articulos(desde: cursor, limite: 40)
    guard let pagina else { return }
    articulos.append(contentsOf: pagina.fichas)
    cursor = pagina.siguiente
    hayMas = pagina.siguiente != nil
  }
}

private struct ListaDeArticulos: View {
  @State private var pagina: PaginaDeArticulos

  init(fuente: any FuenteDeArticulos) {
    _pagina = State(initialValue: PaginaDeArticulos(fuente: fuente))
  }

  var body: some View {
    List {
      ForEach(pagina.articulos) { ficha in
        FilaDeArticulo(ficha: ficha).equatable()
      }
      if pagina.hayMas {
        ProgressView()
          .frame(height: 44)
          .task(id: pagina.articulos.count) { await pagina.cargarSiguienteSiHaceFalta() }
      }
    }
  }
}

private struct FuenteDePrueba: FuenteDeArticulos {
  func articulos(desde cursor: String?, limite: Int) async throws -> Pagina {
    let desde: Int = cursor.flatMap(Int.init) ?? 0
    let fichas: [FichaDeArticulo] = (desde..<desde + limite).map { numero in
      FichaDeArticulo(id: numero, titulo: "Artículo \(numero)", fecha: "hoy", portada: nil)
    }
    return Pagina(fichas: fichas, siguiente: desde + limite < 120 ? "\(desde + limite)" : nil)
  }
}

@MainActor @Suite("Lección 000 · Rendimiento en listas grandes") struct Leccion000Tests {
  @Test("la lista paginada pide una página al acercarse el final y acaba cuando no hay cursor")
  func paginada() async {
    let pantalla = Pantalla { ListaDeArticulos(fuente: FuenteDePrueba()) }
    await pantalla.esperarTareas()
    #expect(pantalla.filas.first == ["Artículo 0", "hoy"])
    for _ in 0..<10 {
      pantalla.desplazar(por: 10_000)
      await pantalla.esperarTareas()
    }
    #expect(pantalla.filas.last == ["Artículo 119", "hoy"])
    #expect(pantalla.tareasLanzadas == 3)
  }

  @Test("el == que solo mira el id deja en pantalla el título viejo")
  func igualdadQueMiente() {
    func fila(_ titulo: String) -> some View {
      FilaDeArticulo(ficha: FichaDeArticulo(id: 1, titulo: titulo, fecha: "hoy", portada: nil))
        .equatable()
    }
    let pantalla = Pantalla { fila("antes") }
    let conteo = pantalla.contar { pantalla.mostrar(fila("después")) }
    #expect(conteo.cuerposEvaluados == 0)
    #expect(pantalla.textos == ["antes", "hoy"])
  }
}
