// El mismo archivo se compila en cuatro módulos, cada uno con sus banderas: los otros tres son
// enlaces a este. Lo que cambia de uno a otro no se ve en el código.
import Laboratorio

/// Las formas de escribir trabajo asíncrono que compara el capítulo 5.
public struct Formas {
  public init() {}

  func asincrona() async -> Bool { Ejecutor.esPrincipal }

  nonisolated func noAislada() async -> Bool { Ejecutor.esPrincipal }

  nonisolated(nonsending) func deQuienLlama() async -> Bool { Ejecutor.esPrincipal }

  @concurrent nonisolated func concurrente() async -> Bool { Ejecutor.esPrincipal }

  nonisolated func ejecutar(_ trabajo: @Sendable () async -> Bool) async -> Bool {
    await trabajo()
  }

  /// Ejecuta cada forma desde el actor principal y dice, de cada una, si corrió en él.
  /// - Returns: la forma, en Markdown, y `true` si corrió en el actor principal, en orden de lectura.
  @MainActor
  public static func medir() async -> [(forma: String, enPrincipal: Bool)] {
    let formas = Formas()
    let procesador = Procesador()
    return [
      ("`func f() async`", await formas.asincrona()),
      ("`nonisolated func f() async`", await formas.noAislada()),
      ("`nonisolated(nonsending) func f() async`", await formas.deQuienLlama()),
      ("`@concurrent func f() async`", await formas.concurrente()),
      ("un método de un actor propio", await procesador.metodo()),
      ("un *closure* `@Sendable () async`", await formas.ejecutar { Ejecutor.esPrincipal }),
      ("`Task { … }`", await Task { Ejecutor.esPrincipal }.value),
      ("`Task.detached { … }`", await Task.detached { Ejecutor.esPrincipal }.value),
    ]
  }
}

actor Procesador {
  func metodo() -> Bool { Ejecutor.esPrincipal }
}
