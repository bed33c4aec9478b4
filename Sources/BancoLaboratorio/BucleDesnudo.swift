/// El mínimo imaginable para decodificar QOI: las mismas órdenes y los mismos bytes escritos, sin
/// comprobar nada.
///
/// Solo sirve para comparar: con un archivo que no sea perfecto lee y escribe fuera de sitio. Trabaja
/// con punteros, no mira si los datos se acaban, no da errores y no comprueba cabecera ni final.
enum BucleDesnudo {
  static func decodificar(
    _ archivo: UnsafePointer<UInt8>, en destino: UnsafeMutablePointer<UInt8>, pixeles: Int
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { tabla in
      tabla.initialize(repeating: 0)
      var lectura = archivo + 14
      var escritura = destino
      var (r, g, b, a): (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 255)
      var racha = 0
      for _ in 0..<pixeles {
        if racha > 0 {
          racha &-= 1
        } else {
          let orden = lectura[0]
          lectura += 1
          switch orden {
          case 0xFE:
            (r, g, b) = (lectura[0], lectura[1], lectura[2])
            lectura += 3
          case 0xFF:
            (r, g, b, a) = (lectura[0], lectura[1], lectura[2], lectura[3])
            lectura += 4
          case 0..<64:
            let visto = tabla.baseAddress.unsafelyUnwrapped[Int(orden)]
            r = UInt8(truncatingIfNeeded: visto)
            g = UInt8(truncatingIfNeeded: visto >> 8)
            b = UInt8(truncatingIfNeeded: visto >> 16)
            a = UInt8(truncatingIfNeeded: visto >> 24)
          case 64..<128:
            r = r &+ (orden >> 4 & 3) &- 2
            g = g &+ (orden >> 2 & 3) &- 2
            b = b &+ (orden & 3) &- 2
          case 128..<192:
            let segundo = lectura[0]
            lectura += 1
            let verde = (orden & 63) &- 32
            r = r &+ verde &- 8 &+ (segundo >> 4)
            g = g &+ verde
            b = b &+ verde &- 8 &+ (segundo & 15)
          default:
            racha = Int(orden & 63)
          }
          let suma = UInt32(r) &* 3 &+ UInt32(g) &* 5 &+ UInt32(b) &* 7 &+ UInt32(a) &* 11
          tabla.baseAddress.unsafelyUnwrapped[Int(suma & 63)] =
            UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16 | UInt32(a) << 24
        }
        escritura[0] = r
        escritura[1] = g
        escritura[2] = b
        escritura[3] = a
        escritura += 4
      }
    }
  }
}
