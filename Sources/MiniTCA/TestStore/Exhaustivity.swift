/// Cuánto exige un ``TestStore``.
///
/// Regla 29 de referencia.
public enum Exhaustivity: Equatable, Sendable {
  /// Hay que afirmar cada cambio del estado, recibir cada acción y acabar cada efecto.
  case on
  /// Solo cuenta lo que se afirma. Con `showSkippedAssertions`, lo que se pasa por alto se anota como
  /// incidencia conocida: se ve y no hace fallar.
  case off(showSkippedAssertions: Bool)

  /// Solo cuenta lo que se afirma, sin anotar lo demás.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
