// Kata 8.4 · Rendimiento en cada integración
//
// Qué se ve: la prueba de rendimiento falla los lunes, cuando el servidor va cargado, así que se
// repite hasta que pasa. Y la lista lleva meses haciendo, poco a poco, el triple de trabajo.
//
// Al terminar: un servidor lento no la hace fallar, un 5 % más de trabajo se admite y el resto no, y
// la línea base solo cambia cuando alguien lo pide.
//
// swift run workbook probar 8.4

import Foundation

public struct MedicionDeIntegracion: Sendable {
  /// Cuántas veces pasó cada cosa.
  public var cuentas: [String: Int]
  public var milisegundos: Double

  public init(cuentas: [String: Int], milisegundos: Double) {
    self.cuentas = cuentas
    self.milisegundos = milisegundos
  }
}

public struct GuardiaDeRendimiento {
  private let archivo: URL
  private let actualizar: Bool

  /// - Parameters:
  ///   - archivo: la línea base, en JSON, que va en el repositorio.
  ///   - actualizar: verdadero solo cuando alguien pide una línea base nueva.
  public init(lineaBase archivo: URL, actualizar: Bool) {
    self.archivo = archivo
    self.actualizar = actualizar
  }

  /// Una frase por cada cosa que está mal; ninguna si la integración puede seguir.
  public func comprobar(_ medicion: MedicionDeIntegracion) throws -> [String] {
    try JSONEncoder().encode(medicion.cuentas).write(to: archivo)
    return medicion.milisegundos > 16.67 ? ["tardó \(medicion.milisegundos) ms"] : []
  }
}
