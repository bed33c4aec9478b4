extension Effect {
  /// Varios efectos a la vez. Acaba cuando acaba el último.
  ///
  /// Regla 19 de referencia.
  ///
  /// - Parameter effects: los efectos; empiezan en este orden.
  /// - Returns: un efecto.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Varios efectos a la vez. Acaba cuando acaba el último.
  ///
  /// - Parameter effects: los efectos; empiezan en este orden.
  /// - Returns: un efecto.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    combinar(effects, con: OperacionDeEfecto.mezcla)
  }

  /// Un efecto detrás de otro: cada uno empieza cuando ha acabado el anterior.
  ///
  /// En TCA está en desuso hacia la 2.0: dentro de un `.run`, dos `await` seguidos ya son una
  /// secuencia.
  ///
  /// Regla 24 de referencia.
  ///
  /// - Parameter effects: los efectos, en orden.
  /// - Returns: un efecto.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Un efecto detrás de otro: cada uno empieza cuando ha acabado el anterior.
  ///
  /// - Parameter effects: los efectos, en orden.
  /// - Returns: un efecto.
  public static func concatenate(_ effects: some Sequence<Self>) -> Self {
    combinar(effects, con: OperacionDeEfecto.secuencia)
  }

  /// La mezcla de dos, sin listas intermedias: es la que paga cada acción que pasa por un compuesto.
  func junto(a otro: Self) -> Self {
    if operacion.esNinguna { return otro }
    if otro.operacion.esNinguna { return self }
    return Self(operacion: .mezcla([operacion, otro.operacion]))
  }

  private static func combinar(
    _ effects: some Sequence<Self>,
    con juntar: ([OperacionDeEfecto<Action>]) -> OperacionDeEfecto<Action>
  ) -> Self {
    let partes = effects.map(\.operacion).filter { !$0.esNinguna }
    return switch partes.count {
    case 0: .none
    case 1: Self(operacion: partes[0])
    default: Self(operacion: juntar(partes))
    }
  }
}
