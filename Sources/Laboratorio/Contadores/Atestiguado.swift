/// Un dato que apunta en qué ejecutor se lee.
///
/// Es el instrumento de las katas que sacan trabajo del actor principal: ordenar, resumir o dar
/// formato se hace de muchas maneras, y todas leen el dato. Lleva consigo su ``TestigoDeEjecutor``,
/// así que también cuenta dentro de `Task.detached`, adonde no llega el contexto de la tarea.
///
/// ```swift
/// nonisolated struct Vuelo {
///   private let hora: Atestiguado<Int>
///   var salida: Int { hora.valor }
///
///   init(salida: Int, testigo: TestigoDeEjecutor) {
///     hora = Atestiguado(salida, testigo)
///   }
/// }
/// ```
///
/// No es un *property wrapper* porque Swift 6.3 no los admite en un tipo `nonisolated`, que es lo que
/// hace falta en un módulo aislado en el actor principal. Dos valores son iguales si lo son sus
/// datos; comparar no cuenta como leer.
public struct Atestiguado<Value> {
  private let dato: Value
  private let testigo: TestigoDeEjecutor

  /// Guarda el dato sin apuntar nada.
  /// - Parameters:
  ///   - dato: el dato.
  ///   - testigo: dónde se apunta cada lectura.
  public init(_ dato: Value, _ testigo: TestigoDeEjecutor) {
    self.dato = dato
    self.testigo = testigo
  }

  /// El dato. Leerlo apunta el ejecutor en el que se lee.
  /// - Complexity: O(1) consultas a la cola en curso y una suma atómica por lectura.
  public var valor: Value {
    testigo.apuntar()
    return dato
  }
}

extension Atestiguado: Sendable where Value: Sendable {}

extension Atestiguado: Equatable where Value: Equatable {
  /// Compara los datos y no los testigos.
  public static func == (izquierda: Self, derecha: Self) -> Bool {
    izquierda.dato == derecha.dato
  }
}
