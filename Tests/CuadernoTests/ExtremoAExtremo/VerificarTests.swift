import Foundation
import Testing

@testable import Cuaderno

extension ExtremoAExtremo {
  /// `verificar` es la prueba de las pruebas: aquí se estropea una cosa cada vez y tiene que verlo.
  @Suite("Verificar")
  struct Verificar {
    private let kata = Catalogo.delCuaderno.katas[0]

    // El cuaderno entero lo comprueba la integración, con la misma orden y sin nombrar katas.
    @Test("Una kata entregada está en orden, con sus textos y sus medidas")
    func enOrden() throws {
      let respuesta = try CopiaDelCuaderno().workbook("verificar", "1.1")
      #expect(respuesta.codigo == 0, "\(respuesta.salida)")
      #expect(respuesta.salida.hasSuffix("Todo en orden.\n"))
    }

    @Test("Una solución estropeada se ve")
    func solucionRota() throws {
      let copia = try CopiaDelCuaderno()
      try copia.escribir(
        try copia.paquete.texto("Sources/Broken/\(kata.foco).swift"),
        en: "Sources/Solutions/\(kata.foco).swift")
      let respuesta = try copia.workbook("verificar", "1.1")
      #expect(respuesta.codigo == 1)
      #expect(respuesta.salida.contains("1.1: la solución no está en verde."))
    }

    @Test("Una solución con avisos del compilador se ve")
    func solucionConAvisos() throws {
      let copia = try CopiaDelCuaderno()
      try copia.reemplazar(
        "    self.tareas = tareas\n", por: "    let sobra = 1\n    self.tareas = tareas\n",
        en: "Sources/Solutions/\(kata.foco).swift")
      let respuesta = try copia.workbook("verificar", "1.1")
      #expect(respuesta.codigo == 1)
      #expect(respuesta.salida.contains("la solución compila con avisos:"))
    }

    @Test("Una versión rota reparada se ve")
    func rotaReparada() throws {
      let copia = try CopiaDelCuaderno()
      let solucion = try copia.paquete.texto("Sources/Solutions/\(kata.foco).swift")
      try copia.escribir(solucion, en: "Sources/Broken/\(kata.foco).swift")
      try copia.escribir(solucion, en: kata.rutaDeTrabajo)
      let respuesta = try copia.workbook("verificar", "1.1")
      #expect(respuesta.codigo == 1)
      #expect(respuesta.salida.contains("1.1: la versión rota debe estar en rojo."))
    }

    @Test("Una trampa reparada se ve")
    func trampaReparada() throws {
      let copia = try CopiaDelCuaderno()
      let trampa = kata.trampas[1]
      try copia.escribir(
        try copia.paquete.texto("Sources/Solutions/\(kata.foco).swift"),
        en: "Tests/Trampas/\(kata.foco)/\(trampa.archivo).swift")
      let respuesta = try copia.workbook("verificar", "1.1")
      #expect(respuesta.codigo == 1)
      #expect(
        respuesta.salida.contains(
          "1.1: la trampa «\(trampa.archivo)» debe suspender «\(trampa.prueba)». Está resuelta."))
    }

    @Test("Un listado o una salida que ya no coinciden se ven")
    func textoDesfasado() throws {
      let copia = try CopiaDelCuaderno()
      try copia.reemplazar(
        "ForEach(tareas.indices, id: \\.self) { indice in",
        por: "ForEach(tareas.indices, id: \\.self) { posicion in", en: "Chapters/01-identidad.md")
      try copia.reemplazar(
        "1\u{a0}001 cuerpos de fila evaluados", por: "999 cuerpos de fila evaluados",
        en: "Chapters/01-identidad.md")
      let respuesta = try copia.workbook("verificar", "1.1")
      #expect(respuesta.codigo == 1)
      #expect(respuesta.salida.contains("no coincide con su origen"))
      #expect(respuesta.salida.contains("el listado de «ListaDeTareas"))
      #expect(respuesta.salida.contains("la salida de «probar 1.1»"))
    }

    @Test("Un miembro de la familia que falta se ve, sea cual sea")
    func familiaIncompleta() throws {
      let rutas = [
        "Sources/Broken/\(kata.foco).swift", "Sources/Solutions/\(kata.foco).swift",
        "Tests/Especificaciones/\(kata.foco).swift", "Chapters/01-identidad.md",
        "Tests/Trampas/\(kata.foco)/\(kata.trampas[0].archivo).swift",
      ]
      for ruta in rutas {
        let copia = try CopiaDelCuaderno()
        try FileManager.default.removeItem(at: copia.raiz.appendingPathComponent(ruta))
        let respuesta = try copia.workbook("verificar", "1.1")
        #expect(respuesta.codigo == 1)
        #expect(respuesta.salida.contains("«\(ruta)»"), "\(ruta): \(respuesta.salida)")
      }
    }

    @Test("Un archivo que no es de nadie y una kata editada se ven")
    func sobrantesYEditadas() throws {
      let copia = try CopiaDelCuaderno()
      try copia.escribir("// De nadie.\n", en: "Sources/Solutions/01-Identidad/DeNadie.swift")
      try copia.resolver(kata)
      let respuesta = try copia.workbook("verificar", "1.1")
      #expect(respuesta.codigo == 1)
      #expect(
        respuesta.salida.contains(
          "«Sources/Solutions/01-Identidad/DeNadie.swift» no pertenece a ninguna kata"))
      #expect(respuesta.salida.contains("\(kata.rutaDeTrabajo): no es el archivo entregado."))
    }
  }
}
