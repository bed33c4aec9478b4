import MiniSwiftUI
import Testing

private struct FilaQueCrece: View {
  let numero: Int
  @State private var lineas = 1
  var body: some View {
    VStack(spacing: 0) {
      Button("crecer \(numero)") { lineas += 4 }
      Text(Array(repeating: "línea", count: lineas).joined(separator: "\n"))
    }
  }
}

private struct Lista: View {
  let cuenta: Int
  var body: some View {
    List(0..<cuenta, id: \.self) { FilaQueCrece(numero: $0) }
  }
}

@MainActor @Suite("Alturas de fila") struct AlturasTests {
  @Test("una fila mide al menos altoDeFila y crece con su contenido")
  func crece() {
    let pantalla = Pantalla { Lista(cuenta: 100) }
    #expect(pantalla.alturasDeFilas.prefix(2) == [44, 44])
    let conteo = pantalla.contar { pantalla.tocar("crecer 0") }
    #expect(pantalla.alturasDeFilas.prefix(2) == [120, 44])
    #expect(conteo.cuerposEvaluados == 1)
    #expect(pantalla.filas.count == 17)
  }

  @Test("una fila crece también cuando crece algo suelto de dentro")
  func creceDentro() {
    let pantalla = Pantalla {
      List(0..<50) { numero in
        VStack(spacing: 0) { ForEach(0..<2) { FilaQueCrece(numero: numero * 10 + $0) } }
      }
    }
    #expect(pantalla.alturasDeFilas.prefix(2) == [80, 80])
    pantalla.tocar("crecer 11")
    #expect(pantalla.alturasDeFilas.prefix(3) == [80, 160, 80])
  }

  @Test("desplazarse cuenta con las filas altas y vuelve exactamente al mismo sitio")
  func desplazarse() {
    let pantalla = Pantalla { Lista(cuenta: 1_000) }
    pantalla.tocar("crecer 1")
    pantalla.tocar("crecer 3")
    pantalla.desplazar(por: 44 + 120 + 10)
    #expect(pantalla.primeraFilaVisible?.indice == 2)
    #expect(pantalla.primeraFilaVisible?.oculto == 10)
    pantalla.desplazar(aFila: 500)
    pantalla.desplazar(aFila: 2)
    #expect(pantalla.primeraFilaVisible?.indice == 2)
    #expect(pantalla.primeraFilaVisible?.oculto == 0)
  }

  @Test("expulsar filas altas de arriba no mueve lo que se ve")
  func expulsar() {
    let pantalla = Pantalla { Lista(cuenta: 1_000) }
    for fila in 0..<5 { pantalla.tocar("crecer \(fila)") }
    pantalla.desplazar(aFila: 300)
    pantalla.desplazar(por: 7)
    let antes = pantalla.primeraFilaVisible
    for _ in 0..<12 { pantalla.actualizar() }
    #expect(pantalla.registro.sucesos.contains { $0.clase == .identidadExpulsada })
    #expect(pantalla.primeraFilaVisible?.indice == antes?.indice)
    #expect(pantalla.primeraFilaVisible?.oculto == antes?.oculto)
  }

  @Test("añadir páginas al final no mueve la primera fila visible ni su posición")
  func paginas() {
    var cuenta = 60
    let pantalla = Pantalla { Lista(cuenta: cuenta) }
    pantalla.desplazar(por: 1_003)
    for _ in 0..<20 {
      cuenta += 40
      pantalla.mostrar(Lista(cuenta: cuenta))
      #expect(pantalla.primeraFilaVisible?.indice == 22)
      #expect(pantalla.primeraFilaVisible?.oculto == 35)
    }
  }

  @Test("un desplazamiento en varios fotogramas es un fotograma por paso, al ritmo de la pantalla")
  func fotogramas() {
    let pantalla = Pantalla(hercios: 120) { Lista(cuenta: 1_000) }
    let conteo = pantalla.contar { pantalla.desplazar(por: 1_200, enFotogramas: 12) }
    #expect(conteo.fotogramas == 12)
    #expect(pantalla.desplazamiento == 1_200)
    #expect(pantalla.instante == 100)
  }

  @Test("los nodos por fila suman vistas, contenedores y modificadores, no lo estructural")
  func nodos() {
    let pantalla = Pantalla {
      List(0..<3) { numero in
        HStack {
          Group {
            if numero.isMultiple(of: 1) { Text("a").padding(2).background(Color.red) }
          }
          Text("b")
        }
      }
    }
    let conteo = pantalla.contar {}
    #expect(conteo.nodosPorFila == 5)
  }
}
