private struct ClaveDeLocale: EnvironmentKey {
  static let defaultValue = Locale(identifier: "es_ES")
}

private struct ClaveDeCalendario: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}

private struct ClaveDeZonaHoraria: EnvironmentKey {
  static let defaultValue = TimeZone(secondsFromGMT: 0) ?? .current
}

private struct ClaveDeEsquema: EnvironmentKey { static let defaultValue = ColorScheme.light }

private struct ClaveDeEscala: EnvironmentKey { static let defaultValue: CGFloat = 3 }

private struct ClaveDeActivacion: EnvironmentKey { static let defaultValue = true }

private struct ClaveDeRefresco: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

/// Claro u oscuro.
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }

/// La acción que puso `.refreshable(action:)`.
public struct RefreshAction: Sendable {
  let accion: @Sendable () async -> Void

  /// Refresca y espera a que acabe.
  public func callAsFunction() async { await accion() }
}

// Los valores iniciales son fijos, y no los de la máquina, para que todo salga igual en todas.
extension EnvironmentValues {
  public var locale: Locale {
    get { self[ClaveDeLocale.self] }
    set { self[ClaveDeLocale.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[ClaveDeCalendario.self] }
    set { self[ClaveDeCalendario.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[ClaveDeZonaHoraria.self] }
    set { self[ClaveDeZonaHoraria.self] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { self[ClaveDeEsquema.self] }
    set { self[ClaveDeEsquema.self] = newValue }
  }

  /// Píxeles por punto.
  public var displayScale: CGFloat {
    get { self[ClaveDeEscala.self] }
    set { self[ClaveDeEscala.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[ClaveDeActivacion.self] }
    set { self[ClaveDeActivacion.self] = newValue }
  }

  public internal(set) var refresh: RefreshAction? {
    get { self[ClaveDeRefresco.self] }
    set { self[ClaveDeRefresco.self] = newValue }
  }
}
