/// Un contenido grande de mentira: dice cuánto pesa sin ocuparlo, y apunta los bytes que se comparan.
///
/// Una foto de 300 000 bytes por fila y 50 000 filas no caben en la memoria de una prueba. Aquí se
/// guarda un resumen corto del contenido y el tamaño que tendría; comparar dos cargas suma a «bytes
/// comparados», en los ``Contadores`` del contexto, los que habría que recorrer para saber lo mismo:
/// todos si son iguales, uno si el contenido es otro y ninguno si ya difieren en tamaño. En una app
/// sería `Data` o `String`.
///
/// ```swift
/// let foto = Carga("foto de la tarta", bytes: 300_000)
/// ```
public struct Carga: Sendable, Equatable {
  /// El nombre del contador al que se suma.
  public static var contador: String { "bytes comparados" }

  /// Lo que se enseña en su lugar; dos cargas con el mismo contenido y tamaño son iguales.
  public let contenido: String
  /// Cuánto pesaría, en bytes; nunca negativo.
  public let bytes: Int

  /// Crea una carga.
  /// - Parameters:
  ///   - contenido: Lo que se enseña en su lugar.
  ///   - bytes: Cuánto pesaría; un número negativo vale cero.
  public init(_ contenido: String, bytes: Int) {
    self.contenido = contenido
    self.bytes = max(bytes, 0)
  }

  /// Compara contenido y tamaño, y apunta lo que habría costado.
  public static func == (izquierda: Carga, derecha: Carga) -> Bool {
    guard izquierda.bytes == derecha.bytes else { return false }
    let iguales = izquierda.contenido == derecha.contenido
    Contadores.sumar(contador, iguales ? izquierda.bytes : min(1, izquierda.bytes))
    return iguales
  }
}
