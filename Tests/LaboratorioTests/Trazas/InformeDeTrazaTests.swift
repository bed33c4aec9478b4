import Foundation
import Laboratorio
import Testing

@Suite("Informe de una traza")
struct InformeDeTrazaTests {
  private func conEspaciosNormales(_ texto: String) -> String {
    String(texto.map { $0 == Numero.separadorDeMiles ? " " : $0 })
  }

  @Test("con el índice da la razón como mínimo y lo que dice cada escala")
  func conIndice() throws {
    let traza = try Traza(Array(TrazasDeMuestra.completa.utf8))
    let indice = try IndiceDeTraza(Array(TrazasDeMuestra.indice.utf8))
    let informe = InformeDeTraza(traza, denominador: .grabacion(indice), peores: 2)
    let esperado = """
      Traza de xctrace, tabla «hitches»
      3 microcortes, 116.67 ms en total
      1 microcorte más de procesos del sistema, sin sumar
      Los peores:
        50.00 ms en el segundo 1.000 · Tareas (77)
        50.00 ms en el segundo 2.500 · Tareas (77) · Potentially expensive app update(s)
      Razón: 5.83 ms/s sobre los 20.00 s de la grabación
      Es un mínimo: la grabación incluye ratos quietos, y la razón se define sobre el tiempo animando.
        WWDC20 (desplazamiento): aviso (bien hasta 5 ms/s, crítico desde 10)
        organizador de Xcode (todas las animaciones): bien (bien hasta 10 ms/s, aviso hasta 25, \
      crítico hasta 50)
      """
    #expect(conEspaciosNormales(informe.texto) == esperado)
  }

  @Test("con el tiempo animando, el veredicto puede cambiar")
  func animando() throws {
    let traza = try Traza(Array(TrazasDeMuestra.completa.utf8))
    let informe = InformeDeTraza(traza, denominador: .animando(.seconds(2)))
    #expect(informe.razon?.descripcion == "58.33\u{A0}ms/s")
    #expect(informe.texto.contains("atención inmediata"))
    #expect(!informe.texto.contains("Es un mínimo"))
  }

  @Test("sin denominador no hay razón y dice qué falta")
  func sinDenominador() throws {
    let traza = try Traza(Array(TrazasDeMuestra.completa.utf8))
    let informe = InformeDeTraza(traza)
    #expect(informe.razon == nil)
    #expect(informe.texto.contains("Sin razón: la tabla no dice cuánto se animó."))
    let cero = InformeDeTraza(traza, denominador: .animando(.zero), peores: -1)
    #expect(cero.texto.contains("debe ser mayor que cero"))
    #expect(!cero.texto.contains("Los peores"))
  }

  @Test("una tabla vacía no se da por buena")
  func vacia() throws {
    let traza = try Traza(Array(TrazasDeMuestra.exportacion(filas: "").utf8))
    let informe = InformeDeTraza(traza, denominador: .animando(.seconds(1)))
    #expect(informe.texto.contains("Una tabla vacía no demuestra"))
  }

  @Test("cada razón de MetricKit se mide con su escala, y manda la peor")
  func metricKit() throws {
    let informe = InformeDeTraza(try Traza(Array(TrazasDeMuestra.metricKit.utf8)))
    let esperado = """
      Carga de MetricKit, versión 2.1, 2026-11-14 00:00:00 – 2026-11-15 00:00:00
      Desplazamiento (scrollHitchTimeRatio): 7.50 ms/s
        WWDC20 (desplazamiento): aviso (bien hasta 5 ms/s, crítico desde 10)
      Todas las animaciones (hitchTimeRatio): 12.00 ms/s
        organizador de Xcode (todas las animaciones): aviso (bien hasta 10 ms/s, aviso hasta 25, \
      crítico hasta 50)
      """
    #expect(conEspaciosNormales(informe.texto) == esperado)
    #expect(informe.razon?.milisegundosPorSegundo == 12)
  }

  @Test("los archivos que no están, las carpetas y los vacíos se explican")
  func archivos() throws {
    #expect(throws: ErrorDeTraza.noSePuedeAbrir(ruta: "no/existe.xml")) {
      try Traza(archivo: "no/existe.xml")
    }
    let carpeta = FileManager.default.temporaryDirectory.path
    #expect(throws: ErrorDeTraza.esCarpeta(ruta: carpeta)) { try Traza(archivo: carpeta) }
    let archivo = FileManager.default.temporaryDirectory
      .appendingPathComponent("traza-\(UUID().uuidString).xml")
    defer { try? FileManager.default.removeItem(at: archivo) }
    try Data().write(to: archivo)
    #expect(throws: ErrorDeTraza.vacio) { try Traza(archivo: archivo.path) }
    try Data(TrazasDeMuestra.completa.utf8).write(to: archivo)
    #expect(InformeDeTraza(try Traza(archivo: archivo.path)).texto.contains("3 microcortes"))
  }
}
