/// Números al azar con semilla (SplitMix64): la misma semilla da siempre la misma prueba.
struct Azar: RandomNumberGenerator {
  private var estado: UInt64

  init(semilla: UInt64) {
    estado = semilla
  }

  mutating func next() -> UInt64 {
    estado &+= 0x9E37_79B9_7F4A_7C15
    var mezcla = estado
    mezcla = (mezcla ^ (mezcla >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mezcla = (mezcla ^ (mezcla >> 27)) &* 0x94D0_49BB_1331_11EB
    return mezcla ^ (mezcla >> 31)
  }
}
