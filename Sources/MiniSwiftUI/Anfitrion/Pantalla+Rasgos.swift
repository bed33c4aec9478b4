extension Pantalla {
  /// El aspecto de cada fila visible, de fuera adentro: lo que ponen sus modificadores
  /// («background yellow»).
  ///
  /// Los textos no dicen de qué color es algo; una kata que cambia el aspecto lo comprueba aquí.
  public var rasgos: [[String]] { nodosDeFilas.map(Self.rasgos) }

  /// Las etiquetas de accesibilidad de cada fila visible, de fuera adentro: lo que diría un lector de
  /// pantalla. Un identificador de pruebas o un `.id(_:)` también aparecen aquí.
  public var etiquetas: [[String]] { nodosDeFilas.map(Self.etiquetas) }

  private static func etiquetas(de nodo: _Nodo) -> [String] {
    var etiquetas: [String] = []
    func visitar(_ nodo: _Nodo) {
      if let etiqueta = nodo.etiqueta { etiquetas.append(etiqueta) }
      nodo.visitarVisibles(visitar)
    }
    visitar(nodo)
    return etiquetas
  }

  private static func rasgos(de nodo: _Nodo) -> [String] {
    var rasgos: [String] = []
    func visitar(_ nodo: _Nodo) {
      if let rasgo = nodo.rasgo { rasgos.append(rasgo) }
      nodo.visitarVisibles(visitar)
    }
    visitar(nodo)
    return rasgos
  }
}
