import MiniSwiftUI
import Testing

private final class Publicador: ObservableObject {
  @Published var primera = false
  @Published var segunda = false
  var sinPublicar = false
}

@Observable private final class Observado {
  var primera = false
  var segunda = false
  @ObservationIgnored var ignorada = false
  var ajena = 0
  var contador = 0
}

private struct Sub: View {
  let encendida: Bool
  var body: some View { Text(encendida ? "sí" : "no") }
}

private struct ConObservedObject: View {
  @ObservedObject var modelo: Publicador
  var body: some View {
    Sub(encendida: modelo.primera)
    Sub(encendida: modelo.segunda)
  }
}

private struct ConStateObject: View {
  @StateObject private var modelo: Publicador
  init(_ modelo: Publicador) { _modelo = StateObject(wrappedValue: modelo) }
  var body: some View {
    Sub(encendida: modelo.primera)
    Sub(encendida: modelo.segunda)
  }
}

private struct ConObservable: View {
  let modelo: Observado
  var body: some View {
    Sub(encendida: modelo.primera)
    Sub(encendida: modelo.segunda)
    Button("contar") { modelo.contador += modelo.ajena }
  }
}

private struct Sosten: View {
  @ObservedObject var modelo: Publicador
  let titulo: String
  var body: some View { Text(titulo) }
}

private struct LeeUnaUOtra: View {
  let modelo: Observado
  var body: some View {
    if modelo.primera { Text("\(modelo.ajena)") } else { Text("\(modelo.contador)") }
  }
}

private struct LeeSegunSuEstado: View {
  let modelo: Observado
  @State private var segunda = false
  var body: some View {
    Button("cambiar") { segunda.toggle() }
    if segunda { Text("\(modelo.ajena)") } else { Text("\(modelo.contador)") }
  }
}

private struct FilasQueLeen: View {
  let modelos: [Observado]
  var body: some View {
    List(modelos.indices, id: \.self) { indice in Text("\(modelos[indice].contador)") }
  }
}

private struct Externa: View {
  let modelo: Observado
  var body: some View { Interna(modelo: modelo) }
}

private struct Interna: View {
  let modelo: Observado
  var body: some View { Text("\(modelo.contador)") }
}

private struct LeeEnSuInit: View {
  @State private var copia: Int
  init(modelo: Observado) { _copia = State(initialValue: modelo.contador) }
  var body: some View { Text("\(copia)") }
}

private struct PadreDeLeeEnSuInit: View {
  let modelo: Observado
  var body: some View { LeeEnSuInit(modelo: modelo) }
}

@MainActor @Suite("Reglas 20 y 29–33 · Cuándo se evalúa body: observar") struct ObservacionTests {
  private typealias Cuenta = [Int]

  /// Evaluaciones del padre y de las dos hijas, desde el principio.
  private func cuenta<Raiz: View>(_ raiz: Raiz, _ cambio: () -> Void) -> Cuenta {
    let pantalla = Pantalla { EmptyView() }
    let conteo = pantalla.contar {
      pantalla.mostrar(raiz)
      pantalla.cambiar(cambio)
    }
    return [conteo.cuerposEvaluados(de: Raiz.self), conteo.cuerposEvaluados(de: Sub.self)]
  }

  @Test("Regla 20 · oráculo: publicado 2/3, sin publicar 1/2, seguido 2/3, ignorado 1/2")
  func oraculo() {
    let uno = Publicador()
    #expect(cuenta(ConObservedObject(modelo: uno)) { uno.primera = true } == [2, 3])
    let dos = Publicador()
    #expect(cuenta(ConObservedObject(modelo: dos)) { dos.sinPublicar = true } == [1, 2])
    let tres = Publicador()
    #expect(cuenta(ConStateObject(tres)) { tres.primera = true } == [2, 3])
    let cuatro = Publicador()
    #expect(cuenta(ConStateObject(cuatro)) { cuatro.sinPublicar = true } == [1, 2])
    let cinco = Observado()
    #expect(cuenta(ConObservable(modelo: cinco)) { cinco.primera = true } == [2, 3])
    let seis = Observado()
    #expect(cuenta(ConObservable(modelo: seis)) { seis.ignorada = true } == [1, 2])
  }

