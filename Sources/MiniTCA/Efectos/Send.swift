/// Con lo que un efecto devuelve acciones al ``Store``.
///
/// Enviar vuelve al actor principal, recorre el árbol de *reducers* y puede invalidar vistas: mil
/// envíos son mil recorridos. Si la tarea del efecto está cancelada, enviar no hace nada.
///
/// Reglas 2 y 18 de referencia.
@MainActor
public struct Send<Action>: Sendable {
  let enviar: @MainActor @Sendable (Action) -> Void

  /// Crea un envío; en una *feature* lo entrega `.run`.
  ///
  /// - Parameter send: qué hacer con cada acción.
  public init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    enviar = send
  }

  /// Envía una acción, salvo que la tarea esté cancelada.
  ///
  /// - Parameter action: la acción.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    enviar(action)
  }
}
