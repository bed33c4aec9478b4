/// Una propiedad que apunta cada vez que se lee.
///
/// Es el instrumento de las katas que calculan al dibujar: ordenar, filtrar o dar formato se hace de
/// muchas maneras, y todas leen el dato. Cada lectura suma una a «lecturas» en los ``Contadores``
/// del contexto; fuera de una prueba no hace nada.
///
/// ```swift
/// struct Receta {
///   let id: Int
///   @Contado var minutos: Int
/// }
/// ```
///
/// Comparar dos valores que la contienen no cuenta como leerla: lo que se cuenta es quién pide el
/// dato por su nombre.
@propertyWrapper public struct Contado<Value> {
  /// El nombre del contador al que se suma.
  public static var contador: String { "lecturas" }

  private var valor: Value

  /// Guarda el valor sin contar nada.
  public init(wrappedValue: Value) { valor = wrappedValue }

  /// El valor. Leerlo suma una lectura; escribirlo, no.
  public var wrappedValue: Value {
    get {
      Contadores.sumar(Self.contador)
      return valor
    }
    set { valor = newValue }
  }
}

extension Contado: Sendable where Value: Sendable {}
extension Contado: Equatable where Value: Equatable {}
extension Contado: Hashable where Value: Hashable {}
