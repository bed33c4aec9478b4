import Foundation

extension Crecimiento {
  /// Mínimos cuadrados sobre los logaritmos.
  static func pendiente(_ tamanos: [Double], _ tiempos: [Double]) -> Double {
    let equis = tamanos.map { log($0) }
    let ies = tiempos.map { log($0) }
    let mediaX = equis.reduce(0, +) / Double(equis.count)
    let mediaY = ies.reduce(0, +) / Double(ies.count)
    let covarianza = zip(equis, ies).map { ($0 - mediaX) * ($1 - mediaY) }.reduce(0, +)
    let varianza = equis.map { ($0 - mediaX) * ($0 - mediaX) }.reduce(0, +)
    return covarianza / varianza
  }
}
