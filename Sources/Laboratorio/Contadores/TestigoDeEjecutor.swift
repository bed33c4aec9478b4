/// Apunta en qué ejecutor se hizo cada trozo de trabajo.
///
/// Se deja dentro del trabajo caro de una kata, y la especificación pregunta después cuánto corrió
/// en el actor principal y cuánto fuera. Es una instancia: no depende del contexto de la tarea y
/// sobrevive a `Task.detached`.
public final class TestigoDeEjecutor: Sendable, CustomStringConvertible {
  private static let veces = Unidad("vez", "veces")
  private let dentro = Contador("veces en el actor principal")
  private let resto = Contador("veces fuera del actor principal")

  /// Crea un testigo sin apuntes.
  public init() {}

  /// Apunta el ejecutor que corre en este momento.
  public func apuntar() {
    (Ejecutor.esPrincipal ? dentro : resto).sumar()
  }

  /// Cuántos apuntes se hicieron en el actor principal.
  public var enPrincipal: Int { dentro.valor }

  /// Cuántos apuntes se hicieron fuera del actor principal.
  public var fuera: Int { resto.valor }

  /// «1 vez en el actor principal, 20 veces fuera del actor principal».
  public var description: String {
    "\(Self.veces.contados(enPrincipal)) en el actor principal, "
      + "\(Self.veces.contados(fuera)) fuera del actor principal"
  }
}
