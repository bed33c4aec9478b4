import Foundation

/// Lo que una carga de métricas de MetricKit dice de los microcortes de un día.
///
/// Es la forma de `MXMetricPayload.jsonRepresentation()`. Los denominadores ya son tiempo animando,
/// no tiempo de reloj.
public struct CargaDeMetricKit: Sendable, Hashable {
  /// La versión de la app; vacía si la carga no la dice.
  public let version: String
  /// El periodo que cubre, como lo escribe la carga: «2022-11-14 00:00:00 – 2022-11-15 00:00:00».
  public let periodo: String
  /// `scrollHitchTimeRatio` (iOS 14): solo el desplazamiento de `UIScrollView`.
  public let desplazamiento: RazonDeMicrocortes?
  /// `hitchTimeRatio` (iOS 26): todas las animaciones.
  public let animaciones: RazonDeMicrocortes?

  /// Lee una carga o una lista de cargas.
  /// - Parameter bytes: JSON en UTF-8.
  /// - Throws: ``ErrorDeTraza``.
  /// - Complexity: O(*b*) bytes leídos.
  public static func leer(_ bytes: [UInt8]) throws(ErrorDeTraza) -> [CargaDeMetricKit] {
    let objeto: Any
    do {
      objeto = try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      throw .json(motivo: Self.motivo(error as NSError))
    }
    let cargas = (objeto as? [Any]) ?? [objeto]
    guard !cargas.isEmpty else { throw .noEsMetricKit(motivo: "la lista está vacía") }
    var leidas: [CargaDeMetricKit] = []
    for carga in cargas {
      guard let diccionario = carga as? [String: Any] else {
        throw .noEsMetricKit(motivo: "no es un objeto")
      }
      leidas.append(try CargaDeMetricKit(diccionario))
    }
    return leidas
  }

  private init(_ carga: [String: Any]) throws(ErrorDeTraza) {
    guard carga["crashDiagnostics"] == nil, carga["hangDiagnostics"] == nil else {
      throw .noEsMetricKit(motivo: "es una carga de diagnósticos, que no trae microcortes")
    }
    guard
      carga["timeStampBegin"] != nil || carga["timeStampEnd"] != nil
        || carga["animationMetrics"] != nil
    else {
      throw .noEsMetricKit(motivo: "no tiene ni periodo ni «animationMetrics»")
    }
    func texto(_ clave: String) -> String {
      TextoDeAviso.recortado(carga[clave] as? String ?? "")
    }
    version = texto("appVersion")
    periodo = [texto("timeStampBegin"), texto("timeStampEnd")].filter { !$0.isEmpty }
      .joined(separator: " – ")
    let animacion = carga["animationMetrics"] as? [String: Any] ?? [:]
    desplazamiento = try Self.razon("scrollHitchTimeRatio", en: animacion)
    animaciones = try Self.razon("hitchTimeRatio", en: animacion)
  }

  /// Dice en español lo que Foundation dice en inglés, y distinto en cada plataforma.
  private static func motivo(_ error: NSError) -> String {
    let ingles = error.userInfo["NSDebugDescription"] as? String ?? ""
    if ingles.contains("nexpected end") { return "se acaba antes de tiempo" }
    guard let posicion = ingles.firstMatch(of: /character ([0-9]+)/), let numero = Int(posicion.1)
    else { return "no se puede interpretar" }
    return "algo no encaja hacia el carácter \(Numero.conMiles(numero))"
  }

  private static func razon(
    _ clave: String, en metricas: [String: Any]
  ) throws(ErrorDeTraza) -> RazonDeMicrocortes? {
    guard let valor = metricas[clave], !(valor is NSNull) else { return nil }
    guard let texto = valor as? String, let razon = RazonEscrita.leer(texto) else {
      throw .medidaNoValida(texto: TextoDeAviso.recortado("\(valor)"), clave: clave)
    }
    return razon
  }
}
