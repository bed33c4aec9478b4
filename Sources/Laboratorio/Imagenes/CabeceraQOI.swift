/// La cabecera de 14 bytes de una imagen QOI.
///
/// Fuente: especificación de QOI (qoiformat.org/qoi-specification.pdf).
public struct CabeceraQOI: Sendable, Hashable {
  /// Los bytes que ocupa.
  public static let bytes = 14
  /// Los 8 bytes que cierran todo archivo QOI.
  static let marcaFinal: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 1]
  /// Cuántos píxeles se aceptan si no se dice otra cosa: 64 Mi, que son 256 MiB de mapa.
  ///
  /// La implementación de referencia llega a 400 000 000, que es más memoria de la que tiene un
  /// teléfono.
  public static let pixelesMaximos = 64 << 20

  /// El ancho en píxeles, al menos 1.
  public let ancho: Int
  /// El alto en píxeles, al menos 1.
  public let alto: Int
  /// 3 (RGB) o 4 (RGBA). Es informativo: al decodificar siempre se dan 4.
  public let canales: Int
  /// 0 (sRGB con alfa lineal) o 1 (todo lineal). Es informativo.
  public let espacio: Int

  /// Cuántos píxeles tiene la imagen.
  public var pixeles: Int { ancho * alto }

  /// Cuántos bytes ocupa decodificada.
  public var bytesDecodificados: Int { pixeles * 4 }

  /// Lee y comprueba la cabecera de un archivo entero.
  ///
  /// También comprueba que los datos puedan dar para tantos píxeles, antes de reservar nada: un byte
  /// da como mucho 62, así que una cabecera que miente se descubre aquí.
  /// - Parameters:
  ///   - archivo: El archivo entero.
  ///   - maximo: Cuántos píxeles se aceptan.
  /// - Throws: ``ErrorDeImagen``.
  /// - Complexity: O(1) bytes leídos.
  public init(
    _ archivo: [UInt8], pixelesMaximos maximo: Int = Self.pixelesMaximos
  ) throws(ErrorDeImagen) {
    guard archivo.count >= Self.bytes else {
      throw .cabeceraIncompleta(bytes: archivo.count)
    }
    guard archivo.starts(with: "qoif".utf8) else { throw .noEsQOI }
    func entero(_ posicion: Int) -> Int {
      archivo[posicion..<posicion + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    ancho = entero(4)
    alto = entero(8)
    canales = Int(archivo[12])
    espacio = Int(archivo[13])
    guard ancho > 0, alto > 0 else { throw .sinPixeles(ancho: ancho, alto: alto) }
    guard canales == 3 || canales == 4 else { throw .canalesNoValidos(canales) }
    guard espacio <= 1 else { throw .espacioNoValido(espacio) }
    // Con 32 bits por medida, el producto cabe siempre en un `Int` de 64.
    guard alto <= maximo / ancho else {
      throw .demasiadoGrande(ancho: ancho, alto: alto, maximo: maximo)
    }
    let datos = archivo.count - Self.bytes - Self.marcaFinal.count
    guard datos > 0, datos >= (pixeles + 61) / 62 else {
      throw .truncada(pixeles: 0, esperados: pixeles)
    }
  }
}
