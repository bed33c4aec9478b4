/// Un mapa de bits de 4 bytes por píxel: rojo, verde, azul y alfa sin premultiplicar, por filas.
///
/// Es inmutable: las copias comparten los bytes y la cuenta de memoria, que baja cuando se suelta la
/// última.
public struct ImagenRGBA: Sendable {
  /// El ancho en píxeles, al menos 1.
  public let ancho: Int
  /// El alto en píxeles, al menos 1.
  public let alto: Int
  /// Los píxeles, `ancho × alto × 4` bytes.
  public let bytes: [UInt8]
  private let reserva: ReservaDeMapa?

  /// Crea una imagen con unos bytes ya hechos.
  /// - Parameters:
  ///   - ancho: En píxeles, al menos 1.
  ///   - alto: En píxeles, al menos 1.
  ///   - bytes: `ancho × alto × 4` bytes.
  ///   - memoria: Dónde se cuentan mientras viva la imagen.
  /// - Throws: ``ErrorDeImagen/sinPixeles(ancho:alto:)`` o
  ///   ``ErrorDeImagen/medidasNoValidas(ancho:alto:bytes:)``.
  public init(
    ancho: Int, alto: Int, bytes: [UInt8], memoria: MemoriaDeMapas? = nil
  ) throws(ErrorDeImagen) {
    guard ancho > 0, alto > 0 else { throw .sinPixeles(ancho: ancho, alto: alto) }
    let (pixeles, desborda) = ancho.multipliedReportingOverflow(by: alto)
    // Se compara dividiendo para que un tamaño disparatado no desborde.
    guard !desborda, bytes.count % 4 == 0, bytes.count / 4 == pixeles else {
      throw .medidasNoValidas(ancho: ancho, alto: alto, bytes: bytes.count)
    }
    self.init(comprobada: ancho, alto, bytes, memoria?.reservar(bytes.count))
  }

  /// Crea una imagen cuyas medidas ya se comprobaron y cuya memoria ya se contó.
  init(comprobada ancho: Int, _ alto: Int, _ bytes: [UInt8], _ reserva: ReservaDeMapa?) {
    self.ancho = ancho
    self.alto = alto
    self.bytes = bytes
    self.reserva = reserva
  }

  /// El color medio, de 0 a 255 por canal; el color de un píxel pesa según su alfa.
  ///
  /// Los píxeles transparentes no tienen color que valga: sin el peso, un fondo invisible pero negro
  /// oscurecería la media.
  /// - Complexity: O(*p*) píxeles leídos.
  public var colorMedio: (rojo: Double, verde: Double, azul: Double, alfa: Double) {
    var sumas = (rojo: 0.0, verde: 0.0, azul: 0.0, alfa: 0.0)
    for posicion in stride(from: 0, to: bytes.count, by: 4) {
      let alfa = Double(bytes[posicion + 3])
      sumas.rojo += Double(bytes[posicion]) * alfa
      sumas.verde += Double(bytes[posicion + 1]) * alfa
      sumas.azul += Double(bytes[posicion + 2]) * alfa
      sumas.alfa += alfa
    }
    guard sumas.alfa > 0 else { return (0, 0, 0, 0) }
    let pixeles = Double(bytes.count / 4)
    return (
      sumas.rojo / sumas.alfa, sumas.verde / sumas.alfa, sumas.azul / sumas.alfa,
      sumas.alfa / pixeles
    )
  }
}

extension ImagenRGBA: Equatable {
  /// Compara medidas y píxeles; dónde se cuenta la memoria no importa.
  public static func == (a: ImagenRGBA, b: ImagenRGBA) -> Bool {
    a.ancho == b.ancho && a.alto == b.alto && a.bytes == b.bytes
  }
}
