/// Un conteo con su nombre: cuántas veces pasó algo en una ejecución.
///
/// Es lo que devuelve un ``Escenario`` y lo que se dibuja en una curva.
public struct Cuenta: Sendable, Hashable, Codable, CustomStringConvertible {
  /// Qué se contó, en plural y en minúscula: «cuerpos evaluados».
  public let nombre: String
  /// Cuántas veces, sin unidades de tiempo.
  public let valor: Int

  /// Crea un conteo.
  /// - Parameters:
  ///   - nombre: Qué se contó, en plural y en minúscula.
  ///   - valor: Cuántas veces.
  public init(_ nombre: String, _ valor: Int) {
    self.nombre = nombre
    self.valor = valor
  }

  /// «1 000 cuerpos evaluados».
  public var description: String {
    "\(Numero.conMiles(valor)) \(nombre)"
  }
}

extension Array where Element == Cuenta {
  /// Devuelve el valor de la cuenta con ese nombre.
  ///
  /// - Parameter nombre: El nombre exacto de la cuenta.
  /// - Throws: ``ErrorDeEscenario/cuentaDesconocida(nombre:hay:)`` si no hay ninguna con ese nombre,
  ///   para que una errata en una aserción no pase por un cero.
  /// - Complexity: O(*k*) comparaciones de nombres, donde *k* es el número de cuentas.
  public func valor(de nombre: String) throws(ErrorDeEscenario) -> Int {
    guard let cuenta = first(where: { $0.nombre == nombre }) else {
      throw .cuentaDesconocida(nombre: nombre, hay: map(\.nombre))
    }
    return cuenta.valor
  }
}
