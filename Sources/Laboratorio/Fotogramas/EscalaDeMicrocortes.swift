/// Las dos escalas que Apple publicó para la razón de microcortes. No coinciden: di siempre cuál.
public enum EscalaDeMicrocortes: String, Sendable, Hashable, CaseIterable, Codable {
  /// Tech Talk 10855 y WWDC20 10077, para el desplazamiento: hasta 5 ms/s, bien; de 5 a 10, aviso;
  /// desde 10, crítico.
  case wwdc20
  /// «Understanding hitches in your app», para todas las animaciones del organizador de Xcode: hasta
  /// 10 ms/s, bien; hasta 25, aviso; hasta 50, crítico; más, atención inmediata.
  case organizador

  /// El nombre con el que se cita: «WWDC20 (desplazamiento)».
  public var nombre: String {
    switch self {
    case .wwdc20: "WWDC20 (desplazamiento)"
    case .organizador: "organizador de Xcode (todas las animaciones)"
    }
  }

  /// De dónde sale, para ir a leerla.
  public var fuente: String {
    switch self {
    case .wwdc20: "WWDC20 10077 y Tech Talk 10855"
    case .organizador:
      "developer.apple.com/documentation/xcode/understanding-hitches-in-your-app"
    }
  }

  /// Los límites de cada nivel, en palabras.
  public var limites: String {
    switch self {
    case .wwdc20: "bien hasta 5 ms/s, crítico desde 10"
    case .organizador: "bien hasta 10 ms/s, aviso hasta 25, crítico hasta 50"
    }
  }

  /// Devuelve el nivel de una razón en esta escala.
  public func valorar(_ razon: RazonDeMicrocortes) -> NivelDeMicrocortes {
    let valor = razon.milisegundosPorSegundo
    switch self {
    case .wwdc20:
      return valor <= 5 ? .bien : valor < 10 ? .aviso : .critico
    case .organizador:
      return valor <= 10 ? .bien : valor <= 25 ? .aviso : valor <= 50 ? .critico : .inmediato
    }
  }
}

/// Lo que dice una escala de una razón de microcortes, de mejor a peor.
public enum NivelDeMicrocortes: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Apenas se nota.
  case bien
  /// Se nota: conviene mirarlo.
  case aviso
  /// Molesta: hay que arreglarlo.
  case critico = "crítico"
  /// Solo en la escala del organizador, por encima de 50 ms/s.
  case inmediato = "atención inmediata"

  /// Ordena de mejor a peor.
  public static func < (a: NivelDeMicrocortes, b: NivelDeMicrocortes) -> Bool {
    allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
  }
}
