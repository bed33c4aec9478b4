/// Lo que queda por hacer tras un `send`: sus efectos y los de las acciones que esos efectos envíen.
///
/// Regla 5 de referencia.
@MainActor
public struct StoreTask: Sendable {
  let arbol: ArbolDeEfectos?

  /// Espera a que acabe todo.
  ///
  /// Si se cancela la tarea que espera, se cancelan los efectos: así `.task` de una vista apaga lo
  /// que encendió cuando la vista desaparece.
  public func finish() async {
    guard let arbol else { return }
    await withTaskCancellationHandler {
      await arbol.esperar()
    } onCancel: {
      Task { @MainActor in arbol.cancelar() }
    }
  }

  /// Cancela todo.
  public func cancel() {
    arbol?.cancelar()
  }

  /// Si se ha cancelado.
  public var isCancelled: Bool { arbol?.cancelado ?? true }
}
