import MiniSwiftUI
import Testing

// Los listados de la lección 002, reescritos: así vivirían en una app, salvo el import.

private struct Disco: Identifiable {
  let id: UUID
  var titulo: String
}

private struct ListaPorIndices: View {
  let titulos: [String]

  var body: some View {
    List {
      ForEach(titulos.indices, id: \.self) { indice in
        Text(titulos[indice])
      }
    }
  }
}

private struct ListaEstable: View {
  let discos: [Disco]

  var body: some View {
    List(discos) { disco in
      Text(disco.titulo)
    }
  }
}

private struct ListaConIdNuevo: View {
  let titulos: [String]

  var body: some View {
    List(titulos.map { Disco(id: UUID(), titulo: $0) }) { disco in
      Text(disco.titulo)
    }
  }
}

private final class ModeloQuePublica: ObservableObject {
  @Published var discos: [Disco] = []
  @Published var elegido: Disco.ID?
}

private struct FilaQueSostieneElModelo: View {
  @ObservedObject var modelo: ModeloQuePublica
  let disco: Disco

  var body: some View {
    Text(disco.titulo)
      .background(modelo.elegido == disco.id ? Color.blue : .clear)
  }
}

private struct FilaConValores: View, Equatable {
  let disco: Disco
  let elegida: Bool

  nonisolated static func == (lhs: FilaConValores, rhs: FilaConValores) -> Bool {
    lhs.disco.id == rhs.disco.id && lhs.elegida == rhs.elegida
  }

  var body: some View {
    Text(disco.titulo)
      .background(elegida ? Color.blue : .clear)
  }
}

private struct ListaQuePublica: View {
  @StateObject var modelo: ModeloQuePublica

  var body: some View {
    List {
      ForEach(modelo.discos) { disco in
        FilaQueSostieneElModelo(modelo: modelo, disco: disco)
      }
    }
  }
}

private struct ListaConValores: View {
  @StateObject var modelo: ModeloQuePublica

  var body: some View {
    List {
      ForEach(modelo.discos) { disco in
        FilaConValores(disco: disco, elegida: disco.id == modelo.elegido)
          .equatable()
      }
    }
  }
}

@Observable private final class ModeloObservable {
  var discos: [Disco] = []
  var elegido: Disco.ID?
}

private struct FilaObservable: View {
  let modelo: ModeloObservable
  let disco: Disco
  var body: some View { Text(disco.titulo) }
}

private struct ListaObservable: View {
  @Bindable var modelo: ModeloObservable

  var body: some View {
    List {
      ForEach(modelo.discos) { disco in
        FilaObservable(modelo: modelo, disco: disco)
      }
    }
  }
}

@MainActor @Suite("Lección 002 · Qué provoca que una lista se redibuje") struct Leccion002Tests {
  private let discos: [Disco] = (0..<500).map { Disco(id: UUID(), titulo: "disco \($0)") }

  @Test("causa 1: con índices se redibuja la cola visible; con id estable, solo entra una fila")
  func identidad() {
    let titulos: [String] = discos.map(\.titulo)
    let indices = Pantalla { ListaPorIndices(titulos: titulos) }
    let mala = indices.contar { indices.mostrar(ListaPorIndices(titulos: ["nuevo"] + titulos)) }
    #expect(mala.redibujadas == 19 + Pantalla.margenDeFilas)
    let estable = Pantalla { ListaEstable(discos: discos) }
    let buena = estable.contar {
      estable.mostrar(ListaEstable(discos: [Disco(id: UUID(), titulo: "nuevo")] + discos))
    }
    #expect(buena.redibujadas == 0)
    #expect(buena.filasConstruidas == 1)
    let nuevo = Pantalla { ListaConIdNuevo(titulos: titulos) }
    let peor = nuevo.contar { nuevo.mostrar(ListaConIdNuevo(titulos: titulos + ["otro"])) }
    #expect(peor.filasDestruidas == 19 + Pantalla.margenDeFilas)
    #expect(peor.filasConstruidas == 19 + Pantalla.margenDeFilas)
  }

  @Test("causa 2: sostener el objeto evalúa todas las filas; recibir valores, las dos que cambian")
  func publicacion() {
    let modelo = ModeloQuePublica()
    modelo.discos = discos
    modelo.elegido = discos[0].id
    let sostiene = Pantalla { ListaQuePublica(modelo: modelo) }
    let mala = sostiene.contar { modelo.elegido = discos[1].id }
    #expect(mala.cuerposEvaluados(de: FilaQueSostieneElModelo.self) == 19 + Pantalla.margenDeFilas)
    #expect(mala.redibujadas(de: FilaQueSostieneElModelo.self) == 2)
    let valores = Pantalla { ListaConValores(modelo: modelo) }
    let buena = valores.contar { modelo.elegido = discos[2].id }
    #expect(buena.cuerposEvaluados(de: FilaConValores.self) == 2)
    #expect(buena.redibujadas(de: FilaConValores.self) == 2)
  }

  @Test("causa 2: con @Observable, una propiedad que la fila no lee no le cuesta nada")
  func observable() {
    let modelo = ModeloObservable()
    modelo.discos = discos
    let pantalla = Pantalla { ListaObservable(modelo: modelo) }
    #expect(pantalla.contar { modelo.elegido = discos[1].id }.cuerposEvaluados == 0)
  }
}
