import Foundation

extension Comparacion {
  /// Devuelve la comparación en JSON, con `esquema: 1`, claves ordenadas y salto de línea final.
  ///
  /// Los exponentes van redondeados a centésimas, para que dos plataformas con distinta biblioteca
  /// matemática escriban los mismos bytes.
  /// - Throws: Un error de codificación; con estos tipos no se espera ninguno.
  public func json() throws -> String {
    let codificador = JSONEncoder()
    codificador.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let datos = try codificador.encode(Documento(self))
    return String(decoding: datos, as: UTF8.self) + "\n"
  }

  private struct Documento: Encodable {
    let esquema = 1
    let escenario: String
    let elementos: String
    let versiones: [Columna]

    init(_ comparacion: Comparacion) {
      escenario = comparacion.escenario
      elementos = comparacion.elementos
      versiones = comparacion.versiones.map(Columna.init)
    }
  }

  private struct Columna: Encodable {
    let nombre: String
    let estado: String
    let motivo: String?
    let cuentas: [Linea]

    init(_ version: Version) {
      nombre = version.nombre
      switch version.resultado {
      case .medida(let medicion):
        estado = "medida"
        motivo = nil
        cuentas = medicion.series.map(Linea.init)
      case .ausente(let texto):
        estado = "ausente"
        motivo = texto
        cuentas = []
      }
    }
  }

  private struct Linea: Encodable {
    let nombre: String
    let puntos: [Serie.Punto]
    let exponente: Double?
    let exponenteFinal: Double?
    let crecimiento: String?

    init(_ serie: Serie) {
      let ajuste = try? Ajuste(serie)
      nombre = serie.nombre
      puntos = serie.puntos
      exponente = ajuste.map { Self.centesimas($0.exponente) }
      exponenteFinal = ajuste.map { Self.centesimas($0.exponenteFinal) }
      crecimiento = ajuste?.clase.rawValue
    }

    private static func centesimas(_ valor: Double) -> Double {
      // Sumar 0 convierte -0 en 0.
      (valor * 100).rounded() / 100 + 0
    }
  }
}
