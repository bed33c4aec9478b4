import Foundation

/// Una raíz de fuentes montada a mano dentro del paquete, para compilar mezclas: la copia de otra
/// persona, o las trampas de cada kata con la solución en el resto.
struct Preparacion {
  static let ruta = "\(Archivador.carpeta)/fuentes"

  let paquete: Paquete
  let catalogo: Catalogo

  /// Escribe un archivo por kata y devuelve la fuente que los compila.
  ///
  /// Los archivos se reescriben siempre, para que el compilador vuelva a dar sus avisos.
  ///
  /// - Parameters:
  ///   - contenido: los bytes de la kata, o `nil` para ponerla como se entregó.
  func montar(_ contenido: (Kata) throws -> Data?) throws -> Fuente {
    try? FileManager.default.removeItem(at: paquete.url(Self.ruta))
    for kata in catalogo.katas {
      let datos = try contenido(kata) ?? paquete.datos("Sources/Broken/\(kata.rutaRelativa)")
      try paquete.escribir(datos, en: "\(Self.ruta)/\(kata.rutaRelativa)")
    }
    return .carpeta(Self.ruta)
  }
}
