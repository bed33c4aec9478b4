import Foundation
import Testing

@testable import Cuaderno

extension ExtremoAExtremo {
  /// El camino corto (repetir los pasos de SwiftPM) tiene que decir lo mismo que el largo.
  @Suite("Recompilación")
  struct Recompilaciones {
    private let kata = Catalogo.delCuaderno.katas[0]
    private let receta = ".build/workbook/receta.json"

    @Test("Tras editar el body, cambiar la interfaz o romperla, los dos caminos coinciden")
    func mismosVeredictos() throws {
      try #require(Plataforma.ejecutaElBundleDirectamente, "Solo hay camino corto en Linux.")
      let copia = try CopiaDelCuaderno()
      _ = try copia.workbook("probar", "1.1")
      #expect(copia.paquete.existe(receta))
      let entregada = try copia.paquete.texto(kata.rutaDeTrabajo)
      let ediciones = [
        // Solo el body: la especificación no se vuelve a compilar.
        entregada.replacing("Text(tarea.titulo)", with: "Text(tarea.titulo + \"?\")"),
        // La interfaz: sí se vuelve a compilar.
        entregada.replacing("  let tarea: Tarea\n", with: "  var extra = 0\n  let tarea: Tarea\n"),
        // Un error en la kata.
        entregada.replacing("Text(tarea.titulo)", with: "Text(tarea.nada)"),
        // Una interfaz que la especificación ya no puede usar.
        entregada.replacing("public init(tareas:", with: "public init(cosas tareas:"),
        // Y de vuelta.
        entregada,
      ]
      for edicion in ediciones {
        try copia.escribir(edicion, en: kata.rutaDeTrabajo)
        let corto = try copia.workbook("probar", "1.1", "--de-nuevo")
        try FileManager.default.removeItem(at: copia.raiz.appendingPathComponent(receta))
        let largo = try copia.workbook("probar", "1.1", "--de-nuevo")
        #expect(corto.codigo == largo.codigo)
        #expect(corto.salida == largo.salida)
        // El camino largo solo deja receta si compiló: se recupera para la siguiente edición.
        try copia.escribir(entregada, en: kata.rutaDeTrabajo)
        _ = try copia.workbook("probar", "1.1", "--de-nuevo")
        #expect(copia.paquete.existe(receta))
      }
    }

    @Test("Cambiar la especificación o un runtime pasa por SwiftPM")
    func recetaCaducada() throws {
      let copia = try CopiaDelCuaderno()
      _ = try copia.workbook("probar", "1.1")
      try copia.reemplazar(
        "Se ven todos los títulos, en orden", por: "Se ven todos", en: kata.rutaDeEspecificacion)
      let respuesta = try copia.workbook("probar", "1.1")
      #expect(respuesta.salida.contains("✔ Se ven todos\n"))
    }
  }
}
