import Foundation
import Testing

@testable import Cuaderno

@Suite("Procesos hijos")
struct ProcesoHijoTests {
  private func ejecutar(
    _ guion: String, limite: Duration? = .seconds(20), topeTotal: Int? = nil,
    cancelacion: Cancelacion = Cancelacion()
  ) throws -> ResultadoDeProceso {
    try ProcesoHijo(
      ejecutable: "/bin/sh", argumentos: ["-c", guion],
      entorno: ProcessInfo.processInfo.environment, limite: limite, topeConservado: 1_000,
      topeTotal: topeTotal
    ).ejecutar(cancelacion: cancelacion)
  }

  @Test("La salida y los errores llegan en orden, con el código de salida")
  func salida() throws {
    let resultado = try ejecutar("echo uno; echo dos >&2; echo tres; exit 7")
    #expect(resultado.salida == "uno\ndos\ntres\n")
    #expect(resultado.fin == .codigo(7))
  }

  @Test("Una señal se distingue de un código")
  func senal() throws {
    let resultado = try ejecutar("kill -ABRT $$")
    #expect(resultado.fin == .senal(SIGABRT))
  }

  @Test("Al pasar el límite se termina el grupo entero, nietos incluidos")
  func limite() throws {
    let archivo = FileManager.default.temporaryDirectory
      .appendingPathComponent("nieto-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: archivo) }
    let resultado = try ejecutar(
      "sh -c 'trap \"\" INT; while :; do :; done' & echo $! > '\(archivo.path)'; wait",
      limite: .milliseconds(700))
    #expect(resultado.fin == .limiteDeTiempo)
    let texto = try String(contentsOf: archivo, encoding: .utf8)
    let nieto = try #require(pid_t(texto.trimmingCharacters(in: .whitespacesAndNewlines)))
    var sigueVivo = true
    for _ in 0..<100 where sigueVivo {
      sigueVivo = kill(nieto, 0) == 0
      if sigueVivo { usleep(20_000) }
    }
    #expect(!sigueVivo, "El nieto \(nieto) sigue dando vueltas.")
  }

  @Test("Quien imprime sin parar se termina y solo se conserva el principio")
  func salidaSinFin() throws {
    let resultado = try ejecutar("yes línea", topeTotal: 500_000)
    #expect(resultado.fin == .demasiadaSalida)
    #expect(resultado.salida.utf8.count <= 1_010)
    #expect(resultado.bytesTotales > 500_000)
  }

  @Test("Un nieto que se queda con la tubería abierta no retiene el resultado")
  func tuberiaHeredada() throws {
    let inicio = ContinuousClock.now
    let resultado = try ejecutar("sleep 30 & echo listo")
    #expect(resultado.fin == .codigo(0))
    #expect(resultado.salida == "listo\n")
    #expect(ContinuousClock.now - inicio < .seconds(20))
  }

  @Test("Pedir parar interrumpe lo que esté en marcha")
  func cancelar() throws {
    let cancelacion = Cancelacion()
    cancelacion.pedir()
    #expect(try ejecutar("sleep 30", cancelacion: cancelacion).fin == .interrumpido)
  }

  @Test("Un ejecutable que no existe es un error con nombre")
  func inexistente() {
    #expect(throws: ErrorDelCuaderno.self) {
      try ProcesoHijo(ejecutable: "/no/existe", argumentos: [], entorno: [:])
        .ejecutar(cancelacion: Cancelacion())
    }
  }
}
