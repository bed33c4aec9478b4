extension Pantalla {
  /// El aspecto de cada fila visible, de fuera adentro: lo que ponen sus modificadores
  /// («background yellow»).
  ///
  /// Los textos no dicen de qué color es algo; una kata que cambia el aspecto lo comprueba aquí.
  public var rasgos: [[String]] { nodosDeFilas.map(Self.rasgos) }

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
