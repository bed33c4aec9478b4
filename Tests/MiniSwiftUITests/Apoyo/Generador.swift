/// Un generador con semilla: los mismos casos en cada ejecución.
struct Generador: RandomNumberGenerator {
  private var estado: UInt64

  init(semilla: UInt64) { estado = semilla }

  mutating func next() -> UInt64 {
    estado = estado &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return estado ^ (estado >> 29)
  }
}
