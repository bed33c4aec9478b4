/// Cómo se decide si un valor observado ha cambiado.
///
/// Regla 10 de referencia.
enum Comparador {
  /// El criterio para un tipo que se sabe `Equatable`.
  static func igualdad<Value: Equatable>(_ tipo: Value.Type) -> (Value, Value) -> Bool {
    { $0 == $1 }
  }

  /// El criterio para un tipo que se conoce solo al ejecutar: `==` si es `Equatable`, `===` si es una
  /// clase y, si no es ninguna de las dos cosas, todo lo que pase cuenta como cambio.
  ///
  /// Una conformidad aislada en el actor principal solo se ve desde él: por eso se llama siempre en
  /// el actor principal.
  @MainActor
  static func para<Value>(_ tipo: Value.Type) -> (Value, Value) -> Bool {
    if let equatable = tipo as? any Equatable.Type {
      return deEquatable(equatable)
    }
    if tipo is AnyObject.Type {
      return { ($0 as AnyObject) === ($1 as AnyObject) }
    }
    return { _, _ in false }
  }

  private static func deEquatable<Value, E: Equatable>(
    _ tipo: E.Type
  ) -> (Value, Value) -> Bool {
    { izquierda, derecha in
      guard let izquierda = izquierda as? E, let derecha = derecha as? E else { return false }
      return izquierda == derecha
    }
  }
}
