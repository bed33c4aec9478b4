/// Qué nodo se está evaluando ahora mismo, si es que se evalúa alguno.
enum Evaluador {
  /// Solo se escribe en el actor principal; quien lo lea debe estar también en él.
  nonisolated(unsafe) private static var actual: _Nodo?
  nonisolated(unsafe) private static var motivosActuales: Motivos?

  /// Si hay una evaluación en marcha y quien pregunta forma parte de ella.
  static var evaluando: Bool { actual != nil && Plataforma.enActorPrincipal }

  @MainActor static var nodo: _Nodo? { actual }

  /// Por qué se evalúa el `body` en curso, en el formato de `_printChanges`.
  @MainActor static var motivos: Motivos? { motivosActuales }

  @MainActor static func evaluar<Resultado>(
    _ nodo: _Nodo,
    motivos: Motivos? = nil,
    _ cuerpo: () -> Resultado
  ) -> Resultado {
    let anterior: _Nodo? = actual
    let motivosAnteriores: Motivos? = motivosActuales
    actual = nodo
    motivosActuales = motivos
    defer {
      actual = anterior
      motivosActuales = motivosAnteriores
    }
    return cuerpo()
  }
}
