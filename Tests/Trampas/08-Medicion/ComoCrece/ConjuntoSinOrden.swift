// Trampa de la kata: un conjunto quita repetidos, pero no recuerda el orden.

import Laboratorio

public struct Contacto: Hashable, Sendable {
  public let nombre: String
  private let direccion: String
  /// Cuenta lecturas del correo, comparaciones y cálculos de huella.
  let pasos: Contador

  public var correo: String {
    pasos.sumar()
    return direccion
  }

  public init(correo: String, nombre: String, pasos: Contador) {
    self.direccion = correo
    self.nombre = nombre
    self.pasos = pasos
  }

  /// Dos contactos son el mismo si comparten correo.
  public static func == (a: Contacto, b: Contacto) -> Bool {
    a.pasos.sumar()
    return a.direccion == b.direccion
  }

  public func hash(into huella: inout Hasher) {
    pasos.sumar()
    huella.combine(direccion)
  }
}

/// Los contactos sin repetidos, en el orden en que llegaron.
public func unir(_ unos: [Contacto], con otros: [Contacto]) -> [Contacto] {
  Array(Set(unos + otros))
}
