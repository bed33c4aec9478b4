import Foundation

/// Lo que el cuaderno recuerda entre órdenes, en `.workbook/progreso.json`.
///
/// Es una comodidad y no una fuente de verdad: si se borra, volver a probar lo reconstruye entero.
public struct Progreso: Codable, Equatable, Sendable {
  public static let esquemaActual = 1

  public var esquema = Progreso.esquemaActual
  /// La kata por la que se va, por su id.
  public var actual: String?
  public var katas: [String: FichaDeKata] = [:]

  public init() {}
}

public struct FichaDeKata: Codable, Equatable, Sendable {
  /// Pistas ya enseñadas, de 0 a 3.
  public var pistas = 0
  /// El último veredicto, con la huella de los archivos y la de las herramientas que lo decidieron.
  public var veredicto: Veredicto?
  public var huella: String?
  public var herramientas: String?

  public init() {}
}

/// En qué punto está una kata para quien lee.
public enum EstadoDeKata: String, Codable, Sendable, CaseIterable {
  case sinEmpezar = "sin empezar"
  case enCurso = "en curso"
  case resuelta = "resuelta"
  case noCompila = "no compila"
}
