/// Por qué un escenario no dio conteos que se puedan usar.
public enum ErrorDeEscenario: Error, Sendable, Hashable, CustomStringConvertible {
  /// El escenario terminó sin contar nada: una aserción sobre él sería verde sin motivo.
  case sinCuentas(escenario: String)
  /// Dos cuentas con el mismo nombre: no se sabría cuál se comprueba.
  case cuentaRepetida(nombre: String, escenario: String)
  /// Se pidió una cuenta que el escenario no da.
  case cuentaDesconocida(nombre: String, hay: [String])
  /// El tamaño pedido no sirve: los escenarios empiezan en 1 elemento.
  case tamanoNoValido(Int)

  /// La explicación en una frase, para enseñarla tal cual.
  public var description: String {
    switch self {
    case .sinCuentas(let escenario):
      "El escenario «\(escenario)» no contó nada: debe devolver al menos una cuenta."
    case .cuentaRepetida(let nombre, let escenario):
      "El escenario «\(escenario)» devolvió dos veces la cuenta «\(nombre)»."
    case .cuentaDesconocida(let nombre, let hay):
      "No hay ninguna cuenta «\(nombre)»; hay: \(hay.map { "«\($0)»" }.joined(separator: ", "))."
    case .tamanoNoValido(let tamano):
      "El tamaño \(Numero.conMiles(tamano)) no sirve: un escenario necesita al menos 1 elemento."
    }
  }
}
