import Foundation

/// Compila y ejecuta la especificación de una kata sobre una fuente, y recuerda los veredictos que
/// siguen valiendo.
public struct Corredor {
  public let paquete: Paquete
  public let catalogo: Catalogo
  public let herramientas: Herramientas
  public let entorno: [String: String]
  public let limite: Duration
  public let cancelacion: Cancelacion
  /// Recibe frases cortas sobre lo que está pasando.
  public let avance: (String) -> Void
  let huellas: Huellas

  /// Prueba una kata sola.
  ///
  /// - Throws: `.herramientas`, `.datos` si falta la familia, `.interrumpido`.
  public func probar(_ kata: Kata, fuente: Fuente) throws -> Veredicto {
    guard let capitulo = catalogo.capitulo(de: kata) else {
      throw ErrorDelCuaderno.interno("La kata \(kata.numero) no pertenece a ningún capítulo.")
    }
    let ruta = "\(fuente.raiz)/\(kata.rutaRelativa)"
    guard paquete.existe(ruta) else {
      throw ErrorDelCuaderno.noEncontrado(
        "Falta el archivo «\(ruta)».\n«workbook reiniciar \(kata.numero)» lo vuelve a crear.")
    }
    _ = try paquete.texto(ruta)
    let compilacion = compilacion(de: fuente, .foco(kata))
    avance("Compilando la kata \(kata.numero)…")
    switch try compilar(compilacion, kata: kata, capitulo: capitulo) {
    case .noCompila(let salida, let diagnosticos):
      return Self.noCompila(salida: salida, diagnosticos: diagnosticos)
    case .compila:
      avance("Probando la kata \(kata.numero)…")
      return try Ejecucion(
        compilacion: compilacion, kata: kata, capitulo: capitulo, limite: limite
      ).ejecutar(cancelacion: cancelacion)
    }
  }

  /// Por el camino corto si solo cambió la kata; si no, por SwiftPM.
  private func compilar(
    _ compilacion: Compilacion, kata: Kata, capitulo: Capitulo
  ) throws -> Compilacion.Resultado {
    let recompilacion = Recompilacion(
      compilacion: compilacion, kata: kata, capitulo: capitulo,
      base: huellas.base(de: kata) + herramientas.huella)
    if let resultado = try recompilacion.ejecutar(cancelacion: cancelacion) { return resultado }
    recompilacion.olvidar()
    let resultado = try compilacion.ejecutar(cancelacion: cancelacion, avance: avance)
    if case .compila = resultado { recompilacion.recordar() }
    return resultado
  }

  func compilacion(de fuente: Fuente, _ alcance: Compilacion.Alcance) -> Compilacion {
    Compilacion(
      paquete: paquete, herramientas: herramientas, entorno: entorno, fuente: fuente,
      alcance: alcance)
  }

  static func noCompila(salida: String, diagnosticos: [Diagnostico]) -> Veredicto {
    let errores = diagnosticos.filter { $0.gravedad == .error }
    let texto = errores.map(\.texto).joined(separator: "\n")
    return Veredicto(estado: .noCompila(diagnosticos: texto.isEmpty ? salida : texto), pruebas: [])
  }
}
