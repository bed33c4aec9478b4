import Foundation
import Testing

@testable import Cuaderno

extension ExtremoAExtremo {
  /// Cada entrada mala da un mensaje claro y su código, y deja los archivos de quien lee como estaban.
  @Suite("Entradas malas")
  struct EntradasMalas {
    private let kata = Catalogo.delCuaderno.katas[0]

    @Test("Una palabra desconocida se explica por el canal de errores y termina con 64")
    func palabraDesconocida() throws {
      let respuesta = try CopiaDelCuaderno().workbook("provar")
      #expect(respuesta.codigo == 64)
      #expect(respuesta.salida == "")
      #expect(
        respuesta.errores == """
          Error: No existe la orden «provar». ¿Querías decir «probar»?
          Uso: workbook [orden] [opciones]
          «workbook ayuda» explica todas las órdenes.

          """)
    }

    @Test("Una kata desconocida sugiere la más parecida y termina con 66")
    func kataDesconocida() throws {
      let respuesta = try CopiaDelCuaderno().workbook("probar", "1.9")
      #expect(respuesta.codigo == 66)
      #expect(
        respuesta.errores == """
          Error: No se encuentra la kata «1.9». ¿Querías decir 1.6 (identidad-id-en-fila)?
          «workbook lista» muestra todas las katas.

          """)
    }

    @Test("Fuera del cuaderno se dice dónde hay que estar y termina con 66")
    func fueraDelCuaderno() throws {
      let respuesta = try CopiaDelCuaderno().workbook("lista", antes: "cd / && exec")
      #expect(respuesta.codigo == 66)
      #expect(respuesta.errores.hasPrefix("Error: «/» no está dentro de un cuaderno"))
    }

    @Test("Una kata que no compila enseña las líneas del compilador, tal cual")
    func noCompila() throws {
      let copia = try CopiaDelCuaderno()
      try copia.reemplazar(
        "FilaDeTarea(tarea:", por: "FilaQueNoExiste(tarea:", en: kata.rutaDeTrabajo)
      let antes = try copia.paquete.texto(kata.rutaDeTrabajo)
      let respuesta = try copia.workbook("probar", "1.1")
      #expect(respuesta.codigo == 1)
      #expect(
        respuesta.salida.contains(
          "\(kata.rutaDeTrabajo):33:9: error: cannot find 'FilaQueNoExiste' in scope"))
      #expect(
        respuesta.salida.contains("No compila: arriba está lo que dice el compilador, tal cual."))
      #expect(try copia.paquete.texto(kata.rutaDeTrabajo) == antes)
      #expect(try copia.workbook("lista").salida.contains("✘ 1.1  no compila"))
      // Las demás katas no se enteran.
      try copia.resolver(Catalogo.delCuaderno.katas[1])
      #expect(try copia.workbook("probar", "1.2").codigo == 0)
    }

    @Test("Una kata que se cierra nombra la prueba y lo último que dijo")
    func cierreInesperado() throws {
      let copia = try CopiaDelCuaderno()
      try copia.reemplazar(
        "FilaDeTarea(tarea: tareas[indice])", por: "FilaDeTarea(tarea: tareas[indice + 5_000])",
        en: kata.rutaDeTrabajo)
      let respuesta = try copia.workbook("probar", "1.1")
      #expect(respuesta.codigo == 1)
      #expect(respuesta.salida.contains("Cierre inesperado durante «\(kata.pruebas[0].nombre)»"))
      #expect(respuesta.salida.contains("Fatal error: Index out of range"))
    }

    @Test("Un bucle sin fin se detiene en el límite y nombra la prueba")
    func sinFin() throws {
      let copia = try CopiaDelCuaderno()
      try copia.reemplazar(
        "    self.tareas = tareas\n", por: "    self.tareas = tareas\n    while true {}\n",
        en: kata.rutaDeTrabajo)
      let respuesta = try copia.workbook("probar", "1.1", "--limite", "2")
      #expect(respuesta.codigo == 1)
      #expect(
        respuesta.salida.contains(
          "Sin terminar durante «\(kata.pruebas[0].nombre)»: se detuvo a los 2 s."))
      #expect(respuesta.salida.contains("«--limite SEGUNDOS»"))
    }

    @Test("Una kata que imprime sin parar se detiene y enseña una muestra")
    func imprimeSinParar() throws {
      let copia = try CopiaDelCuaderno()
      try copia.reemplazar(
        "    self.tareas = tareas\n",
        por: "    self.tareas = tareas\n    while true { print(\"dentro del bucle\") }\n",
        en: kata.rutaDeTrabajo)
      let respuesta = try copia.workbook("probar", "1.1", "--limite", "60")
      #expect(respuesta.codigo == 1)
      #expect(respuesta.salida.contains("Demasiada salida durante «\(kata.pruebas[0].nombre)»"))
      #expect(respuesta.salida.contains("  | dentro del bucle"))
      #expect(respuesta.salida.utf8.count < 8_000)
    }

    @Test("Una kata que llama a exit(0) no cuenta como resuelta")
    func exitCero() throws {
      let copia = try CopiaDelCuaderno()
      try copia.reemplazar(
        "import MiniSwiftUI\n", por: "import Foundation\nimport MiniSwiftUI\n",
        en: kata.rutaDeTrabajo)
      try copia.reemplazar(
        "    self.tareas = tareas\n", por: "    self.tareas = tareas\n    exit(0)\n",
        en: kata.rutaDeTrabajo)
      let respuesta = try copia.workbook("probar", "1.1")
      #expect(respuesta.codigo == 1)
      #expect(
        respuesta.salida.contains(
          "Cierre inesperado durante «\(kata.pruebas[0].nombre)»: el programa terminó por su cuenta (código 0)."
        ))
    }

    @Test("Una kata borrada se puede volver a crear")
    func kataBorrada() throws {
      let copia = try CopiaDelCuaderno()
      try FileManager.default.removeItem(at: copia.raiz.appendingPathComponent(kata.rutaDeTrabajo))
      let respuesta = try copia.workbook("probar", "1.1")
      #expect(respuesta.codigo == 66)
      #expect(
        respuesta.errores.contains(
          "Falta el archivo «\(kata.rutaDeTrabajo)».\n«workbook reiniciar 1.1» lo vuelve a crear."))
      #expect(try copia.workbook("reiniciar", "1.1").codigo == 0)
      #expect(copia.paquete.existe(kata.rutaDeTrabajo))
    }

    @Test("Un archivo que no es texto UTF-8 se dice y termina con 65")
    func noEsTexto() throws {
      let copia = try CopiaDelCuaderno()
      try copia.paquete.escribir(Data([0x69, 0xff, 0xfe, 0x00]), en: kata.rutaDeTrabajo)
      let respuesta = try copia.workbook("probar", "1.1")
      #expect(respuesta.codigo == 65)
      #expect(respuesta.errores.contains("«\(kata.rutaDeTrabajo)» no es texto UTF-8."))
    }

    @Test("Un progreso dañado se aparta sin perderlo y se sigue")
    func progresoDanado() throws {
      let copia = try CopiaDelCuaderno()
      try copia.escribir("{ esto no es JSON", en: ".workbook/progreso.json")
      let respuesta = try copia.workbook("pista", "1.1")
      #expect(respuesta.codigo == 0)
      #expect(respuesta.errores.contains("«.workbook/progreso.json» está dañado."))
      let apartados = try FileManager.default
        .contentsOfDirectory(atPath: copia.raiz.appendingPathComponent(".workbook").path)
        .filter { $0.hasPrefix("progreso-danado-") }
      #expect(apartados.count == 1)
      #expect(try copia.paquete.texto(".workbook/\(apartados[0])") == "{ esto no es JSON")
    }

    @Test("Un progreso de una versión posterior no se pisa y termina con 65")
    func progresoPosterior() throws {
      let copia = try CopiaDelCuaderno()
      try copia.escribir(#"{"esquema": 99}"#, en: ".workbook/progreso.json")
      let respuesta = try copia.workbook("lista")
      #expect(respuesta.codigo == 65)
      #expect(respuesta.errores.contains("es de una versión posterior del cuaderno (esquema 99"))
      #expect(try copia.paquete.texto(".workbook/progreso.json") == #"{"esquema": 99}"#)
    }

    @Test("Sin herramientas de Swift en el PATH se dice cómo instalarlas y termina con 69")
    func sinHerramientas() throws {
      let copia = try CopiaDelCuaderno()
      let respuesta = try copia.workbook("probar", "1.1", entorno: ["PATH": "/no/existe"])
      #expect(respuesta.codigo == 69)
      #expect(respuesta.errores.contains("No se encuentra «swift» en el PATH."))
      #expect(respuesta.errores.contains("https://www.swift.org/install"))
      // Lo que no compila nada sigue funcionando.
      #expect(try copia.workbook("lista", entorno: ["PATH": "/no/existe"]).codigo == 0)
    }

    @Test("Observar sin terminal remite a probar y termina con 64")
    func sinTerminal() throws {
      let respuesta = try CopiaDelCuaderno().workbook("observar")
      #expect(respuesta.codigo == 64)
      #expect(respuesta.errores.contains("«observar» necesita una terminal."))
    }
  }
}
