// Kata 8.6 · Cómo crece
//
// Qué se ve: unir dos listas de contactos va bien en las pruebas, con cien. A una persona con
// cincuenta mil la app no le responde.
//
// Al terminar: el trabajo crece como los datos, con el mismo resultado: sin repetidos, en el orden en
// que llegaron y con la primera aparición de cada uno.
//
// swift run workbook probar 8.6

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
  var unicos: [Contacto] = []
  for contacto in unos + otros where !unicos.contains(contacto) {
    unicos.append(contacto)
  }
  return unicos
}
