/// El contexto de una tanda de cambios: en qué animación ocurren.
///
/// MiniSwiftUI no anima; lo que sí respeta es que dos transacciones distintas no se funden en una
/// sola evaluación (regla 19).
public struct Transaction: Sendable {
  /// Con qué animación ocurren los cambios.
  public var animation: Animation?
  /// Si no se anima nada.
  public var disablesAnimations = false

  /// Sin animación.
  public init() {}

  /// Con una animación.
  public init(animation: Animation?) { self.animation = animation }
}

/// La transacción en curso: un número por cada `withAnimation` o `withTransaction`.
enum Transaccion {
  nonisolated(unsafe) private static var enCurso = 0
  nonisolated(unsafe) private static var creadas = 0

  @MainActor static var actual: Int { enCurso }

  static func abrir<Resultado>(_ cuerpo: () throws -> Resultado) rethrows -> Resultado {
    guard Plataforma.enActorPrincipal else { return try cuerpo() }
    let anterior: Int = enCurso
    creadas += 1
    enCurso = creadas
    defer { enCurso = anterior }
    return try cuerpo()
  }
}

/// Agrupa los cambios de `body` en su propia transacción.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaccion.abrir(body)
}

/// Agrupa los cambios de `body` en una transacción con animación.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaccion.abrir(body)
}
