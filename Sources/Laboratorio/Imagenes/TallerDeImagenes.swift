/// Decodifica y reduce contando lo que se hace y la memoria que ocupa: el instrumento de las katas de
/// imágenes.
///
/// Una especificación lo crea, se lo da a la kata y pregunta después: cuántas decodificaciones, cuántos
/// píxeles leídos, cuántos bytes de mapa vivos y en el peor momento.
public struct TallerDeImagenes: Sendable {
  /// Cuántas veces se decodificó un archivo, entero o por filas.
  public let decodificaciones = Contador("decodificaciones")
  /// Cuántos píxeles de origen se leyeron.
  public let pixelesLeidos = Contador("píxeles leídos")
  /// Los mapas vivos y su pico, en bytes.
  public let memoria = MemoriaDeMapas()

  /// Crea un taller sin estrenar.
  public init() {}

  /// Decodifica una imagen entera.
  /// - Throws: ``ErrorDeImagen``; una decodificación fallida también cuenta.
  public func imagen(_ archivo: [UInt8]) throws(ErrorDeImagen) -> ImagenRGBA {
    decodificaciones.sumar()
    let imagen = try DecodificadorQOI.imagen(archivo, memoria: memoria)
    pixelesLeidos.sumar(imagen.ancho * imagen.alto)
    return imagen
  }

  /// Abre una imagen para leerla fila a fila; la fila en curso cuenta como mapa vivo.
  /// - Throws: ``ErrorDeImagen`` si la cabecera no vale.
  public func filas(_ archivo: [UInt8]) throws(ErrorDeImagen) -> DecodificadorQOI {
    decodificaciones.sumar()
    let filas = try DecodificadorQOI(archivo, memoria: memoria)
    pixelesLeidos.sumar(filas.cabecera.pixeles)
    return filas
  }

  /// Da por hecho un mapa con los bytes que se le pasan, y lo cuenta.
  /// - Throws: ``ErrorDeImagen/medidasNoValidas(ancho:alto:bytes:)``.
  public func mapa(ancho: Int, alto: Int, bytes: [UInt8]) throws(ErrorDeImagen) -> ImagenRGBA {
    try ImagenRGBA(ancho: ancho, alto: alto, bytes: bytes, memoria: memoria)
  }
}
