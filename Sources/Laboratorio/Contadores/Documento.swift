/// Un documento como lo manda un servidor: lo que se enseña en una lista y lo que pesa.
///
/// Pesa de mentira: la miniatura y el texto son ``Carga``. En una app serían `Data` y `String`, y el
/// tipo entero vendría de una respuesta decodificada.
public struct Documento: Sendable, Equatable, Identifiable {
  public let id: Int
  public let titulo: String
  /// Sube con cada cambio de la miniatura o del texto.
  public let version: Int
  public let miniatura: Carga
  public let textoCompleto: Carga

  /// Crea un documento.
  /// - Parameters:
  ///   - id: Su identificador en el servidor.
  ///   - titulo: Lo que se lee en su fila.
  ///   - version: Sube con cada cambio de la miniatura o del texto.
  ///   - miniatura: La imagen de su fila.
  ///   - textoCompleto: Lo que se lee al abrirlo.
  public init(
    id: Int, titulo: String, version: Int, miniatura: Carga, textoCompleto: Carga
  ) {
    self.id = id
    self.titulo = titulo
    self.version = version
    self.miniatura = miniatura
    self.textoCompleto = textoCompleto
  }
}
