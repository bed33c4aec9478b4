extension Pantalla {
  /// Tareas de `.task` y descargas de `AsyncImage` que aún no han acabado.
  public var tareasVivas: Int { grafo.tareas.vivas }

  /// Tareas lanzadas desde el principio.
  public var tareasLanzadas: Int { grafo.tareas.lanzadas }

  /// Deja correr las tareas y actualiza hasta que se cumple algo.
  ///
  /// No usa ningún reloj: cede el actor principal y vuelve a mirar, un número acotado de veces.
  ///
  /// - Parameter vueltas: cuántas veces se mira como mucho.
  /// - Returns: si llegó a cumplirse.
  @discardableResult public func esperar(
    vueltas: Int = 1_000,
    hasta condicion: () -> Bool
  ) async -> Bool {
    for _ in 0..<max(1, vueltas) {
      if grafo.hayTrabajo { actualizar() }
      if condicion() { return true }
      await Task.yield()
    }
    return condicion()
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
