import Foundation
import TablaDeAislamiento
import Testing

@MainActor
@Suite("La tabla del capítulo 5 sale de una ejecución")
struct TablaDeAislamientoTests {
  @Test("El capítulo dice lo que se mide")
  func elCapituloEstaAlDia() async throws {
    let capitulo = try String(contentsOf: Self.capitulo, encoding: .utf8)
    let tabla = await TablaDeAislamiento.medir().enMarkdown
    #expect(
      Self.bloque(de: capitulo) == tabla,
      """
      La tabla entre «tabla: aislamiento» y «fin de la tabla» no es la medida. Debe decir:
      \(tabla)
      """)
  }

  @Test("«@concurrent», un actor y «Task.detached» salen con cualquier bandera")
  func salenSiempre() async {
    let tabla = await TablaDeAislamiento.medir()
    let siempreFuera = tabla.filas.filter { !$0.enPrincipal.contains(true) }.map(\.forma)
    #expect(
      siempreFuera == [
        "`@concurrent func f() async`", "un método de un actor propio", "`Task.detached { … }`",
      ])
  }

  @Test("«nonisolated async» cambia de sitio con «NonisolatedNonsendingByDefault» y con nada más")
  func noAislada() async {
    let fila = await TablaDeAislamiento.medir().filas
      .first { $0.forma == "`nonisolated func f() async`" }
    #expect(fila?.enPrincipal == [false, true, false, true])
  }

  private static var capitulo: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Chapters/05-efectos.md")
  }

  private static func bloque(de texto: String) -> String? {
    guard let inicio = texto.range(of: "<!-- tabla: aislamiento -->"),
      let final = texto.range(
        of: "<!-- fin de la tabla -->", range: inicio.upperBound..<texto.endIndex)
    else { return nil }
    return texto[inicio.upperBound..<final.lowerBound]
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
