import Foundation

/// Ejecuta las pruebas ya compiladas de una kata y lee lo que contaron.
struct Ejecucion {
  let compilacion: Compilacion
  let kata: Kata
  let capitulo: Capitulo
  /// Tiempo de reloj para todas las pruebas de la kata.
  let limite: Duration

  /// Salida a partir de la cual se da por hecho que la kata imprime sin parar: 8 MB.
  static let topeDeSalida = 8 * 1024 * 1024

  /// - Throws: `.interrumpido`, o `.herramientas` si el ejecutable de pruebas no arranca.
  func ejecutar(cancelacion: Cancelacion) throws -> Veredicto {
    let eventos = compilacion.paquete.url(
      "\(compilacion.carpetaDeTrabajo)/eventos-\(ProcessInfo.processInfo.processIdentifier).jsonl")
    try? FileManager.default.removeItem(at: eventos)
    defer { try? FileManager.default.removeItem(at: eventos) }
    let resultado = try proceso(eventos: eventos.path, [:]).ejecutar(cancelacion: cancelacion)
    if resultado.fin == .interrumpido { throw ErrorDelCuaderno.interrumpido }
    let flujo = FlujoDeEventos(leyendo: (try? Data(contentsOf: eventos)) ?? Data())
    return Dictamen(
      kata: kata, capitulo: capitulo, flujo: flujo, proceso: resultado, limite: limite
    )
    .veredicto
  }

  /// - Parameters:
  ///   - eventos: ruta donde se escribe el flujo de eventos.
  ///   - extra: variables de entorno añadidas.
  func proceso(eventos: String, _ extra: [String: String]) -> ProcesoHijo {
    let pruebas = [
      // En serie: si algo no acaba, hay una sola prueba en marcha y se puede nombrar.
      "--no-parallel",
      "--filter", "^\(capitulo.moduloDeEspecificaciones)\\.\(kata.archivo)/",
      "--event-stream-output-path", eventos, "--event-stream-version", "0",
    ]
    var variables = compilacion.variables
    // El volcado de pila tarda segundos y quien lee ya tiene la línea en el mensaje.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    variables.merge(extra) { $1 }
    if Plataforma.ejecutaElBundleDirectamente {
      let bundle =
        "\(compilacion.carpetaDeTrabajo)/\(compilacion.configuracion.rawValue)/\(Self.producto).xctest"
      return ProcesoHijo(
        ejecutable: compilacion.paquete.url(bundle).path,
        argumentos: ["--testing-library", "swift-testing"] + pruebas,
        entorno: variables, limite: limite, topeConservado: 64 * 1024,
        topeTotal: Self.topeDeSalida)
    }
    return ProcesoHijo(
      ejecutable: compilacion.herramientas.swift,
      argumentos: [
        "test", "--skip-build", "--disable-xctest", "-c", compilacion.configuracion.rawValue,
        "--package-path", compilacion.paquete.raiz.path,
        "--scratch-path", compilacion.paquete.url(compilacion.carpetaDeTrabajo).path,
      ] + pruebas,
      entorno: variables, limite: limite, topeConservado: 64 * 1024, topeTotal: Self.topeDeSalida)
  }

  private static let producto = "cuaderno-listas-grandesPackageTests"
}
