/// Lo que una especificación dijo de una versión de una kata.
public struct Veredicto: Sendable, Equatable, Codable {
  /// Estados con nombre en lugar de combinaciones de booleanos.
  public enum Estado: Sendable, Equatable, Codable {
    case verde
    case roja
    /// Las líneas del compilador, tal cual.
    case noCompila(diagnosticos: String)
    /// El proceso acabó antes de tiempo: trampa, `exit`, memoria.
    case cierreInesperado(prueba: String?, motivo: String, salida: String)
    case sinTerminar(prueba: String?, segundos: Double)
    case demasiadaSalida(prueba: String?, bytes: Int, muestra: String)
    /// El programa terminó bien pero hay pruebas que no llegaron a acabar, o no hay ninguna.
    case incompleto(faltan: [String])
    /// La copia que se corrige no trae el archivo de la kata.
    case faltaElArchivo
  }

  public var estado: Estado
  public var pruebas: [ResultadoDePrueba]

  public var esVerde: Bool { estado == .verde }
  public var superadas: Int { pruebas.count { $0.fallos.isEmpty && $0.termino } }

  /// Una palabra para tablas y JSON.
  public var palabra: String {
    switch estado {
    case .verde: "resuelta"
    case .roja: "roja"
    case .noCompila: "no compila"
    case .cierreInesperado: "cierre inesperado"
    case .sinTerminar: "sin terminar"
    case .demasiadaSalida: "demasiada salida"
    case .incompleto: "incompleta"
    case .faltaElArchivo: "falta el archivo"
    }
  }
}

public struct ResultadoDePrueba: Sendable, Equatable, Codable {
  public var nombre: String
  public var termino: Bool
  public var fallos: [Fallo]
}

public struct Fallo: Sendable, Equatable, Codable {
  /// El mensaje de la especificación, una línea por elemento.
  public var lineas: [String]
  /// Lo que dijo Swift Testing, en inglés y sin traducir.
  public var original: String
  /// Ruta relativa al paquete y línea.
  public var lugar: String
}
