/// Por dónde va la decodificación de una imagen QOI: posición, píxel anterior, racha y tabla.
///
/// El píxel es un `UInt32` con el rojo en el byte bajo: en memoria quedan seguidos R, G, B, A, y
/// escribirlo es una sola operación.
struct EstadoQOI: Sendable {
  /// El siguiente byte por leer.
  var posicion: Int
  /// Cuántas repeticiones del último píxel quedan por dar.
  private(set) var racha = 0
  private var pixel: UInt32 = 0xFF00_0000
  private var tabla = [UInt32](repeating: 0, count: 64)

  init(posicion: Int) {
    self.posicion = posicion
  }

  /// Lee píxeles seguidos.
  /// - Parameters:
  ///   - cantidad: Cuántos; `destino` tiene sitio para ellos.
  ///   - datos: El archivo sin su marca final.
  ///   - destino: Dónde se escriben, a 4 bytes por píxel.
  /// - Returns: Cuántos se escribieron; menos de los pedidos si los datos se acabaron.
  mutating func leer(
    _ cantidad: Int, de datos: UnsafeRawBufferPointer, en destino: UnsafeMutableRawBufferPointer
  ) -> Int {
    precondition(destino.count >= cantidad * 4, "el destino no tiene sitio para los píxeles")
    // Copias locales: el compilador las deja en registros y no las recarga en cada vuelta.
    var (posicion, racha, pixel) = (posicion, racha, pixel)
    var escritos = 0
    tabla.withUnsafeMutableBufferPointer { tabla in
      while escritos < cantidad {
        if racha == 0 {
          guard Self.leerOrden(datos, &posicion, &pixel, &racha, tabla) else { break }
        } else {
          racha -= 1
        }
        destino.storeBytes(of: pixel.littleEndian, toByteOffset: escritos * 4, as: UInt32.self)
        escritos += 1
      }
    }
    (self.posicion, self.racha, self.pixel) = (posicion, racha, pixel)
    return escritos
  }

  /// Lee una orden y deja en `pixel` el que describe y en `racha` cuántas veces más se repite.
  /// - Returns: `false` si los datos se acaban a mitad de la orden.
  @inline(__always)
  private static func leerOrden(
    _ datos: UnsafeRawBufferPointer, _ posicion: inout Int, _ pixel: inout UInt32,
    _ racha: inout Int, _ tabla: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    guard posicion < datos.count else { return false }
    let orden = UInt32(datos[posicion])
    switch orden >> 6 {
    case 0:
      pixel = tabla[Int(orden)]
      posicion += 1
    case 1:
      let rojo = (orden >> 4 & 3) &- 2
      let verde = (orden >> 2 & 3) &- 2
      let azul = (orden & 3) &- 2
      pixel = sumar(pixel, rojo, verde, azul)
      posicion += 1
    case 2:
      guard posicion + 1 < datos.count else { return false }
      let segundo = UInt32(datos[posicion + 1])
      let verde = (orden & 63) &- 32
      let rojo = verde &- 8 &+ (segundo >> 4)
      let azul = verde &- 8 &+ (segundo & 15)
      pixel = sumar(pixel, rojo, verde, azul)
      posicion += 2
    default:
      switch orden {
      case 0xFE:
        guard posicion + 3 < datos.count else { return false }
        let color = datos.loadUnaligned(fromByteOffset: posicion, as: UInt32.self)
        pixel = pixel & 0xFF00_0000 | UInt32(littleEndian: color) >> 8
        posicion += 4
      case 0xFF:
        guard posicion + 4 < datos.count else { return false }
        let color = datos.loadUnaligned(fromByteOffset: posicion + 1, as: UInt32.self)
        pixel = UInt32(littleEndian: color)
        posicion += 5
      default:
        racha = Int(orden & 63)
        posicion += 1
      }
    }
    tabla[indice(pixel)] = pixel
    return true
  }

  /// Suma diferencias a rojo, verde y azul, cada una módulo 256 y sin tocar el alfa.
  @inline(__always)
  private static func sumar(
    _ pixel: UInt32, _ rojo: UInt32, _ verde: UInt32, _ azul: UInt32
  ) -> UInt32 {
    let r = ((pixel & 0xFF) &+ rojo) & 0xFF
    let g = (((pixel >> 8) &+ verde) & 0xFF) << 8
    let b = (((pixel >> 16) &+ azul) & 0xFF) << 16
    return pixel & 0xFF00_0000 | r | g | b
  }

  /// El sitio de un píxel en la tabla de vistos: (3R + 5G + 7B + 11A) mod 64.
  @inline(__always)
  static func indice(_ pixel: UInt32) -> Int {
    let suma =
      (pixel & 0xFF) &* 3 &+ (pixel >> 8 & 0xFF) &* 5 &+ (pixel >> 16 & 0xFF) &* 7
      &+ (pixel >> 24) &* 11
    return Int(suma & 63)
  }
}
