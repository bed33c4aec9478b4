// Trampa de la kata: un conjunto quita repetidos, pero no recuerda el orden.

import Laboratorio

public struct Contacto: Hashable, Sendable {
  public let correo: String
  public let nombre: String
  /// Cuenta comparaciones y cálculos de huella.
  let pasos: Contador

  public init(correo: String, nombre: String, pasos: Contador) {
    self.correo = correo
    self.nombre = nombre
    self.pasos = pasos
  }

  /// Dos contactos son el mismo si comparten correo.
  public static func == (a: Contacto, b: Contacto) -> Bool {
    a.pasos.sumar()
    return a.correo == b.correo
  }

  public func hash(into huella: inout Hasher) {
    pasos.sumar()
    huella.combine(correo)
  }
}

/// Los contactos sin repetidos, en el orden en que llegaron.
public func unir(_ unos: [Contacto], con otros: [Contacto]) -> [Contacto] {
  Array(Set(unos + otros))
}
