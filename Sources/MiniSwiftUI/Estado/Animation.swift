/// Cómo se interpolaría un cambio. Se guarda y se compara; aquí no se dibujan pasos intermedios.
public struct Animation: Hashable, Sendable {
  private let nombre: String
  private let duracion: Double

  private init(_ nombre: String, _ duracion: Double) {
    self.nombre = nombre
    self.duracion = duracion
  }

  public static let `default` = Animation("default", 0.35)
  public static let linear = Animation("linear", 0.35)
  public static let easeIn = Animation("easeIn", 0.35)
  public static let easeOut = Animation("easeOut", 0.35)
  public static let easeInOut = Animation("easeInOut", 0.35)
  public static let spring = Animation("spring", 0.5)
  public static let smooth = Animation("smooth", 0.5)
  public static let snappy = Animation("snappy", 0.5)
  public static let bouncy = Animation("bouncy", 0.5)

  /// - Parameter duration: en segundos.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation("spring \(bounce)", duration)
  }
}
