import MiniSwiftUI
import Testing

private struct ApareceYCambia: View {
  let bitacora: Bitacora
  @State private var valor = 0
  var body: some View {
    Text("valor \(valor)").onAppear {
      bitacora.apuntar("aparece")
      valor = 1
    }
  }
}

private struct Alterna: View {
  let bitacora: Bitacora
  @State private var alterna = false
  var body: some View {
    Color.red
      .onAppear {
        bitacora.apuntar("A\(alterna ? "T" : "F")")
        alterna = true
      }
      .onDisappear { bitacora.apuntar("D\(alterna ? "T" : "F")") }
      .id(alterna)
  }
}

private struct Filas: View {
  let bitacora: Bitacora
  var body: some View {
    List(0..<1_000) { numero in
      Text("\(numero)")
        .onAppear { bitacora.apuntar("A\(numero)") }
        .onDisappear { bitacora.apuntar("D\(numero)") }
    }
  }
}

private struct ConTarea: View {
  let bitacora: Bitacora
  let id: Int
  let visible: Bool
  var body: some View {
    if visible {
      Text("\(id)").task(id: id) {
        bitacora.apuntar("empieza \(id)")
        do {
          try await Task.sleep(for: .seconds(3_600))
        } catch {
          bitacora.apuntar("cancelada \(id)")
        }
      }
    }
  }
}

private struct Cambios: View {
  let bitacora: Bitacora
  let inicial: Bool
  @State private var valor = 0
  @State private var otro = 0
  var body: some View {
    Button("suma") { valor += 1 }
      .onChange(of: valor, initial: inicial) { antes, ahora in
        bitacora.apuntar("\(antes)>\(ahora)")
      }
    Button("igual") { valor += 0 }
    Button("otro \(otro)") { otro += 1 }
  }
}

@MainActor @Suite("Reglas 43–46 · Ciclo de vida") struct CicloDeVidaTests {
  @Test("Regla 43 · onAppear ocurre antes del primer fotograma dibujado")
  func regla43() {
    let bitacora = Bitacora()
    let pantalla = Pantalla { ApareceYCambia(bitacora: bitacora) }
    #expect(bitacora.lineas == ["aparece"])
    #expect(pantalla.textos == ["valor 1"])
    #expect(pantalla.registro.fotograma == 1)
  }

  @Test("Regla 43 · en una lista aparece con antelación y puede repetirse con la misma identidad")
  func regla43Repetida() {
    let bitacora = Bitacora()
    let pantalla = Pantalla { Filas(bitacora: bitacora) }
    #expect(bitacora.lineas == (0..<19 + Pantalla.margenDeFilas).map { "A\($0)" })
    bitacora.vaciar()
    for _ in 0..<3 {
      pantalla.desplazar(por: 44 * 5)
      pantalla.desplazar(por: -44 * 5)
    }
    #expect(bitacora.lineas.filter { $0 == "A0" }.count == 3)
    #expect(bitacora.lineas.filter { $0 == "D0" }.count == 3)
    #expect(bitacora.lineas.filter { $0 == "A30" }.isEmpty)
  }

  @Test("Regla 44 · al cambiar la identidad desaparece lo viejo y aparece lo nuevo: AFDTATDT")
  func regla44() {
    let bitacora = Bitacora()
    let pantalla = Pantalla { Alterna(bitacora: bitacora) }
    pantalla.mostrar(EmptyView())
    #expect(bitacora.lineas.joined() == "AFDTATDT")
  }

  @Test("Regla 45 · task(id:) se cancela y se relanza cuando cambia el id, y acaba al desaparecer")
  func regla45() async {
    let bitacora = Bitacora()
    let pantalla = Pantalla { ConTarea(bitacora: bitacora, id: 0, visible: true) }
    await pantalla.esperar { bitacora.lineas.count == 1 }
    pantalla.mostrar(ConTarea(bitacora: bitacora, id: 0, visible: true))
    pantalla.mostrar(ConTarea(bitacora: bitacora, id: 1, visible: true))
    await pantalla.esperar { bitacora.lineas.count == 3 }
    #expect(pantalla.tareasLanzadas == 2)
    pantalla.mostrar(ConTarea(bitacora: bitacora, id: 1, visible: false))
    await pantalla.esperarTareas()
    #expect(bitacora.lineas.sorted() == ["cancelada 0", "cancelada 1", "empieza 0", "empieza 1"])
    #expect(pantalla.tareasVivas == 0)
  }

  @Test(
    "Regla 46 · onChange calla si el valor es igual; con initial la primera vez recibe dos iguales")
  func regla46() {
    let sin = Bitacora()
    let pantalla = Pantalla { Cambios(bitacora: sin, inicial: false) }
    pantalla.tocar("suma")
    pantalla.tocar("igual")
    pantalla.tocar("otro 0")
    pantalla.tocar("suma")
    #expect(sin.lineas == ["0>1", "1>2"])
    let con = Bitacora()
    let otra = Pantalla { Cambios(bitacora: con, inicial: true) }
    otra.tocar("suma")
    otra.tocar("suma")
    #expect(con.lineas == ["0>0", "0>1", "1>2"])
  }
}
