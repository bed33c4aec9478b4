import Foundation
import Testing

@Suite("Fidelidad") struct FidelidadTests {
  private static let carpeta = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Los números de regla que nombran las pruebas: «Regla 7 ·», «Reglas 21 y 22 ·».
  private func reglasProbadas() throws -> Set<Int> {
    let carpeta: URL = Self.carpeta.appendingPathComponent("Reglas")
    let archivos: [URL] = try FileManager.default.contentsOfDirectory(
      at: carpeta,
      includingPropertiesForKeys: nil
    )
    var reglas: Set<Int> = []
    for archivo in archivos {
      let texto = try String(contentsOf: archivo, encoding: .utf8)
      let trozos: [String] = texto.components(separatedBy: "\"Regla")
      for (antes, trozo) in zip(trozos, trozos.dropFirst()) {
        // El nombre del grupo nombra intervalos: solo valen los de las pruebas.
        let previo: String = antes.trimmingCharacters(in: .whitespacesAndNewlines)
        if previo.hasSuffix("@Suite(") { continue }
        let titulo: Substring = trozo.prefix { $0 != "·" }
        reglas.formUnion(titulo.split { !$0.isNumber }.compactMap { Int($0) })
      }
    }
    return reglas
  }

  /// Las que `FIDELIDAD.md` declara sin modelar: las filas de su primera tabla.
  private func reglasSinModelar() throws -> Set<Int> {
    let archivo: URL = Self.carpeta.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/MiniSwiftUI/FIDELIDAD.md")
    let texto = try String(contentsOf: archivo, encoding: .utf8)
    let tabla: String =
      texto.components(separatedBy: "## ").first {
        $0.hasPrefix("Reglas que no se modelan")
      } ?? ""
    return Set(
      tabla.split(separator: "\n").compactMap { linea in
        Int(linea.split(separator: "|").first?.trimmingCharacters(in: .whitespaces) ?? "")
      }
    )
  }

  @Test("cada una de las cincuenta reglas tiene una prueba o una razón para no estar")
  func cincuenta() throws {
    let probadas: Set<Int> = try reglasProbadas()
    let sinModelar: Set<Int> = try reglasSinModelar()
    #expect(probadas.union(sinModelar) == Set(1...50))
    #expect(probadas.isDisjoint(with: sinModelar))
  }
}
