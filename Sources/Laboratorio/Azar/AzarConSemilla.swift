/// Números al azar con semilla (SplitMix64): la misma semilla da la misma serie en todas partes.
///
/// `SystemRandomNumberGenerator` no sirve para datos de prueba: un fallo no se podría repetir.
public struct AzarConSemilla: RandomNumberGenerator, Sendable {
  private var estado: UInt64

  /// Crea una serie.
  /// - Parameter semilla: Cualquier número; el mismo da la misma serie.
  public init(_ semilla: UInt64) {
    estado = semilla
  }

  /// Devuelve el siguiente número de la serie.
  /// - Complexity: O(1).
  public mutating func next() -> UInt64 {
    estado &+= 0x9E37_79B9_7F4A_7C15
    var mezcla = estado
    mezcla = (mezcla ^ (mezcla >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mezcla = (mezcla ^ (mezcla >> 27)) &* 0x94D0_49BB_1331_11EB
    return mezcla ^ (mezcla >> 31)
  }
}
