/// Imágenes hechas por código: las mismas en todas las máquinas y sin archivos que repartir.
public enum ImagenSintetica {
  /// Un degradado suave, que QOI comprime bien con diferencias pequeñas.
  /// - Throws: ``ErrorDeImagen/sinPixeles(ancho:alto:)`` si alguna medida no es positiva.
  public static func degradado(ancho: Int, alto: Int) throws(ErrorDeImagen) -> ImagenRGBA {
    try dibujar(ancho, alto) { x, y in
      (UInt8(x * 255 / max(ancho - 1, 1)), UInt8(y * 255 / max(alto - 1, 1)), 128, 255)
    }
  }

  /// Un tablero de cuadros, que QOI comprime en rachas largas.
  /// - Parameters:
  ///   - ancho: En píxeles.
  ///   - alto: En píxeles.
  ///   - lado: El lado de cada cuadro en píxeles; al menos 1.
  /// - Throws: ``ErrorDeImagen/sinPixeles(ancho:alto:)`` si alguna medida no es positiva.
  public static func tablero(ancho: Int, alto: Int, lado: Int = 8) throws(ErrorDeImagen)
    -> ImagenRGBA
  {
    let lado = max(lado, 1)
    return try dibujar(ancho, alto) { x, y in
      (x / lado + y / lado).isMultiple(of: 2) ? (235, 235, 235, 255) : (30, 60, 120, 255)
    }
  }

  /// Ruido, también en el alfa: lo peor para QOI, que apenas lo comprime.
  /// - Throws: ``ErrorDeImagen/sinPixeles(ancho:alto:)`` si alguna medida no es positiva.
  public static func ruido(
    ancho: Int, alto: Int, semilla: UInt64
  ) throws(ErrorDeImagen) -> ImagenRGBA {
    var azar = AzarConSemilla(semilla)
    return try dibujar(ancho, alto) { _, _ in
      let bits = azar.next()
      return (
        UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 24)
      )
    }
  }

  /// Algo parecido a una foto: manchas suaves con grano, que usa todas las órdenes de QOI.
  /// - Throws: ``ErrorDeImagen/sinPixeles(ancho:alto:)`` si alguna medida no es positiva.
  public static func foto(
    ancho: Int, alto: Int, semilla: UInt64
  ) throws(ErrorDeImagen) -> ImagenRGBA {
    var azar = AzarConSemilla(semilla)
    let fase = Int(azar.next() % 64)
    return try dibujar(ancho, alto) { x, y in
      // Una onda triangular en enteros: la coma flotante podría variar de una máquina a otra.
      func onda(_ valor: Int) -> Int {
        let resto = valor % 128
        return resto < 64 ? resto * 4 : (127 - resto) * 4
      }
      let grano = Int(azar.next() % 7)
      let cielo = y < alto / 3 ? 40 : 0
      return (
        UInt8(min(255, onda(x + fase) * 3 / 4 + grano)),
        UInt8(min(255, onda(y + x / 2) * 3 / 4 + grano)),
        UInt8(min(255, onda(x / 3 + y / 2 + fase) / 2 + cielo + grano)), 255
      )
    }
  }

  private static func dibujar(
    _ ancho: Int, _ alto: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) throws(ErrorDeImagen) -> ImagenRGBA {
    guard ancho > 0, alto > 0 else { throw .sinPixeles(ancho: ancho, alto: alto) }
    guard alto <= CabeceraQOI.pixelesMaximos / ancho else {
      throw .demasiadoGrande(ancho: ancho, alto: alto, maximo: CabeceraQOI.pixelesMaximos)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(ancho * alto * 4)
    for y in 0..<alto {
      for x in 0..<ancho {
        let (r, g, b, a) = color(x, y)
        bytes.append(r)
        bytes.append(g)
        bytes.append(b)
        bytes.append(a)
      }
    }
    return ImagenRGBA(comprobada: ancho, alto, bytes, nil)
  }
}
