/// Codifica imágenes QOI con las mismas decisiones que la implementación de referencia.
public enum CodificadorQOI {
  /// Devuelve el archivo QOI de una imagen.
  ///
  /// - Parameters:
  ///   - imagen: Los píxeles.
  ///   - conAlfa: Si la cabecera dice 4 canales; con `false` el alfa se pierde y se lee como 255.
  ///   - lineal: Si el espacio de color es lineal en vez de sRGB; es informativo.
  /// - Complexity: O(*p*) píxeles leídos.
  public static func archivo(
    _ imagen: ImagenRGBA, conAlfa: Bool = true, lineal: Bool = false
  ) -> [UInt8] {
    var salida = Array("qoif".utf8)
    salida.reserveCapacity(CabeceraQOI.bytes + imagen.bytes.count / 2 + 8)
    for medida in [imagen.ancho, imagen.alto] {
      for desplazamiento in [24, 16, 8, 0] {
        salida.append(UInt8(truncatingIfNeeded: medida >> desplazamiento))
      }
    }
    salida.append(conAlfa ? 4 : 3)
    salida.append(lineal ? 1 : 0)
    codificar(imagen.bytes, conAlfa: conAlfa, en: &salida)
    return salida + CabeceraQOI.marcaFinal
  }

  private static func codificar(_ bytes: [UInt8], conAlfa: Bool, en salida: inout [UInt8]) {
    var tabla = [UInt32](repeating: 0, count: 64)
    var anterior: UInt32 = 0xFF00_0000
    var racha: UInt8 = 0
    for posicion in stride(from: 0, to: bytes.count, by: 4) {
      let alfa = conAlfa ? UInt32(bytes[posicion + 3]) : 255
      let pixel =
        UInt32(bytes[posicion]) | UInt32(bytes[posicion + 1]) << 8
        | UInt32(bytes[posicion + 2]) << 16 | alfa << 24
      if pixel == anterior {
        racha += 1
        // 63 y 64 no existen: sus bytes son las órdenes RGB y RGBA.
        if racha == 62 { vaciar(&racha, en: &salida) }
        continue
      }
      vaciar(&racha, en: &salida)
      let indice = EstadoQOI.indice(pixel)
      if tabla[indice] == pixel {
        salida.append(UInt8(indice))
      } else {
        tabla[indice] = pixel
        escribir(pixel, tras: anterior, en: &salida)
      }
      anterior = pixel
    }
    vaciar(&racha, en: &salida)
  }

  private static func vaciar(_ racha: inout UInt8, en salida: inout [UInt8]) {
    guard racha > 0 else { return }
    salida.append(0xC0 | (racha - 1))
    racha = 0
  }

  private static func escribir(
    _ pixel: UInt32, tras anterior: UInt32, en salida: inout [UInt8]
  ) {
    func canal(_ color: UInt32, _ desplazamiento: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: color >> desplazamiento)
    }
    let (r, g, b, a) = (canal(pixel, 0), canal(pixel, 8), canal(pixel, 16), canal(pixel, 24))
    guard a == canal(anterior, 24) else {
      salida += [0xFF, r, g, b, a]
      return
    }
    // Diferencias con signo y vuelta: de 0 a 255 hay −1, no 255.
    let rojo = Int(Int8(bitPattern: r &- canal(anterior, 0)))
    let verde = Int(Int8(bitPattern: g &- canal(anterior, 8)))
    let azul = Int(Int8(bitPattern: b &- canal(anterior, 16)))
    if (-2...1).contains(rojo), (-2...1).contains(verde), (-2...1).contains(azul) {
      salida.append(UInt8(0x40 | (rojo + 2) << 4 | (verde + 2) << 2 | (azul + 2)))
      return
    }
    let rojoVerde = Int(Int8(truncatingIfNeeded: rojo - verde))
    let azulVerde = Int(Int8(truncatingIfNeeded: azul - verde))
    if (-32...31).contains(verde), (-8...7).contains(rojoVerde), (-8...7).contains(azulVerde) {
      salida.append(UInt8(0x80 | (verde + 32)))
      salida.append(UInt8((rojoVerde + 8) << 4 | (azulVerde + 8)))
      return
    }
    salida += [0xFE, r, g, b]
  }
}
