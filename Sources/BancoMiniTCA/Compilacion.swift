/// Cómo se ha compilado el banco.
enum Compilacion {
  /// Si es una compilación optimizada: medir la otra no dice nada.
  static var optimizada: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
