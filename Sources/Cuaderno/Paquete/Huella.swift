import Foundation

/// Huella de contenidos con FNV-1a de 64 bits: la misma en cada proceso, al contrario que `Hasher`,
/// que lleva una semilla distinta en cada ejecución.
///
/// Sirve para saber si algo cambió, no contra quien quiera engañar.
public struct Huella {
  private var valor: UInt64 = 0xcbf2_9ce4_8422_2325

  public init() {}

  /// - Complexity: O(*n*) en los bytes de `datos`.
  public mutating func anadir(_ datos: Data) {
    var parcial = valor
    datos.withUnsafeBytes { bytes in
      for byte in bytes { parcial = (parcial ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
    // La longitud separa «ab» + «c» de «a» + «bc».
    parcial = (parcial ^ UInt64(datos.count)) &* 0x0000_0100_0000_01b3
    valor = parcial
  }

  public mutating func anadir(_ texto: String) { anadir(Data(texto.utf8)) }

  public var texto: String {
    let hexadecimal = String(valor, radix: 16)
    return String(repeating: "0", count: 16 - hexadecimal.count) + hexadecimal
  }

  public static func de(_ datos: Data) -> String {
    var huella = Huella()
    huella.anadir(datos)
    return huella.texto
  }
}
