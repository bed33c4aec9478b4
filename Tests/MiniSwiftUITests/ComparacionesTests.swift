import MiniSwiftUI
import Testing

/// Un valor que apunta cuántas veces lo comparan.
private struct Contado: Equatable {
  nonisolated(unsafe) static var comparaciones = 0
  let valor: Int
  let texto = "no es POD"
  static func == (lhs: Contado, rhs: Contado) -> Bool {
    comparaciones += 1
    return lhs.valor == rhs.valor
  }
}

private struct ConLista: View {
  @State private var valores: [Contado] = (0..<100).map { Contado(valor: $0) }
  var body: some View {
    VStack {
      Text("\(valores.count) \(valores.last?.valor ?? 0)")
      Button("igual") { valores = (0..<100).map { Contado(valor: $0) } }
      Button("última") { valores[99] = Contado(valor: -1) }
      Button("ida y vuelta") {
        valores[0] = Contado(valor: -1)
        valores[0] = Contado(valor: 0)
      }
    }
  }
}

private struct ConCampos: View {
  let lista: [Contado]
  let titulo: String
  var body: some View { Text("\(titulo) \(lista.count)") }
}

@MainActor @Suite("Cuántas comparaciones se hacen", .serialized) struct ComparacionesTests {
  private func comparaciones(_ hacer: () -> Void) -> Int {
    Contado.comparaciones = 0
    hacer()
    return Contado.comparaciones
  }

  @Test("escribir una @State compara el valor una vez, no dos")
  func estado() {
    let pantalla = Pantalla { ConLista() }
    #expect(comparaciones { pantalla.tocar("igual") } == 100)
    #expect(comparaciones { pantalla.tocar("última") } == 100)
    #expect(pantalla.textos.first == "100 -1")
  }

  @Test("dos escrituras que se anulan no evalúan nada")
  func idaYVuelta() {
    let pantalla = Pantalla { ConLista() }
    #expect(pantalla.contar { pantalla.tocar("ida y vuelta") }.cuerposEvaluados == 0)
  }

  @Test(
    "comparar una vista se detiene en el primer campo distinto y no mira el mismo array dos veces")
  func vista() {
    let lista: [Contado] = (0..<50).map { Contado(valor: $0) }
    let otra: [Contado] = (0..<50).map { Contado(valor: $0 == 3 ? -1 : $0) }
    let pantalla = Pantalla { ConCampos(lista: lista, titulo: "a") }
    #expect(comparaciones { pantalla.mostrar(ConCampos(lista: lista, titulo: "b")) } == 0)
    #expect(comparaciones { pantalla.mostrar(ConCampos(lista: otra, titulo: "b")) } == 4)
  }
}
