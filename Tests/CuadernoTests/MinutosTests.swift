import Foundation
import Testing

@testable import Cuaderno

/// Los tiempos que nadie comprueba son ruido: estos salen de sumas.
@Suite("Minutos de los capítulos")
struct MinutosTests {
  private static let raiz = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let paquete = Paquete(raiz: Self.raiz)

  private func capitulo(_ numero: Int) throws -> Capitulo {
    try #require(Catalogo.delCuaderno.capitulos.first { $0.numero == numero })
  }

  /// `minutos: { explicar: 70, practicar: 65 }`.
  private func cabecera(_ capitulo: Capitulo) throws -> (explicar: Int, practicar: Int) {
    let texto = try paquete.texto("Chapters/\(capitulo.texto)")
    let minutos = try #require(
      texto.firstMatch(of: /minutos: \{ explicar: (\d+), practicar: (\d+) \}/))
    return (Int(minutos.1) ?? 0, Int(minutos.2) ?? 0)
  }

  @Test(
    "Practicar es lo que suman las katas del capítulo", arguments: 1...8)
  func practicar(numero: Int) throws {
    let capitulo = try capitulo(numero)
    let katas = capitulo.katas.reduce(0) { $0 + $1.minutos }
    #expect(try cabecera(capitulo).practicar == katas)
  }

  @Test(
    "Explicar es lo que suman las secciones que no son de katas",
    arguments: 1...8)
  func explicar(numero: Int) throws {
    let capitulo = try capitulo(numero)
    let texto = try paquete.texto("Chapters/\(capitulo.texto)")
    let secciones = texto.split(separator: "\n").filter { linea in
      linea.hasPrefix("##") && !linea.hasPrefix("## Katas")
    }
    let suma = secciones.reduce(0) { total, linea in
      total + (linea.firstMatch(of: /\((\d+) min\)$/).flatMap { Int($0.1) } ?? 0)
    }
    #expect(try cabecera(capitulo).explicar == suma)
  }

  @Test("El índice dice los mismos minutos que cada capítulo")
  func indice() throws {
    let indice = try paquete.texto("Chapters/README.md")
    for capitulo in Catalogo.delCuaderno.capitulos {
      let minutos = try cabecera(capitulo)
      let fila = try #require(
        indice.split(separator: "\n").first { $0.contains("(\(capitulo.texto))") },
        "El índice no nombra «\(capitulo.texto)».")
      #expect(
        fila.contains("| \(minutos.explicar) | \(minutos.practicar) |"),
        "\(capitulo.texto) dice \(minutos.explicar) y \(minutos.practicar).")
    }
  }
}
