import Synchronization

/// Un contador con nombre al que se puede sumar desde cualquier hilo.
///
/// Sirve de instrumento: el dominio de una kata lo lleva dentro y suma cada vez que compara,
/// decodifica o pide. Como es una instancia, dos pruebas en paralelo no comparten nada.
///
/// ```swift
/// let comparaciones = Contador("comparaciones")
/// struct Tarea: Equatable {
///   let titulo: String
///   let comparaciones: Contador
///   static func == (a: Tarea, b: Tarea) -> Bool {
///     a.comparaciones.sumar()
///     return a.titulo == b.titulo
///   }
/// }
/// ```
public final class Contador: Sendable, CustomStringConvertible {
  /// Qué se cuenta, en plural y en minúscula: «comparaciones».
  public let nombre: String
  private let acumulado = Atomic<Int>(0)

  /// Crea un contador a cero.
  /// - Parameter nombre: Qué se cuenta, en plural y en minúscula.
  public init(_ nombre: String) {
    self.nombre = nombre
  }

  /// Suma una cantidad y devuelve el total después de sumarla.
  ///
  /// Es una suma atómica sin cerrojo. Si el total no cabe en `Int`, da la vuelta: un contador no
  /// es motivo para cerrar el programa.
  /// - Parameter cantidad: Cuánto se suma, 1 si no se dice; puede ser negativa (bytes que se van).
  /// - Complexity: O(1) sumas atómicas.
  @discardableResult
  public func sumar(_ cantidad: Int = 1) -> Int {
    acumulado.wrappingAdd(cantidad, ordering: .relaxed).newValue
  }

  /// Lo contado hasta ahora.
  public var valor: Int {
    acumulado.load(ordering: .relaxed)
  }

  /// Vuelve a cero y devuelve lo que había.
  ///
  /// Separa la preparación de lo que se mide sin crear otro contador.
  @discardableResult
  public func reiniciar() -> Int {
    acumulado.exchange(0, ordering: .relaxed)
  }

  /// El conteo actual como valor, listo para un ``Escenario``.
  public var cuenta: Cuenta {
    Cuenta(nombre, valor)
  }

  /// «1 000 comparaciones».
  public var description: String {
    cuenta.description
  }
}
