import Foundation
import Testing

@testable import Cuaderno

extension ExtremoAExtremo {
  /// Lo que hace quien lee, del clon recién hecho al verde y vuelta atrás.
  @Suite("Sesión de lectura")
  struct SesionDeLectura {
    private let kata = Catalogo.delCuaderno.katas[0]
    private let total = Catalogo.delCuaderno.katas.count

    @Test("Sin palabras y sin terminal: progreso, la primera kata en rojo, el siguiente paso y 0")
    func primeraVez() throws {
      let respuesta = try CopiaDelCuaderno().workbook()
      #expect(respuesta.codigo == 0)
      #expect(respuesta.salida.contains("0 de \(total) katas resueltas"))
      #expect(respuesta.salida.contains("Kata 1.1 · Índices como identidad"))
      #expect(
        respuesta.salida.contains("1\u{a0}001 cuerpos de fila evaluados; el máximo es 1."))
      #expect(
        respuesta.salida.contains(
          "Tests/Especificaciones/01-Identidad/IndicesComoIdentidad.swift:"))
      #expect(respuesta.salida.contains("«swift run workbook pista 1.1»"))
      #expect(respuesta.errores.contains("Compilando la kata 1.1…"))
      #expect(!respuesta.salida.contains("\u{1B}"))
    }

    @Test("Del rojo al verde con las pistas; la lista lo enseña; reiniciar guarda una copia")
    func delRojoAlVerde() throws {
      let copia = try CopiaDelCuaderno()
      #expect(try copia.workbook("probar", "1.1").codigo == 1)
      #expect(try copia.workbook("solucion", "1.1").codigo == 1)
      for numero in 1...3 {
        let pista = try copia.workbook("pista")
        #expect(pista.salida.contains("Pista \(numero) de 3"))
        #expect(!pista.salida.contains("Pista \(numero + 1) de 3"))
      }
      // Lo que dice la tercera pista, tecleado a mano.
      try copia.reemplazar(
        "ForEach(tareas.indices, id: \\.self) { indice in", por: "ForEach(tareas) { tarea in",
        en: kata.rutaDeTrabajo)
      try copia.reemplazar("tareas[indice]", por: "tarea", en: kata.rutaDeTrabajo)
      let verde = try copia.workbook("probar", "1.1")
      #expect(verde.codigo == 0)
      #expect(verde.salida.contains("Verde: pasan las \(kata.pruebas.count) pruebas."))
      #expect(verde.salida.contains("Por qué funciona:"))
      #expect(try copia.workbook("lista").salida.contains("✔ 1.1  resuelta"))
      #expect(try copia.workbook("solucion", "1.1").codigo == 0)

      let arreglada = try copia.paquete.texto(kata.rutaDeTrabajo)
      let reinicio = try copia.workbook("reiniciar", "1.1")
      #expect(reinicio.codigo == 0)
      let linea = try #require(
        reinicio.salida.split(separator: "\n").first { $0.contains("Tu versión está en") })
      let respaldo = String(linea).replacing("  Tu versión está en ", with: "")
      #expect(try copia.paquete.texto(respaldo) == arreglada)
      #expect(
        try copia.paquete.datos(kata.rutaDeTrabajo)
          == copia.paquete.datos("Sources/Broken/\(kata.foco).swift"))
      #expect(try copia.workbook("lista").salida.contains("· 1.1  sin empezar"))
    }

    @Test("Un veredicto se recuerda mientras nada cambie, y --de-nuevo lo repite")
    func veredictoRecordado() throws {
      let copia = try CopiaDelCuaderno()
      let primero = try copia.workbook("probar", "1.1")
      let recordado = try copia.workbook("probar", "1.1")
      #expect(recordado.salida == primero.salida)
      #expect(!recordado.errores.contains("Compilando"))
      #expect(try copia.workbook("probar", "1.1", "--de-nuevo").errores.contains("Compilando"))
      try copia.escribir(
        try copia.paquete.texto(kata.rutaDeTrabajo) + "\n", en: kata.rutaDeTrabajo)
      #expect(try copia.workbook("probar", "1.1").errores.contains("Compilando"))
    }

    @Test("La lista en JSON lleva su esquema y un estado por kata")
    func listaEnJSON() throws {
      let respuesta = try CopiaDelCuaderno().workbook("lista", "--formato", "json")
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(respuesta.salida.utf8)) as? [String: Any])
      #expect(json["esquema"] as? Int == 1)
      let katas = try #require(json["katas"] as? [[String: Any]])
      #expect(
        katas.map { $0["estado"] as? String } == Array(repeating: "sin empezar", count: total))
    }

    @Test("Calificar prueba todas: una verde, una que no compila y el resto en rojo")
    func calificar() throws {
      let copia = try CopiaDelCuaderno()
      let katas = Catalogo.delCuaderno.katas
      try copia.resolver(katas[0])
      try copia.reemplazar("public var body", por: "public bar body", en: katas[1].rutaDeTrabajo)
      let respuesta = try copia.workbook(
        "calificar", "--formato", "json", "--min", "1", "--limite", "120")
      #expect(respuesta.codigo == 0)
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(respuesta.salida.utf8)) as? [String: Any])
      #expect(json["esquema"] as? Int == 1)
      #expect(json["resueltas"] as? Int == 1)
      let filas = try #require(json["katas"] as? [[String: Any]])
      #expect(
        filas.map { $0["resultado"] as? String }
          == ["resuelta", "no compila"] + Array(repeating: "roja", count: total - 2))
      let detalle = try #require(filas[1]["detalle"] as? String)
      #expect(detalle.contains("\(katas[1].rutaDeTrabajo):"))

      let tabla = try copia.workbook("calificar", "--limite", "120")
      #expect(tabla.codigo == 1)
      #expect(tabla.salida.contains("✔ 1.1  resuelta"))
      #expect(tabla.salida.contains("✘ 1.2  no compila"))
      #expect(tabla.salida.contains("1 de \(total) katas resueltas"))
    }

    @Test("Calificar otra copia usa las pruebas de esta y no la toca")
    func calificarOtraCopia() throws {
      let copia = try CopiaDelCuaderno()
      let otra = try CopiaDelCuaderno("otra")
      let katas = Catalogo.delCuaderno.katas
      try otra.resolver(katas[0])
      try otra.escribir("// Sin pruebas que valgan.\n", en: katas[0].rutaDeEspecificacion)
      try FileManager.default.removeItem(
        at: otra.raiz.appendingPathComponent(katas[2].rutaDeTrabajo))
      let respuesta = try copia.workbook("calificar", otra.raiz.path, "--limite", "120")
      #expect(respuesta.codigo == 1)
      #expect(respuesta.salida.contains("✔ 1.1  resuelta"))
      #expect(respuesta.salida.contains("✘ 1.3  falta el archivo"))
      #expect(!otra.paquete.existe(".workbook"))
      #expect(try copia.workbook("calificar", "/no/existe").codigo == 66)
    }
  }
}