  @Test("Regla 29 · leer en la acción de un botón no crea dependencia")
  func regla29Acciones() {
    let modelo = Observado()
    let pantalla = Pantalla { ConObservable(modelo: modelo) }
    pantalla.tocar("contar")
    #expect(pantalla.contar { modelo.ajena += 1 }.cuerposEvaluados == 0)
  }

  @Test("Regla 29 · las dependencias se sustituyen en cada evaluación")
  func regla29Sustitucion() {
    let modelo = Observado()
    let pantalla = Pantalla { LeeUnaUOtra(modelo: modelo) }
    #expect(pantalla.contar { modelo.ajena += 1 }.cuerposEvaluados == 0)
    #expect(pantalla.contar { modelo.contador += 1 }.cuerposEvaluados == 1)
    #expect(pantalla.contar { modelo.primera = true }.cuerposEvaluados == 1)
    #expect(pantalla.contar { modelo.contador += 1 }.cuerposEvaluados == 0)
    #expect(pantalla.contar { modelo.ajena += 1 }.cuerposEvaluados == 1)
  }

  @Test("Regla 29 · lo que leyó una evaluación anterior ya no invalida, aunque nunca cambiara")
  func regla29Vieja() {
    let modelo = Observado()
    let pantalla = Pantalla { LeeSegunSuEstado(modelo: modelo) }
    pantalla.tocar("cambiar")
    #expect(pantalla.contar { modelo.contador += 1 }.cuerposEvaluados == 0)
    #expect(pantalla.contar { modelo.ajena += 1 }.cuerposEvaluados == 1)
  }

  @Test(
    "Regla 30 · un objectWillChange evalúa a quien lo sostiene, lea lo que lea y aunque sea igual")
  func regla30() {
    let modelo = Publicador()
    let pantalla = Pantalla {
      VStack { ForEach(0..<5) { Sosten(modelo: modelo, titulo: "\($0)") } }
    }
    let conteo = pantalla.contar { modelo.primera = false }
    #expect(conteo.cuerposEvaluados(de: Sosten.self) == 5)
    #expect(conteo.motivos(de: Sosten.self) == ["_modelo": 5])
    #expect(conteo.redibujadas == 0)
    #expect(pantalla.contar { modelo.objectWillChange.send() }.cuerposEvaluados == 5)
  }

  @Test("Regla 31 · lo que lee el closure de un ForEach solo invalida esa fila")
  func regla31() {
    let modelos = (0..<10).map { _ in Observado() }
    let pantalla = Pantalla { FilasQueLeen(modelos: modelos) }
    let conteo = pantalla.contar { modelos[3].contador = 9 }
    #expect(conteo.cuerposEvaluados == 0)
    #expect(conteo.elementosConstruidos == 1)
    #expect(conteo.redibujadas == 1)
    #expect(pantalla.filas[3] == ["9"])
  }

  @Test("Regla 32 · lo que lee la hija no invalida al padre")
  func regla32() {
    let modelo = Observado()
    let pantalla = Pantalla { Externa(modelo: modelo) }
    let conteo = pantalla.contar { modelo.contador = 3 }
    #expect(conteo.lineas == ["Interna: @dependencies changed."])
    #expect(pantalla.textos == ["3"])
  }

  @Test("Regla 33 · leer en el init de la hija hace depender al padre")
  func regla33() {
    let modelo = Observado()
    let pantalla = Pantalla { PadreDeLeeEnSuInit(modelo: modelo) }
    let conteo = pantalla.contar { modelo.contador = 3 }
    #expect(conteo.lineas == ["PadreDeLeeEnSuInit: @dependencies changed."])
    #expect(pantalla.textos == ["0"])
  }
}
