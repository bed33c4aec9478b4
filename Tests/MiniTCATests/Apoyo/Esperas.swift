extension Task where Success == Never, Failure == Never {
  /// Se suspende hasta que se cancela la tarea.
  static func never() async throws {
    try await Task.sleep(for: .seconds(3_600))
  }

  /// Cede el turno hasta que se cumple algo, como mucho cinco segundos.
  static func yield(
    isolation: isolated (any Actor)? = #isolation, hasta cumplido: () -> Bool
  ) async {
    let final = ContinuousClock.now.advanced(by: .seconds(5))
    while !cumplido(), ContinuousClock.now < final { await Task.yield() }
  }
}
