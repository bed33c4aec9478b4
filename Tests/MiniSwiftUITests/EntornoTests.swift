import MiniSwiftUI
import Testing

private struct ClaveDeTema: EnvironmentKey { static let defaultValue = "claro" }

extension EnvironmentValues {
  fileprivate var tema: String {
    get { self[ClaveDeTema.self] }
    set { self[ClaveDeTema.self] = newValue }
  }
}

private struct FilaConTema: View {
  let numero: Int
  @Environment(\.tema) private var tema
  var body: some View { Text("\(numero) \(tema)") }
}

private struct Lista: View {
  let tema: String
  var body: some View {
    List(0..<200) { FilaConTema(numero: $0) }.environment(\.tema, tema)
  }
}

@Observable private final class Sesion {
  var nombre: String
  init(_ nombre: String) { self.nombre = nombre }
}

private struct Saludo: View {
  @Environment(Sesion.self) private var sesion
  @Environment(Sesion.self) private var opcional: Sesion?
  var body: some View { Text("\(sesion.nombre) \(opcional == nil)") }
}

private final class Carrito: ObservableObject {
  @Published var cuenta = 0
  let nombre: String
  init(_ nombre: String) { self.nombre = nombre }
}

private struct Resumen: View {
  @EnvironmentObject private var carrito: Carrito
  var body: some View {
    Text("\(carrito.nombre) \(carrito.cuenta)")
    Toggle("lleno", isOn: $carrito.cuenta.positivo)
  }
}

extension Int {
  fileprivate var positivo: Bool {
    get { self > 0 }
    set { self = newValue ? 1 : 0 }
  }
}

private struct Editor: View {
  @Bindable var sesion: Sesion
  var body: some View { TextField("nombre", text: $sesion.nombre) }
}

/// Una propiedad dinámica propia, hecha con otras.
private struct Alternador: DynamicProperty {
  @State private var encendido = false
  @Environment(\.tema) private var tema
  private(set) var puestasAlDia = 0

  var texto: String { "\(encendido) \(tema)" }
  func alternar() { encendido.toggle() }
  mutating func update() { puestasAlDia += 1 }
}

private struct ConAlternador: View {
  private var alternador = Alternador()
  var body: some View { Button(alternador.texto) { alternador.alternar() } }
}

@MainActor @Suite("Entorno, enlaces y propiedades dinámicas propias") struct EntornoTests {
  @Test("cambiar el entorno evalúa las filas en pantalla y, al volver, las que no estaban")
  func filas() {
    let pantalla = Pantalla { Lista(tema: "claro") }
    pantalla.desplazar(por: 44 * 30)
    let conteo = pantalla.contar { pantalla.mostrar(Lista(tema: "oscuro")) }
    #expect(conteo.cuerposEvaluados(de: FilaConTema.self) == 19 + 2 * Pantalla.margenDeFilas)
    #expect(conteo.motivos(de: FilaConTema.self) == ["_tema": 19 + 2 * Pantalla.margenDeFilas])
    pantalla.desplazar(por: -44 * 30)
    #expect(pantalla.filas[0] == ["0 oscuro"])
  }

  @Test("cambiar otra clave del entorno no evalúa a quien no la lee")
  func otraClave() {
    func raiz(_ esquema: ColorScheme) -> some View {
      FilaConTema(numero: 1).environment(\.colorScheme, esquema)
    }
    let pantalla = Pantalla { raiz(.light) }
    #expect(pantalla.contar { pantalla.mostrar(raiz(.dark)) }.cuerposEvaluados == 0)
  }

  @Test("un objeto @Observable del entorno se sigue por propiedad y se puede sustituir")
  func objeto() {
    let ana = Sesion("ana")
    let pantalla = Pantalla { Saludo().environment(ana) }
    #expect(pantalla.textos == ["ana false"])
    pantalla.cambiar { ana.nombre = "ana maría" }
    #expect(pantalla.textos == ["ana maría false"])
    pantalla.mostrar(Saludo().environment(Sesion("eva")))
    #expect(pantalla.textos == ["eva false"])
  }

  @Test(
    "un ObservableObject del entorno avisa, da enlaces y al sustituirlo se deja de oír el viejo")
  func carrito() {
    let viejo = Carrito("viejo")
    let nuevo = Carrito("nuevo")
    let pantalla = Pantalla { Resumen().environmentObject(viejo) }
    pantalla.tocar("lleno")
    #expect(viejo.cuenta == 1)
    #expect(pantalla.textos.first == "viejo 1")
    pantalla.mostrar(Resumen().environmentObject(nuevo))
    #expect(pantalla.textos.first == "nuevo 0")
    #expect(pantalla.contar { viejo.cuenta = 9 }.cuerposEvaluados == 0)
    #expect(pantalla.contar { nuevo.cuenta = 2 }.cuerposEvaluados == 1)
  }

  @Test("@Bindable escribe en el objeto y el campo enseña lo que cambie por fuera")
  func bindable() {
    let sesion = Sesion("ana")
    let pantalla = Pantalla { Editor(sesion: sesion) }
    pantalla.escribir("eva", en: "nombre")
    #expect(sesion.nombre == "eva")
    pantalla.cambiar { sesion.nombre = "luz" }
    #expect(pantalla.textos == ["luz"])
  }

  @Test("una DynamicProperty propia enlaza las de dentro y dice el motivo con su nombre")
  func propia() {
    let pantalla = Pantalla { ConAlternador().environment(\.tema, "claro") }
    #expect(pantalla.textos == ["false claro"])
    let conteo = pantalla.contar { pantalla.tocar("false claro") }
    #expect(pantalla.textos == ["true claro"])
    #expect(conteo.lineas == ["ConAlternador: alternador changed."])
    pantalla.mostrar(ConAlternador().environment(\.tema, "oscuro"))
    #expect(pantalla.textos == ["true oscuro"])
  }
}
