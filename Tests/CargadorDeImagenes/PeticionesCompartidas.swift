/// Una operación por clave, de todos los que la esperan; la cancelación, de cada uno.
actor PeticionesCompartidas<Clave: Hashable & Sendable, Valor: Sendable> {
  typealias Operacion = @Sendable () async throws -> Valor

  private struct EnVuelo {
    let tarea: Task<Void, Never>
    var esperando: [Int: CheckedContinuation<Valor, any Error>] = [:]
  }

  private var enVuelo: [Clave: EnVuelo] = [:]
  private var turnos = 0

  /// Se suma a la operación en vuelo, o la empieza; al cancelar vuelve en el acto.
  func valor(de clave: Clave, _ operacion: @escaping Operacion) async throws -> Valor {
    turnos += 1
    let turno = turnos
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuacion in
        if enVuelo[clave] == nil { enVuelo[clave] = EnVuelo(tarea: empezar(clave, operacion)) }
        enVuelo[clave]?.esperando[turno] = continuacion
      }
    } onCancel: {
      Task { await self.retirar(turno, de: clave) }
    }
  }

  private func empezar(_ clave: Clave, _ operacion: @escaping Operacion) -> Task<Void, Never> {
    Task {
      let resultado: Result<Valor, any Error>
      do { resultado = .success(try await operacion()) } catch { resultado = .failure(error) }
      // Cancelada, su entrada ya no está, y la que haya puede ser de otra operación.
      guard !Task.isCancelled, let acabada = enVuelo.removeValue(forKey: clave) else { return }
      for espera in acabada.esperando.values { espera.resume(with: resultado) }
    }
  }

  private func retirar(_ turno: Int, de clave: Clave) {
    guard let espera = enVuelo[clave]?.esperando.removeValue(forKey: turno) else { return }
    espera.resume(throwing: CancellationError())
    // El último apaga la luz, y quita la entrada ya: nadie debe sumarse a una operación muerta.
    guard enVuelo[clave]?.esperando.isEmpty == true else { return }
    enVuelo.removeValue(forKey: clave)?.tarea.cancel()
  }
}
