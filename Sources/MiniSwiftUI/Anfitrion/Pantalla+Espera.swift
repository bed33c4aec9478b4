extension Pantalla {
  /// Tareas de `.task` y descargas de `AsyncImage` que aún no han acabado.
  public var tareasVivas: Int { grafo.tareas.vivas }

  /// Tareas lanzadas desde el principio.
  public var tareasLanzadas: Int { grafo.tareas.lanzadas }

  /// Deja correr las tareas y actualiza hasta que se cumple algo.
  ///
  /// Cede el actor principal y vuelve a mirar. Lo que se espera corre en otros hilos, así que el
  /// límite es de tiempo real; el resultado no depende de él mientras se cumpla.
  ///
  /// - Parameter limite: cuánto se espera como mucho.
  /// - Returns: si llegó a cumplirse.
  @discardableResult public func esperar(
    limite: Duration = .seconds(10),
    hasta condicion: () -> Bool
  ) async -> Bool {
    let reloj = ContinuousClock()
    let fin: ContinuousClock.Instant = reloj.now + limite
    var vueltas = 0
    while true {
      if grafo.hayTrabajo { actualizar() }
      if condicion() { return true }
      // Si otras pruebas ocupan el actor principal, el reloj corre sin que nadie haya podido avanzar:
      // se exige también un mínimo de vueltas propias, una por cada 10 ms de límite.
      if reloj.now >= fin, limite < .milliseconds(10) * vueltas { return false }
      vueltas += 1
      if vueltas < 100 {
        await Task.yield()
      } else {
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
  }

  /// Espera a que no quede ninguna tarea viva y actualiza.
  @discardableResult public func esperarTareas() async -> Bool {
    await esperar { tareasVivas == 0 && !grafo.hayTrabajo }
  }

  /// Tira hacia abajo: ejecuta la acción de `.refreshable`, espera a que acabe y actualiza.
  public func refrescar() async {
    guard let accion = Self.refresco(en: raiz) else {
      grafo.avisar(.noEstaEnPantalla("refreshable"), vista: "Pantalla")
      return
    }
    await accion()
    actualizar()
  }

  private static func refresco(en nodo: _Nodo) -> RefreshAction? {
    if let accion = nodo.entornoParaHijos.valores.refresh { return accion }
    var hallada: RefreshAction?
    nodo.visitarVisibles { hijo in
      if hallada == nil { hallada = refresco(en: hijo) }
    }
    return hallada
  }
}
