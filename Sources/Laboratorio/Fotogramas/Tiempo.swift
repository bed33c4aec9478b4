extension Duration {
  /// Los nanosegundos enteros, redondeados hacia abajo; lo que no cabe en `Int` se queda en el extremo.
  ///
  /// Los plazos de fotograma se comparan en enteros: con `Double`, un trabajo de dos plazos exactos
  /// podría parecer tres.
  var nanosegundos: Int {
    let (segundos, atosegundos) = components
    let (producto, desborda) = Int(segundos).multipliedReportingOverflow(by: 1_000_000_000)
    let (suma, rebasa) = producto.addingReportingOverflow(Int(atosegundos / 1_000_000_000))
    guard !desborda, !rebasa else { return segundos < 0 ? .min : .max }
    return suma
  }

  /// Los milisegundos, con decimales.
  public var milisegundos: Double {
    let (segundos, atosegundos) = components
    return Double(segundos) * 1000 + Double(atosegundos) / 1e15
  }
}

extension Numero {
  /// Devuelve una duración en milisegundos con dos decimales: «16.67 ms», con espacio inseparable.
  public static func milisegundos(_ duracion: Duration) -> String {
    "\(decimal(duracion.milisegundos, decimales: 2))\(separadorDeMiles)ms"
  }

  /// Devuelve una duración en segundos con dos decimales: «93.28 s», con espacio inseparable.
  public static func segundos(_ duracion: Duration) -> String {
    "\(decimal(duracion.milisegundos / 1000, decimales: 2))\(separadorDeMiles)s"
  }
}
