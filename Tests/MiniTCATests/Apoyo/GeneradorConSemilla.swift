import Foundation

/// SplitMix64: la misma semilla da la misma secuencia en cualquier máquina.
struct GeneradorConSemilla: RandomNumberGenerator {
  let semilla: UInt64
  private var estado: UInt64

  init(semilla: UInt64) {
    self.semilla = semilla
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

extension GeneradorConSemilla {
  /// Un generador con la semilla de `MINITCA_SEMILLA`, o con una nueva, que se imprime para poder
  /// repetir la ejecución.
  static func anunciado(_ propiedad: String) -> GeneradorConSemilla {
    let deEntorno = ProcessInfo.processInfo.environment["MINITCA_SEMILLA"].flatMap(UInt64.init)
    let semilla = deEntorno ?? UInt64.random(in: 0 ... .max)
    print("Semilla de «\(propiedad)»: MINITCA_SEMILLA=\(semilla)")
    return GeneradorConSemilla(semilla: semilla)
  }
}
