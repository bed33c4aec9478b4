extension View {
  /// Imprime qué provocó la evaluación en curso de este `body`, en el formato de Apple.
  ///
  /// Fuera de un `body` no hay evaluación en curso y dice `unchanged` (reglas 47–49).
  public static func _printChanges() { imprimirCambios(enPantalla: true) }

  /// Como ``_printChanges()``, pero solo lo apunta en el registro (regla 50).
  public static func _logChanges() { imprimirCambios(enPantalla: false) }

  private static func imprimirCambios(enPantalla: Bool) {
    guard let nodo = Evaluador.nodo else { return }
    let motivos: Motivos = Evaluador.motivos ?? Motivos()
    let linea: String = motivos.linea(vista: DescriptorDeTipo.de(Self.self).nombre)
    nodo.grafo.registro.imprimirCambios(linea, enPantalla: enPantalla)
  }
}
