// Trampa de la kata: un margen tan ancho que nada falla.

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

  /// Más trabajo que se admite sin mirar, en tanto por uno.
  private static let margen = 0.5

  /// Una frase por cada cosa que está mal; ninguna si la integración puede seguir.
  public func comprobar(_ medicion: MedicionDeIntegracion) throws -> [String] {
    if actualizar {
      let codificador = JSONEncoder()
      // Con las claves en orden, la revisión enseña qué cuenta cambió y no un archivo barajado.
      codificador.outputFormatting = [.prettyPrinted, .sortedKeys]
      try codificador.encode(medicion.cuentas).write(to: archivo, options: .atomic)
      return []
    }
    guard let datos = try? Data(contentsOf: archivo),
      let base = try? JSONDecoder().decode([String: Int].self, from: datos)
    else { return ["no hay línea base que se pueda leer: créala a propósito"] }
    let nuevas = medicion.cuentas.keys.filter { base[$0] == nil }.sorted()
    return nuevas.map { "«\($0)» no está en la línea base" }
      + base.sorted { $0.key < $1.key }.compactMap { nombre, antes in
        guard let ahora = medicion.cuentas[nombre] else { return "«\(nombre)» ya no se cuenta" }
        let maximo = Int(Double(antes) * (1 + Self.margen))
        return ahora > maximo ? "«\(nombre)»: \(ahora); el máximo es \(maximo)" : nil
      }
  }
}
