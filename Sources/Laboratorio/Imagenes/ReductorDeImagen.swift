/// Reduce imágenes por cajas, enteras o mientras se decodifican.
public enum ReductorDeImagen {
  /// Decodifica y reduce a la vez, sin tener nunca el mapa entero.
  ///
  /// Ahorra memoria y no tiempo: QOI es secuencial y hay que leer todos sus píxeles. (JPEG sí puede
  /// decodificar a media escala.)
  /// - Parameters:
  ///   - archivo: El archivo QOI.
  ///   - ancho: El ancho de destino, entre 1 y el de origen.
  ///   - alto: El alto de destino, entre 1 y el de origen.
  ///   - memoria: Dónde se cuentan la fila, las sumas y el mapa de destino.
  /// - Throws: ``ErrorDeImagen``.
  /// - Complexity: O(*p*) píxeles de origen leídos; ``picoDeBytes(origenAncho:ancho:alto:)`` bytes.
  public static func miniatura(
    _ archivo: [UInt8], ancho: Int, alto: Int, memoria: MemoriaDeMapas? = nil
  ) throws(ErrorDeImagen) -> ImagenRGBA {
    var filas = try DecodificadorQOI(archivo, memoria: memoria)
    let origen = (ancho: filas.cabecera.ancho, alto: filas.cabecera.alto)
    var cajas = try AcumuladorDeCajas(origen: origen, destino: (ancho, alto))
    let sumas = memoria?.reservar(AcumuladorDeCajas.bytes(ancho: ancho))
    let mapa = memoria?.reservar(ancho * alto * 4)
    var fila: [UInt8] = []
    while try filas.siguienteFila(en: &fila) { cajas.sumar(fila[...]) }
    // Sin esto el compilador podría soltar la reserva de las sumas antes de usarlas.
    withExtendedLifetime(sumas) {}
    return ImagenRGBA(comprobada: ancho, alto, cajas.bytes, mapa)
  }

  /// Los bytes que ``miniatura(_:ancho:alto:memoria:)`` tiene vivos a la vez como mucho: una fila de
  /// origen, las sumas de una fila de destino y el mapa de destino.
  public static func picoDeBytes(origenAncho: Int, ancho: Int, alto: Int) -> Int {
    origenAncho * 4 + AcumuladorDeCajas.bytes(ancho: ancho) + ancho * alto * 4
  }

  /// Reduce una imagen ya decodificada.
  /// - Throws: ``ErrorDeImagen/reduccionNoValida(ancho:alto:origenAncho:origenAlto:)``.
  /// - Complexity: O(*p*) píxeles de origen leídos.
  public static func reducida(
    _ imagen: ImagenRGBA, ancho: Int, alto: Int, memoria: MemoriaDeMapas? = nil
  ) throws(ErrorDeImagen) -> ImagenRGBA {
    var cajas = try AcumuladorDeCajas(
      origen: (imagen.ancho, imagen.alto), destino: (ancho, alto))
    let mapa = memoria?.reservar(ancho * alto * 4)
    for fila in 0..<imagen.alto {
      let inicio = fila * imagen.ancho * 4
      cajas.sumar(imagen.bytes[inicio..<inicio + imagen.ancho * 4])
    }
    return ImagenRGBA(comprobada: ancho, alto, cajas.bytes, mapa)
  }
}
