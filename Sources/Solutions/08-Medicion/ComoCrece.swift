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
  // El conjunto responde «¿ya estaba?» en un paso; el orden lo sigue poniendo la lista.
  var vistos: Set<Contacto> = []
  return (unos + otros).filter { vistos.insert($0).inserted }
}
