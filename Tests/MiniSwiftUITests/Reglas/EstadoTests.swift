import MiniSwiftUI
import Testing

private struct Contador: View {
  var inicial = 0
  @State private var cuenta: Int

  init(inicial: Int = 0) {
    self.inicial = inicial
    _cuenta = State(initialValue: inicial)
  }

  var body: some View {
    VStack {
      Text("van \(cuenta) de \(inicial)")
      Button("sumar") { cuenta += 1 }
      Button("igual") { cuenta += 0 }
    }
  }
}

@MainActor private final class Fabrica {
  var hechas = 0

  func nueva() -> Int {
    hechas += 1
    return hechas
  }
}

private struct ConInicialCaro: View {
  let titulo: String
  @State private var valor: Int

  init(titulo: String, fabrica: Fabrica) {
    self.titulo = titulo
    _valor = State(wrappedValue: fabrica.nueva())
  }

  var body: some View { Text("\(titulo) \(valor)") }
}

private struct PadreDeInicialCaro: View {
  let fabrica: Fabrica
  let vuelta: Int
  var body: some View { ConInicialCaro(titulo: "v\(vuelta)", fabrica: fabrica) }
}

private final class Objeto: ObservableObject {
  @Published var valor = 0
  let numero: Int

  init(numero: Int) { self.numero = numero }
}

private struct ConObjeto: View {
  private let vuelta: Int
  @StateObject private var objeto: Objeto

  init(fabrica: Fabrica, vuelta: Int) {
    self.vuelta = vuelta
    _objeto = StateObject(wrappedValue: Objeto(numero: fabrica.nueva()))
  }

  var body: some View { Text("objeto \(objeto.numero) vuelta \(vuelta)") }
}

private struct PadreDeObjeto: View {
  let fabrica: Fabrica
  let id: Int
  let vuelta: Int
  var body: some View { ConObjeto(fabrica: fabrica, vuelta: vuelta).id(id) }
}

private struct EscribeAlDibujar: View {
  @State private var cuenta = 0
  var body: some View {
    cuenta += 1
    return Text("van \(cuenta)")
  }
}

private struct NoLeida: View {
  @State private var texto = ""
  var body: some View { Hija(texto: $texto) }
}

private struct Hija: View {
  @Binding var texto: String
  var body: some View {
    VStack {
      Text("[\(texto)]")
      TextField("texto", text: $texto)
    }
  }
}

private struct Anidadas: View {
  let bitacora: Bitacora
  @State private var valor = 0
  var body: some View {
    bitacora.apuntar("body \(valor)")
    return Button("cambiar") {
      valor = 1
      valor = 2
      withAnimation {
        valor = 3
        valor = 4
      }
    }
    .onChange(of: valor) { antes, ahora in bitacora.apuntar("cambio \(antes) \(ahora)") }
  }
}

@MainActor @Suite("Reglas 13–19 · Estado") struct EstadoTests {
  @Test("Regla 13 · el valor inicial solo se usa al crear la identidad")
  func regla13() {
    let pantalla = Pantalla { Contador(inicial: 5) }
    pantalla.tocar("sumar")
    pantalla.mostrar(Contador(inicial: 50))
    #expect(pantalla.textos.first == "van 6 de 50")
  }

  @Test("Regla 14 · la expresión inicial se evalúa cada vez que el padre describe la vista")
  func regla14() {
    let fabrica = Fabrica()
    let pantalla = Pantalla { PadreDeInicialCaro(fabrica: fabrica, vuelta: 0) }
    for vuelta in 1...4 { pantalla.mostrar(PadreDeInicialCaro(fabrica: fabrica, vuelta: vuelta)) }
    #expect(fabrica.hechas == 5)
    #expect(pantalla.textos == ["v4 1"])
  }

  @Test("Regla 15 · @StateObject crea su objeto una vez por identidad")
  func regla15() {
    let fabrica = Fabrica()
    let pantalla = Pantalla { PadreDeObjeto(fabrica: fabrica, id: 1, vuelta: 0) }
    pantalla.mostrar(PadreDeObjeto(fabrica: fabrica, id: 1, vuelta: 1))
    #expect(fabrica.hechas == 1)
    #expect(pantalla.textos == ["objeto 1 vuelta 1"])
    pantalla.mostrar(PadreDeObjeto(fabrica: fabrica, id: 2, vuelta: 2))
    #expect(fabrica.hechas == 2)
    #expect(pantalla.textos == ["objeto 2 vuelta 2"])
  }

  @Test("Regla 16 · escribir un valor igual en @State no hace nada")
  func regla16() {
    let pantalla = Pantalla { Contador() }
    #expect(pantalla.contar { pantalla.tocar("igual") }.cuerposEvaluados == 0)
    #expect(pantalla.contar { pantalla.tocar("sumar") }.cuerposEvaluados == 1)
  }

  @Test("Regla 17 · escribir @State mientras se evalúa se ignora y se avisa")
  func regla17() {
    let pantalla = Pantalla { EscribeAlDibujar() }
    #expect(pantalla.textos == ["van 0"])
    #expect(pantalla.registro.avisos.count == 1)
    #expect(pantalla.registro.avisos[0].hasPrefix("EscribeAlDibujar: se escribió una `@State`"))
  }

  @Test("Regla 18 · un @State que su body no lee no lo evalúa; quien lee el Binding, sí")
  func regla18() {
    let pantalla = Pantalla { NoLeida() }
    let conteo = pantalla.contar { pantalla.escribir("hola", en: "texto") }
    #expect(conteo.cuerposEvaluados(de: NoLeida.self) == 0)
    #expect(conteo.cuerposEvaluados(de: Hija.self) == 1)
    #expect(conteo.lineas == ["Hija: _texto changed."])
    #expect(pantalla.textos == ["[hola]", "hola"])
  }

  @Test("Regla 19 · las escrituras de una transacción dan una evaluación: 0, 2, 4")
  func regla19() {
    let bitacora = Bitacora()
    let pantalla = Pantalla { Anidadas(bitacora: bitacora) }
    pantalla.tocar("cambiar")
    #expect(
      bitacora.lineas == ["body 0", "body 2", "cambio 0 2", "body 4", "cambio 2 4"]
    )
  }
}
