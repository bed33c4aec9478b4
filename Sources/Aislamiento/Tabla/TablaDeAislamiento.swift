import AislamientoHereda
import AislamientoPrincipal
import AislamientoProyectoNuevo
import AislamientoSinBanderas

/// Dónde corre cada forma de trabajo asíncrono según las banderas con las que se compila.
///
/// No se escribe: se ejecuta. Cada columna es un módulo compilado con esas banderas a partir del
/// mismo archivo, y todas las llamadas salen del actor principal.
public struct TablaDeAislamiento: Sendable {
  /// Una forma y dónde corrió en cada columna.
  public struct Fila: Sendable, Equatable {
    /// Cómo se escribe, en Markdown.
    public let forma: String
    /// `true` si corrió en el actor principal, en el orden de ``TablaDeAislamiento/columnas``.
    public let enPrincipal: [Bool]
  }

  /// Las banderas de cada columna, en Markdown.
  public static let columnas = [
    "sin banderas", "`NonisolatedNonsendingByDefault`", "`defaultIsolation(MainActor)`", "las dos",
  ]

  public let filas: [Fila]

  /// Ejecuta las cuatro columnas.
  @MainActor
  public static func medir() async -> TablaDeAislamiento {
    let columnas = [
      await AislamientoSinBanderas.Formas.medir(),
      await AislamientoHereda.Formas.medir(),
      await AislamientoPrincipal.Formas.medir(),
      await AislamientoProyectoNuevo.Formas.medir(),
    ]
    let formas = columnas[0].map(\.forma)
    return TablaDeAislamiento(
      filas: formas.enumerated().map { posicion, forma in
        Fila(forma: forma, enPrincipal: columnas.map { $0[posicion].enPrincipal })
      })
  }

  /// La tabla en Markdown: «principal» o «fuera» en cada casilla.
  public var enMarkdown: String {
    let cabecera =
      "| llamada desde el actor principal | "
      + Self.columnas.joined(separator: " | ") + " |"
    let raya = "|---" + String(repeating: "|---", count: Self.columnas.count) + "|"
    let renglones = filas.map { fila in
      "| \(fila.forma) | "
        + fila.enPrincipal.map { $0 ? "principal" : "fuera" }.joined(separator: " | ") + " |"
    }
    return ([cabecera, raya] + renglones).joined(separator: "\n")
  }
}
