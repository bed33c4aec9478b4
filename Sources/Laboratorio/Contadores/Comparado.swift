/// Una propiedad que apunta cada vez que se compara.
///
/// El `==` que sintetiza el compilador compara todas las propiedades almacenadas, y esta entre ellas:
/// con una por elemento, comparar dos listas suma tantas «comparaciones» como elementos se recorren.
/// Va en los ``Contadores`` del contexto; fuera de una prueba no hace nada.
///
/// ```swift
/// struct Vuelo: Equatable {
///   @Comparado var puerta: String
/// }
/// ```
///
/// Leerla o escribirla no cuenta: para eso está ``Contado``.
@propertyWrapper public struct Comparado<Value> {
  /// El nombre del contador al que se suma.
  public static var contador: String { "comparaciones" }

  /// El valor.
  public var wrappedValue: Value

  /// Guarda el valor sin contar nada.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Comparado: Sendable where Value: Sendable {}

extension Comparado: Equatable where Value: Equatable {
  /// Compara los valores y suma una comparación.
  public static func == (izquierda: Self, derecha: Self) -> Bool {
    Contadores.sumar(contador)
    return izquierda.wrappedValue == derecha.wrappedValue
  }
}
