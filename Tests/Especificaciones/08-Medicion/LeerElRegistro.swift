import Apoyo
import Laboratorio
import Medir
import MiniSwiftUI
import Testing

private struct FilaDePrueba: View {
  let titulo: String
  @State private var marcada = false

  var body: some View {
    let _ = Self._printChanges()
    Button(titulo) { marcada.toggle() }
    Text(marcada ? "sí" : "no")
  }
}

private struct ListaDePrueba: View {
  let titulos: [String]
  let vuelta: Int

  var body: some View {
    // La identidad incluye la vuelta: cambiarla recrea las filas, que es lo que hay que encontrar.
    List(titulos, id: \.self) { FilaDePrueba(titulo: $0).id("\($0)-\(vuelta)") }
  }
}

/// El registro de una sesión de verdad: dibujar, tocar una fila y cambiar la identidad de todas.
@MainActor private func sesion(_ filas: Int) -> String {
  let titulos = (0..<filas).map { "Fila \($0)" }
  let pantalla = Pantalla(alto: Double(filas + 1) * 44, altoDeFila: 44) {
    ListaDePrueba(titulos: titulos, vuelta: 0)
  }
  var lineas = pantalla.registro.lineasImpresas
  lineas += ["descargando…", "## tocar una fila"]
  let antes = pantalla.registro.lineasImpresas.count
  pantalla.tocar(titulos[0])
  lineas += pantalla.registro.lineasImpresas.dropFirst(antes)
  lineas += ["## cambiar de vuelta", "changed: 3 archivos"]
  let despues = pantalla.registro.lineasImpresas.count
  pantalla.mostrar(ListaDePrueba(titulos: titulos, vuelta: 1))
  lineas += pantalla.registro.lineasImpresas.dropFirst(despues)
  return lineas.joined(separator: "\n")
}

/// Se lee el registro de una sesión con `n` filas.
private let escenario = Escenario(
  "Leer el registro de una sesión",
  unidad: Unidad("línea con su causa", "líneas con su causa"), elementos: "filas"
) { n in
  let leido = resumen(deRegistro: sesion(n))
  let conCausa = leido.lineas.count { $0.causas.contains(.identidad) }
  return [Cuenta("líneas con su causa", conCausa), Cuenta("líneas leídas", leido.lineas.count)]
}

@MainActor
@Suite(
  "Kata 8.2 · Leer el registro de cambios", .kata("medicion-registro"), .escenario(escenario))
struct LeerElRegistro {
  @Test("De una sesión de 50 filas se leen 101 líneas, 100 de ellas por identidad nueva")
  func sesionEntera() async throws {
    let cuentas = try await escenario.contar(a: 50)
    exigir(
      try cuentas.valor(de: "líneas leídas"), .exacto(101), de: "líneas leídas",
      porque: "50 al dibujar, una al tocar y 50 al cambiar de identidad. Lo que imprime la app por "
        + "su cuenta no es del registro.")
    exigir(
      try cuentas.valor(de: "líneas con su causa"), .exacto(100), de: "líneas con «@identity»",
      porque: "Las del primer dibujo y las del cambio de vuelta; la del toque es por «_marcada».")
  }

  @Test("Se señala la primera identidad nueva después de una acción")
  func primeraInesperada() {
    exigirIgual(
      resumen(deRegistro: sesion(3)).primeraIdentidadInesperada, 4,
      porque: "Las tres primeras son el primer dibujo, donde toda vista es nueva; la cuarta es el "
        + "toque. La quinta es la que hay que explicar.")
  }

  @Test("Una propiedad dinámica se nombra")
  func propiedad() {
    exigirIgual(
      resumen(deRegistro: sesion(1)).lineas.map(\.causas),
      [
        [.valor, .identidad, .propiedad("_marcada")], [.propiedad("_marcada")],
        [.valor, .identidad, .propiedad("_marcada")],
      ],
      porque: "Cada causa va por su nombre, y una línea puede llevar varias.")
  }

  @Test("Se entienden los tipos anidados, las dependencias y las líneas sin cambios")
  func formas() {
    let texto = """
      Lista.Fila: @dependencies, @self changed.
      Cabecera: unchanged.
      """
    exigirIgual(
      resumen(deRegistro: texto).lineas,
      [
        LineaDeRegistro(vista: "Lista.Fila", causas: [.dependencias, .valor]),
        LineaDeRegistro(vista: "Cabecera", causas: []),
      ], porque: "Son formas que SwiftUI imprime.")
  }

  @Test("Lo que la app imprime por su cuenta se ignora, aunque se parezca")
  func ruido() {
    let texto = "aviso: @identity changed\nchanged: 3\n\nhola: que tal\nFila: @self changed."
    exigirIgual(
      resumen(deRegistro: texto).lineas, [LineaDeRegistro(vista: "Fila", causas: [.valor])],
      porque: "Solo la última línea tiene la forma del registro.")
  }
}
