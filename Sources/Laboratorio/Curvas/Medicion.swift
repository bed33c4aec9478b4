/// Un escenario ejecutado a varios tamaños: una serie por cada cuenta.
///
/// Se puede codificar porque cada versión de una kata se compila y se ejecuta en su propio proceso:
/// el proceso escribe su medición y `workbook medir` la lee.
public struct Medicion: Sendable, Hashable, Codable {
  /// El nombre del escenario.
  public let escenario: String
  /// Lo que mide el tamaño, en plural: «filas».
  public let elementos: String
  /// Una serie por cuenta, con la principal la primera; cada una se llama como su cuenta.
  public let series: [Serie]

  /// Crea una medición con series ya hechas.
  public init(escenario: String, elementos: String, series: [Serie]) {
    self.escenario = escenario
    self.elementos = elementos
    self.series = series
  }

  /// Los tamaños medidos, de menor a mayor.
  public var tamanos: [Int] {
    series.first?.puntos.map(\.tamano) ?? []
  }

  /// Devuelve la serie de una cuenta.
  /// - Throws: ``ErrorDeCurva/cuentaDesconocida(nombre:)`` si no está.
  public func serie(de cuenta: String) throws(ErrorDeCurva) -> Serie {
    guard let serie = series.first(where: { $0.nombre == cuenta }) else {
      throw .cuentaDesconocida(nombre: cuenta)
    }
    return serie
  }
}

extension Medicion {
  /// Devuelve esta medición con los puntos de otra del mismo escenario, a tamaños mayores.
  ///
  /// Sirve para medir tamaño a tamaño y no perder los pequeños si el mayor no acaba.
  /// - Throws: ``ErrorDeCurva/cuentasDistintas(tamano:esperadas:recibidas:)`` si no cuentan lo mismo,
  ///   y los de ``Serie`` si los tamaños no crecen.
  public func anadiendo(_ otra: Medicion) throws(ErrorDeCurva) -> Medicion {
    let nombres = series.map(\.nombre)
    guard otra.series.map(\.nombre) == nombres else {
      throw .cuentasDistintas(
        tamano: otra.tamanos.first ?? 0, esperadas: nombres, recibidas: otra.series.map(\.nombre))
    }
    var juntas: [Serie] = []
    for (una, siguiente) in zip(series, otra.series) {
      juntas.append(try Serie(una.nombre, una.puntos + siguiente.puntos))
    }
    return Medicion(escenario: escenario, elementos: elementos, series: juntas)
  }
}

extension Escenario {
  /// Ejecuta el escenario a cada tamaño y junta sus conteos en series.
  ///
  /// Los tamaños se recorren de menor a mayor y sin repetir, se den como se den.
  /// - Parameter tamanos: En ``elementos``; los del cuaderno si no se dicen.
  /// - Throws: ``ErrorDeEscenario``, ``ErrorDeCurva`` si las cuentas cambian de nombre o de orden
  ///   con el tamaño o son negativas, y cualquier error del trabajo.
  /// - Complexity: La del trabajo del escenario, una ejecución por tamaño.
  @MainActor
  public func medir(a tamanos: [Int] = Serie.tamanosHabituales) async throws -> Medicion {
    var nombres: [String] = []
    var puntos: [[Serie.Punto]] = []
    for tamano in Set(tamanos).sorted() {
      let cuentas = try await contar(a: tamano)
      let recibidos = cuentas.map(\.nombre)
      if nombres.isEmpty {
        nombres = recibidos
        puntos = Array(repeating: [], count: nombres.count)
      }
      guard recibidos == nombres else {
        throw ErrorDeCurva.cuentasDistintas(
          tamano: tamano, esperadas: nombres, recibidas: recibidos)
      }
      for (posicion, cuenta) in cuentas.enumerated() {
        puntos[posicion].append(Serie.Punto(tamano: tamano, conteo: cuenta.valor))
      }
    }
    guard !nombres.isEmpty else { throw ErrorDeCurva.sinPuntos(serie: nombre) }
    return try Medicion(
      escenario: nombre,
      elementos: elementos.plural,
      series: zip(nombres, puntos).map { try Serie($0, $1) }
    )
  }
}
