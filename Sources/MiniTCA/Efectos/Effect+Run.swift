extension Effect {
  /// Ejecuta trabajo asíncrono fuera del actor principal, y vuelve con acciones.
  ///
  /// La *closure* es `@concurrent`: sale del actor principal la compile quien la compile, también un
  /// proyecto nuevo (`NonisolatedNonsendingByDefault` y aislamiento en el actor principal). Lo que
  /// llame desde dentro ya es otra cosa: una función aislada en el actor principal vuelve a él.
  ///
  /// Si lanza `CancellationError`, o cualquier error con la tarea ya cancelada, acaba sin más. Otro
  /// error va a `catch`; si no hay `catch`, se avisa, no se envía ninguna acción y el estado se
  /// queda como estaba.
  ///
  /// Reglas 16 y 17 de referencia.
  ///
  /// - Parameters:
  ///   - priority: la prioridad de la tarea.
  ///   - operation: el trabajo; `send` envía acciones y vuelve al actor principal solo para eso.
  ///   - handler: qué hacer con un error que no sea de cancelación.
  ///   - fileID: el archivo de quien llama.
  ///   - filePath: la ruta de ese archivo.
  ///   - line: la línea.
  ///   - column: la columna.
  /// - Returns: un efecto que acaba cuando acaba el trabajo.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @concurrent @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (
      @concurrent @Sendable (_ error: any Error, _ send: Send<Action>) async -> Void
    )? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(
      operacion: .tarea(
        TareaDeEfecto(
          prioridad: priority, lugar: Lugar(fileID, filePath, line, column),
          cuerpo: operation, alFallar: handler)))
  }
}
