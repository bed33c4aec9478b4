import Foundation

/// El resumen MD5 de unos bytes, en hexadecimal: solo para cotejar con los publicados.
///
/// `CryptoKit` no existe en Linux. Fuente: RFC 1321.
enum MD5 {
  private static let giros: [UInt32] = [
    7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21,
  ]

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    var mensaje = bytes + [0x80]
    mensaje += [UInt8](repeating: 0, count: (120 - mensaje.count % 64) % 64)
    let bits = UInt64(bytes.count) &* 8
    mensaje += (0..<8).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
    var estado: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    for inicio in stride(from: 0, to: mensaje.count, by: 64) {
      mezclar(mensaje[inicio..<inicio + 64], en: &estado)
    }
    let resumen = estado.flatMap { palabra in
      (0..<4).map { UInt8(truncatingIfNeeded: palabra >> ($0 * 8)) }
    }
    return resumen.map { byte in
      let cifras = String(byte, radix: 16)
      return byte < 16 ? "0\(cifras)" : cifras
    }.joined()
  }

  private static let senos: [UInt32] = (0..<64).map { indice in
    // La tabla de la RFC: parte entera de 2^32 · |sen(i + 1)|.
    UInt32(truncatingIfNeeded: Int64((sin(Double(indice + 1)).magnitude * 4_294_967_296)))
  }

  private static func mezclar(_ bloque: ArraySlice<UInt8>, en estado: inout [UInt32]) {
    let palabras = stride(from: bloque.startIndex, to: bloque.endIndex, by: 4).map { posicion in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bloque[posicion + $1]) << ($1 * 8) }
    }
    var (a, b, c, d) = (estado[0], estado[1], estado[2], estado[3])
    for paso in 0..<64 {
      let (funcion, palabra): (UInt32, Int)
      switch paso / 16 {
      case 0: (funcion, palabra) = ((b & c) | (~b & d), paso)
      case 1: (funcion, palabra) = ((d & b) | (~d & c), (5 * paso + 1) % 16)
      case 2: (funcion, palabra) = (b ^ c ^ d, (3 * paso + 5) % 16)
      default: (funcion, palabra) = (c ^ (b | ~d), (7 * paso) % 16)
      }
      let suma = a &+ funcion &+ senos[paso] &+ palabras[palabra]
      let giro = giros[paso / 16 * 4 + paso % 4]
      (a, d, c, b) = (d, c, b, b &+ (suma << giro | suma >> (32 - giro)))
    }
    estado = [estado[0] &+ a, estado[1] &+ b, estado[2] &+ c, estado[3] &+ d]
  }
}
