import Foundation
import Testing

@testable import Cuaderno

extension ExtremoAExtremo {
  @Suite("Turnos, permisos e interrupciones")
  struct Turnos {
    @Test("Dos workbook a la vez se turnan y los dos terminan bien")
    func dosALaVez() throws {
      let copia = try CopiaDelCuaderno()
      let turno = try Cerrojo("compilacion", paquete: copia.paquete, cancelacion: Cancelacion()) {
        _ in
      }
      let soltado = Caja(false)
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 1.5)
        soltado.valor = true
        turno.soltar()
      }
      let respuesta = try copia.workbook("probar", "1.1")
      #expect(soltado.valor, "Terminó sin esperar su turno.")
      #expect(respuesta.codigo == 1)
      #expect(
        respuesta.errores.contains(
          "Otro workbook (proceso \(ProcessInfo.processInfo.processIdentifier)) está trabajando en esta carpeta; se espera a que termine."
        ))
      #expect(respuesta.salida.contains("Roja:"))
    }

    @Test("En una carpeta de solo lectura se lee y se dice que no se puede escribir, con 69")
    func soloLectura() throws {
      let copia = try CopiaDelCuaderno()
      let permisos = FileManager.default
      let raiz = copia.raiz.path
      try permisos.setAttributes([.posixPermissions: 0o555], ofItemAtPath: raiz)
      defer { try? permisos.setAttributes([.posixPermissions: 0o755], ofItemAtPath: raiz) }
      // A quien administra la máquina los permisos no le frenan: se prueba como otra persona.
      let comoOtra = getuid() == 0 ? "exec setpriv --reuid=65534 --clear-groups" : "exec"
      let lista = try copia.workbook("lista", antes: comoOtra)
      #expect(lista.codigo == 0)
      #expect(lista.salida.contains("0 de"))
      let pista = try copia.workbook("pista", "1.1", antes: comoOtra)
      #expect(pista.codigo == 0)
      #expect(pista.salida.contains("Pista 1 de 3"))
      #expect(pista.errores.contains("no se recuerda que viste esta pista"))
      let probar = try copia.workbook("probar", "1.1", antes: comoOtra)
      #expect(probar.codigo == 69)
      #expect(probar.errores.contains("No se puede escribir"))
      #expect(probar.errores.contains("no hay permiso para escribir"))
    }

    @Test("Interrumpir termina con 130, sin compilaciones huérfanas y sin tocar los archivos")
    func interrumpir() throws {
      let copia = try CopiaDelCuaderno()
      let kata = Catalogo.delCuaderno.katas[0]
      try copia.reemplazar(
        "    self.tareas = tareas\n", por: "    self.tareas = tareas\n    while true {}\n",
        en: kata.rutaDeTrabajo)
      let antes = try copia.paquete.texto(kata.rutaDeTrabajo)
      // El proceso se interrumpe a sí mismo desde fuera cuando la prueba ya está en marcha.
      let respuesta = try copia.workbook(
        "probar", "1.1", "--limite", "120",
        antes: "{ (while ! pgrep -f 'pruebas/copia/.build/workbook/debug/.*xctest' >/dev/null; "
          + "do sleep 0.1; done; sleep 0.3; kill -INT $$) & } ; exec")
      #expect(respuesta.codigo == 130)
      #expect(respuesta.errores.contains("Interrumpido. Tus archivos están como los dejaste."))
      #expect(try copia.paquete.texto(kata.rutaDeTrabajo) == antes)
      let vivos = try ProcesoHijo(
        ejecutable: "/bin/sh",
        argumentos: ["-c", "pgrep -f 'pruebas/copia/.build/workbook/debug/.*[x]ctest' | wc -l"],
        entorno: ProcessInfo.processInfo.environment
      ).ejecutar(cancelacion: Cancelacion())
      #expect(vivos.salida.trimmingCharacters(in: .whitespacesAndNewlines) == "0")
    }
  }
}

/// Un valor compartido entre dos hilos de una prueba.
final class Caja<Valor: Sendable>: @unchecked Sendable {
  private let cerrojo = NSLock()
  private var guardado: Valor

  init(_ valor: Valor) { guardado = valor }

  var valor: Valor {
    get { cerrojo.withLock { guardado } }
    set { cerrojo.withLock { guardado = newValue } }
  }
}
