/// Un error que se cuenta a quien lee: qué pasó, dónde y cómo salir de ahí.
///
/// Los códigos son los de `sysexits.h`, los mismos que usan las herramientas de Swift.
public enum ErrorDelCuaderno: Error, Equatable, Sendable {
  /// La orden está mal escrita (64).
  case uso(String)
  /// Un archivo del paquete o de quien lee no se entiende (65).
  case datos(String)
  /// Algo nombrado no existe (66).
  case noEncontrado(String)
  /// Faltan las herramientas de Swift, o no se puede escribir en la carpeta (69).
  case herramientas(String)
  /// Un fallo nuestro (70).
  case interno(String)
  /// Ctrl-C (130).
  case interrumpido

  public var codigoDeSalida: Int32 {
    switch self {
    case .uso: 64
    case .datos: 65
    case .noEncontrado: 66
    case .herramientas: 69
    case .interno: 70
    case .interrumpido: 130
    }
  }

  public var mensaje: String {
    switch self {
    case .uso(let texto), .datos(let texto), .noEncontrado(let texto), .herramientas(let texto):
      texto
    case .interno(let texto):
      "\(texto)\nEsto es un error del cuaderno, no tuyo. Cuéntalo con la orden que lo provocó."
    case .interrumpido:
      "Interrumpido. Tus archivos están como los dejaste."
    }
  }
}
