import MiniSwiftUI
import Testing

private struct SinPropiedades: View {
  let titulo: String
  var body: some View {
    Self._printChanges()
    return Text(titulo)
  }
}

@Observable private final class Modelo { var valor = 0 }

private struct ConPropiedades: View {
  let titulo: String
  let modelo: Modelo
  @State private var nombre = ""
  @State private var edad = 0
  var body: some View {
    Self._printChanges()
    return VStack {
      Text("\(titulo) \(nombre) \(edad) \(modelo.valor)")
      Button("los dos") {
        edad += 1
        nombre += "x"
      }
    }
  }
}

private enum Externo {
  struct Interna: View {
    var body: some View {
      Self._logChanges()
      return Text("dentro")
    }
  }
}

@MainActor @Suite("Reglas 47–50 · _printChanges y _logChanges") struct ImpresionTests {
  private func pantalla(@ViewBuilder _ raiz: () -> some View) -> Pantalla {
    let pantalla = Pantalla { EmptyView() }
    pantalla.registro.imprimir = { _ in }
    pantalla.mostrar(raiz())
    return pantalla
  }

  @Test("Regla 47 · cada línea es «Tipo: a, b changed.» y va también a la salida estándar")
  func regla47() {
    var impresas: [String] = []
    let pantalla = Pantalla { EmptyView() }
    pantalla.registro.imprimir = { impresas.append($0) }
    pantalla.mostrar(SinPropiedades(titulo: "a"))
    #expect(impresas == ["SinPropiedades: @self changed."])
    #expect(Motivos().linea(vista: "Fila") == "Fila: unchanged.")
  }

  @Test("Regla 48 · la primera vez: @self, @identity y las propiedades en orden de declaración")
  func regla48() {
    let modelo = Modelo()
    let pantalla = pantalla { ConPropiedades(titulo: "a", modelo: modelo) }
    pantalla.tocar("los dos")
    #expect(
      pantalla.registro.lineasImpresas == [
        "ConPropiedades: @self, @identity, _nombre, _edad changed.",
        "ConPropiedades: _nombre, _edad changed.",
      ]
    )
  }

  @Test("Regla 48 · sin propiedades dinámicas la primera vez solo dice @self")
  func regla48SinPropiedades() {
    let pantalla = pantalla { SinPropiedades(titulo: "a") }
    #expect(pantalla.registro.lineasImpresas == ["SinPropiedades: @self changed."])
  }

  @Test("Regla 49 · lo @Observable dice @dependencies, delante de @self")
  func regla49() {
    let modelo = Modelo()
    let pantalla = pantalla { ConPropiedades(titulo: "a", modelo: modelo) }
    pantalla.cambiar { modelo.valor += 1 }
    modelo.valor += 1
    pantalla.mostrar(ConPropiedades(titulo: "b", modelo: modelo))
    #expect(
      pantalla.registro.lineasImpresas.suffix(2) == [
        "ConPropiedades: @dependencies changed.",
        "ConPropiedades: @dependencies, @self changed.",
      ]
    )
  }

  @Test("Regla 50 · _logChanges apunta lo mismo sin imprimirlo; los tipos anidados llevan punto")
  func regla50() {
    var impresas: [String] = []
    let pantalla = Pantalla { EmptyView() }
    pantalla.registro.imprimir = { impresas.append($0) }
    pantalla.mostrar(Externo.Interna())
    #expect(impresas.isEmpty)
    #expect(pantalla.registro.lineasImpresas == ["Externo.Interna: @self changed."])
  }
}
