/// Lo que dice una grabación frente a un presupuesto: el peor fotograma, cuántos llegaron tarde y
/// los milisegundos de microcorte por segundo animado.
///
/// Solo cuentan los fotogramas que empiezan dentro de un tramo animado. La media está para verla al
/// lado del peor caso, no para decidir con ella.
public struct InformeDeFotogramas: Sendable, Hashable {
  /// El presupuesto con el que se juzga.
  public let presupuesto: PresupuestoDeFotograma
  /// Cuántos fotogramas hubo en los tramos animados.
  public let total: Int
  /// Cuántos de ellos se vieron tarde.
  public let tarde: Int
  /// El que más trabajo costó; `nil` si no hubo ninguno.
  public let peor: Fotograma?
  /// El trabajo medio por fotograma; cero si no hubo ninguno.
  public let trabajoMedio: Duration
  /// La suma de los retrasos de todos los fotogramas.
  public let tiempoDeMicrocorte: Duration
  /// Lo que duraron los tramos animados.
  public let tiempoAnimando: Duration

  /// Juzga una grabación.
  /// - Complexity: O(*f* + *t*) comparaciones, con *f* fotogramas y *t* tramos.
  public init(_ grabacion: GrabacionDeFotogramas, presupuesto: PresupuestoDeFotograma) {
    var tramos = grabacion.tramosAnimados[...]
    var total = 0
    var tarde = 0
    var peor: Fotograma?
    var trabajo = Duration.zero
    var microcorte = Duration.zero
    for fotograma in grabacion.fotogramas {
      while let tramo = tramos.first, tramo.upperBound <= fotograma.inicio {
        tramos.removeFirst()
      }
      guard let tramo = tramos.first, tramo.contains(fotograma.inicio) else { continue }
      let retraso = presupuesto.retraso(de: fotograma.trabajo)
      total += 1
      tarde += retraso > .zero ? 1 : 0
      trabajo += fotograma.trabajo
      microcorte += retraso
      if fotograma.trabajo > (peor?.trabajo ?? .nanoseconds(-1)) { peor = fotograma }
    }
    self.presupuesto = presupuesto
    self.total = total
    self.tarde = tarde
    self.peor = peor
    trabajoMedio = total == 0 ? .zero : trabajo / total
    tiempoDeMicrocorte = microcorte
    tiempoAnimando = grabacion.tiempoAnimando
  }

  /// Los milisegundos de microcorte por segundo animado.
  /// - Throws: ``ErrorDeFotogramas/sinAnimacion`` si no hubo tramos animados.
  public func razon() throws(ErrorDeFotogramas) -> RazonDeMicrocortes {
    try RazonDeMicrocortes(microcorte: tiempoDeMicrocorte, animando: tiempoAnimando)
  }
}
