/// Estropea bytes al azar, siempre igual con la misma semilla, para probar lectores con datos hostiles.
///
/// No busca datos válidos, sino los casi válidos: parte de un ejemplo bueno y le cambia unos pocos bytes,
/// que es lo que llega más hondo en un lector.
public struct MutadorDeBytes: Sendable {
  /// Lo más largo que produce, en bytes.
  public static let largoMaximo = 1 << 16

  private let ejemplos: [[UInt8]]
  private let trozos: [[UInt8]]
  private var azar: AzarConSemilla

  /// Crea un mutador.
  /// - Parameters:
  ///   - ejemplos: De dónde se parte; sin ninguno, de nada.
  ///   - trozos: Textos que el lector trata de forma especial, para meterlos donde caiga.
  ///   - semilla: La misma da los mismos datos.
  public init(ejemplos: [[UInt8]], trozos: [String] = [], semilla: UInt64) {
    self.ejemplos = ejemplos.isEmpty ? [[]] : ejemplos
    self.trozos = trozos.map { Array($0.utf8) }
    azar = AzarConSemilla(semilla)
  }

  /// Devuelve otros bytes estropeados.
  /// - Complexity: O(*b*) bytes copiados por mutación, y de una a ocho mutaciones.
  public mutating func siguiente() -> [UInt8] {
    var bytes = ejemplos.randomElement(using: &azar) ?? []
    for _ in 0..<Int.random(in: 1...8, using: &azar) { mutar(&bytes) }
    return Array(bytes.prefix(Self.largoMaximo))
  }

  private mutating func mutar(_ bytes: inout [UInt8]) {
    let posicion = Int.random(in: 0...bytes.count, using: &azar)
    let tramo = posicion..<Int.random(in: posicion...min(bytes.count, posicion + 64), using: &azar)
    switch Int.random(in: 0..<9, using: &azar) {
    case 0 where posicion < bytes.count:
      bytes[posicion] ^= 1 << UInt8.random(in: 0..<8, using: &azar)
    case 1 where posicion < bytes.count:
      // Los extremos son los que rompen las cuentas de tamaños.
      bytes[posicion] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF].randomElement(using: &azar) ?? 0
    case 2 where posicion < bytes.count:
      bytes[posicion] = UInt8.random(in: 0...255, using: &azar)
    case 3:
      bytes.removeSubrange(tramo)
    case 4:
      bytes.insert(contentsOf: Array(bytes[tramo]), at: posicion)
    case 5:
      let otro = ejemplos.randomElement(using: &azar) ?? []
      bytes = Array(bytes[..<posicion]) + otro.suffix(from: min(posicion, otro.count))
    case 6:
      bytes.removeSubrange(posicion...)
    case 7:
      bytes.insert(contentsOf: trozos.randomElement(using: &azar) ?? [], at: posicion)
    default:
      let numero = [
        "0", "-1", "9223372036854775807", "9223372036854775808", "1e999", "0.1", "00001",
      ].randomElement(using: &azar)
      bytes.replaceSubrange(tramo, with: Array((numero ?? "").utf8))
    }
  }
}
