/// Reduce una imagen por cajas mientras llegan sus filas: cada píxel de destino es la media de los de
/// origen que le tocan.
///
/// Cada píxel de origen cae en una caja y en una sola, así que ninguno se pierde ni cuenta dos veces;
/// saltárselos (vecino más próximo) es más barato y da otro color. El color pesa según su alfa.
struct AcumuladorDeCajas {
  private struct Suma {
    var rojo: UInt64 = 0
    var verde: UInt64 = 0
    var azul: UInt64 = 0
    var alfa: UInt64 = 0
    var pixeles: UInt64 = 0
  }

  /// Los bytes que ocupan las sumas de una fila de destino de ese ancho.
  static func bytes(ancho: Int) -> Int {
    ancho * MemoryLayout<Suma>.stride
  }

  private let origen: (ancho: Int, alto: Int)
  private let destino: (ancho: Int, alto: Int)
  private var sumas: [Suma]
  private var salida: [UInt8]
  private var fila = 0

  /// Prepara la reducción.
  /// - Throws: ``ErrorDeImagen/reduccionNoValida(ancho:alto:origenAncho:origenAlto:)`` si el destino no
  ///   está entre 1 y el origen.
  init(
    origen: (ancho: Int, alto: Int), destino: (ancho: Int, alto: Int)
  ) throws(ErrorDeImagen) {
    guard (1...origen.ancho).contains(destino.ancho), (1...origen.alto).contains(destino.alto)
    else {
      throw .reduccionNoValida(
        ancho: destino.ancho, alto: destino.alto, origenAncho: origen.ancho,
        origenAlto: origen.alto)
    }
    self.origen = origen
    self.destino = destino
    sumas = [Suma](repeating: Suma(), count: destino.ancho)
    salida = []
    salida.reserveCapacity(destino.ancho * destino.alto * 4)
  }

  /// Suma una fila de origen; al completar una fila de destino la escribe.
  /// - Parameter bytes: Una fila de `origen.ancho × 4` bytes.
  /// - Complexity: O(*ancho de origen*) píxeles leídos.
  mutating func sumar(_ bytes: ArraySlice<UInt8>) {
    var caja = 0
    var siguiente = limite(1)
    bytes.withUnsafeBufferPointer { bytes in
      for columna in 0..<origen.ancho {
        if columna == siguiente {
          caja += 1
          siguiente = limite(caja + 1)
        }
        let posicion = columna * 4
        let alfa = UInt64(bytes[posicion + 3])
        sumas[caja].rojo += UInt64(bytes[posicion]) * alfa
        sumas[caja].verde += UInt64(bytes[posicion + 1]) * alfa
        sumas[caja].azul += UInt64(bytes[posicion + 2]) * alfa
        sumas[caja].alfa += alfa
        sumas[caja].pixeles += 1
      }
    }
    fila += 1
    if fila * destino.alto / origen.alto > (fila - 1) * destino.alto / origen.alto {
      escribirFila()
    }
  }

  /// Los píxeles de destino, completos cuando se sumaron todas las filas de origen.
  var bytes: [UInt8] { salida }

  /// La primera columna de origen que ya no es de las cajas anteriores a `caja`.
  private func limite(_ caja: Int) -> Int {
    // El menor x con x · destino / origen ≥ caja: divide redondeando hacia arriba.
    (caja * origen.ancho + destino.ancho - 1) / destino.ancho
  }

  private mutating func escribirFila() {
    for caja in sumas.indices {
      let suma = sumas[caja]
      func media(_ canal: UInt64, _ peso: UInt64) -> UInt8 {
        peso == 0 ? 0 : UInt8((canal + peso / 2) / peso)
      }
      salida.append(media(suma.rojo, suma.alfa))
      salida.append(media(suma.verde, suma.alfa))
      salida.append(media(suma.azul, suma.alfa))
      salida.append(media(suma.alfa, suma.pixeles))
      sumas[caja] = Suma()
    }
  }
}
