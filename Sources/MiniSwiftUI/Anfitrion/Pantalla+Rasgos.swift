extension Pantalla {
  /// El aspecto de cada fila visible, de fuera adentro: lo que ponen sus modificadores
  /// («background yellow»).
  ///
  /// Los textos no dicen de qué color es algo; una kata que cambia el aspecto lo comprueba aquí.
  public var rasgos: [[String]] { nodosDeFilas.map { Self.reunir(en: $0) { $0.rasgo } } }

  /// Las etiquetas de accesibilidad de cada fila visible, de fuera adentro: lo que diría un lector de
  /// pantalla. Un identificador de pruebas o un `.id(_:)` también aparecen aquí.
  public var etiquetasPorFila: [[String]] {
    nodosDeFilas.map { Self.reunir(en: $0) { $0.etiqueta } }
  }
}
