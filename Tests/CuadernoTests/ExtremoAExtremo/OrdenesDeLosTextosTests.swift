import Foundation
import Testing

@testable import Cuaderno

extension ExtremoAExtremo {
  /// Toda orden que un texto invita a teclear existe y hace lo que debe.
  @Suite("Órdenes de los textos")
  struct OrdenesDeLosTextos {
    /// Las líneas de los bloques `sh` del README, de CONTRIBUTING y de los capítulos.
    private func ordenes(_ copia: CopiaDelCuaderno) throws -> Set<String> {
      let textos =
        ["README.md", "CONTRIBUTING.md"]
        + Catalogo.delCuaderno.capitulos.map { "Chapters/\($0.texto)" }
      let lineas = try textos.flatMap { ruta in
        Bloque.leer(try copia.paquete.texto(ruta).replacing("\n   ```", with: "\n```"))
          .filter { $0.lenguaje == "sh" }
          .flatMap { $0.contenido.components(separatedBy: "\n") }
      }
      return Set(lineas.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty })
    }

    @Test("Cada «swift run workbook …» se entiende, y las que no tardan se ejecutan")
    func workbook() throws {
      let copia = try CopiaDelCuaderno()
      let prefijo = "swift run workbook"
      let deWorkbook = try ordenes(copia).filter { $0.hasPrefix(prefijo) }
      #expect(deWorkbook.count > 8)
      for orden in deWorkbook.sorted() {
        let palabras = orden.dropFirst(prefijo.count).split(separator: " ").map(String.init)
        let analizada = try Analizador(palabras).analizar().orden
        switch analizada {
        case .verificar, .medir, .probar, .calificar, .seguir, .observar:
          // Tienen sus propias pruebas, con lo que imprimen: aquí basta con que las katas existan.
          for palabra in palabras.dropFirst() where palabra.wholeMatch(of: /\d+\.\d+/) != nil {
            _ = try Catalogo.delCuaderno.kata(llamada: palabra)
          }
        default:
          let respuesta = try copia.ejecutar(palabras)
          #expect(respuesta.codigo == 0, "«\(orden)» terminó con \(respuesta.codigo).")
        }
      }
    }

    @Test("Las demás órdenes son programas que existen y archivos que están")
    func otras() throws {
      let copia = try CopiaDelCuaderno()
      let manifiesto = try copia.paquete.texto("Package.swift")
      for orden in try ordenes(copia) where !orden.hasPrefix("swift run workbook") {
        if let programa = orden.wholeMatch(of: /swift run (?:-c release )?(\w+).*/)?.1 {
          #expect(
            manifiesto.contains("name: \"\(programa)\""), "Falta el programa de «\(orden)».")
        } else {
          let conocidas = ["git clone ", "cd ", ".ci/run", "swift test"]
          #expect(
            conocidas.contains { orden.hasPrefix($0) }, "«\(orden)» no la comprueba nadie.")
        }
      }
    }
  }
}
