/// Un valor de SQLite, con los cinco tipos que guarda.
public enum ValorSQLite: Sendable, Hashable {
  /// `NULL`.
  case nulo
  /// `INTEGER`, de 64 bits con signo.
  case entero(Int)
  /// `REAL`; SQLite guarda como `NULL` lo que no es un número.
  case real(Double)
  /// `TEXT` en UTF-8.
  case texto(String)
  /// `BLOB`.
  case datos([UInt8])

  /// El entero, o `nil` si es otra cosa.
  public var comoEntero: Int? {
    if case .entero(let valor) = self { valor } else { nil }
  }

  /// El texto, o `nil` si es otra cosa.
  public var comoTexto: String? {
    if case .texto(let valor) = self { valor } else { nil }
  }

  /// El número, entero o real, o `nil` si es otra cosa.
  public var comoReal: Double? {
    switch self {
    case .real(let valor): valor
    case .entero(let valor): Double(valor)
    default: nil
    }
  }
}

extension ValorSQLite: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByFloatLiteral, ExpressibleByNilLiteral
{
  /// Crea un entero.
  public init(integerLiteral valor: Int) { self = .entero(valor) }
  /// Crea un texto.
  public init(stringLiteral valor: String) { self = .texto(valor) }
  /// Crea un real.
  public init(floatLiteral valor: Double) { self = .real(valor) }
  /// Crea un nulo.
  public init(nilLiteral: ()) { self = .nulo }
}
