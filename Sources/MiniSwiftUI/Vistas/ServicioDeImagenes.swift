/// Quien descarga las imágenes de ``AsyncImage``: en las pruebas, un servidor simulado.
public protocol ServicioDeImagenes: Sendable {
  /// La imagen de una dirección.
  ///
  /// - Throws: lo que impida tenerla; la fase pasa a ser `.failure`. Si la tarea se cancela, la
  ///   respuesta se descarta.
  func imagen(de url: URL) async throws -> UIImage
}

/// No hay quien sirva imágenes.
struct SinServicioDeImagenes: Error {}
