/// Decodifica una imagen QOI fila a fila, sin tener nunca el mapa entero.
///
/// Es estricto donde la implementación de referencia es indulgente: aquella repite el último píxel
/// cuando los datos se acaban, y así un archivo a medio escribir parece una imagen buena.
///
/// ```swift
/// var filas = try DecodificadorQOI(archivo)
/// var fila: [UInt8] = []
/// while try filas.siguienteFila(en: &fila) { usar(fila) }
/// ```
public struct DecodificadorQOI: Sendable {
  /// La cabecera del archivo.
  public let cabecera: CabeceraQOI
  private let archivo: [UInt8]
  private let reserva: ReservaDeMapa?
  private var estado = EstadoQOI(posicion: CabeceraQOI.bytes)
  private var filasLeidas = 0

  /// Prepara la lectura de un archivo.
  /// - Parameters:
  ///   - archivo: El archivo entero.
  ///   - pixelesMaximos: Cuántos píxeles se aceptan.
  ///   - memoria: Dónde se cuenta, mientras viva el decodificador, la fila que se está leyendo.
  /// - Throws: ``ErrorDeImagen`` si la cabecera no vale.
  public init(
    _ archivo: [UInt8],
    pixelesMaximos: Int = CabeceraQOI.pixelesMaximos,
    memoria: MemoriaDeMapas? = nil
  ) throws(ErrorDeImagen) {
    cabecera = try CabeceraQOI(archivo, pixelesMaximos: pixelesMaximos)
    self.archivo = archivo
    reserva = memoria?.reservar(cabecera.ancho * 4)
  }

  /// Decodifica la fila siguiente.
  ///
  /// - Parameter fila: Se llena con `ancho × 4` bytes RGBA; su memoria se reutiliza de una a otra.
  /// - Returns: `false` cuando ya no quedan filas; entonces `fila` no cambia.
  /// - Throws: ``ErrorDeImagen``. La última fila comprueba también la marca final.
  /// - Complexity: O(*ancho*) píxeles.
  public mutating func siguienteFila(en fila: inout [UInt8]) throws(ErrorDeImagen) -> Bool {
    guard filasLeidas < cabecera.alto else { return false }
    let ancho = cabecera.ancho
    if fila.count != ancho * 4 { fila = [UInt8](repeating: 0, count: ancho * 4) }
    var leidos = 0
    fila.withUnsafeMutableBytes { destino in
      leidos = leer(ancho, en: destino)
    }
    guard leidos == ancho else {
      throw .truncada(pixeles: filasLeidas * ancho + leidos, esperados: cabecera.pixeles)
    }
    filasLeidas += 1
    if filasLeidas == cabecera.alto { try comprobarFinal() }
    return true
  }

  /// Decodifica la imagen entera.
  /// - Parameters:
  ///   - archivo: El archivo entero.
  ///   - pixelesMaximos: Cuántos píxeles se aceptan.
  ///   - memoria: Dónde se cuenta el mapa mientras viva la imagen.
  /// - Throws: ``ErrorDeImagen``.
  /// - Complexity: O(*p*) píxeles escritos.
  public static func imagen(
    _ archivo: [UInt8],
    pixelesMaximos: Int = CabeceraQOI.pixelesMaximos,
    memoria: MemoriaDeMapas? = nil
  ) throws(ErrorDeImagen) -> ImagenRGBA {
    var decodificador = try DecodificadorQOI(archivo, pixelesMaximos: pixelesMaximos)
    let cabecera = decodificador.cabecera
    let reserva = memoria?.reservar(cabecera.bytesDecodificados)
    var leidos = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: cabecera.bytesDecodificados) {
      destino, cantidad in
      leidos = decodificador.leer(cabecera.pixeles, en: UnsafeMutableRawBufferPointer(destino))
      cantidad = leidos * 4
    }
    guard leidos == cabecera.pixeles else {
      throw .truncada(pixeles: leidos, esperados: cabecera.pixeles)
    }
    try decodificador.comprobarFinal()
    return ImagenRGBA(comprobada: cabecera.ancho, cabecera.alto, bytes, reserva)
  }

  /// Lee píxeles seguidos y devuelve cuántos dieron los datos.
  private mutating func leer(_ pixeles: Int, en destino: UnsafeMutableRawBufferPointer) -> Int {
    let fin = archivo.count - CabeceraQOI.marcaFinal.count
    return archivo.withUnsafeBytes { datos in
      estado.leer(pixeles, de: UnsafeRawBufferPointer(rebasing: datos[..<fin]), en: destino)
    }
  }

  private func comprobarFinal() throws(ErrorDeImagen) {
    guard estado.racha == 0 else { throw .pixelesDeMas }
    guard archivo.suffix(CabeceraQOI.marcaFinal.count) == CabeceraQOI.marcaFinal[...] else {
      throw .sinMarcaFinal
    }
    let sobrantes = archivo.count - CabeceraQOI.marcaFinal.count - estado.posicion
    guard sobrantes == 0 else { throw .bytesSobrantes(sobrantes) }
  }
}
