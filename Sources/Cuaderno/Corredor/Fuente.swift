/// De dónde sale el código que se prueba.
public enum Fuente: Sendable, Equatable {
  /// Lo que edita quien lee.
  case katas
  /// Lo que se entregó, sin tocar.
  case broken
  case solutions
  /// Otra raíz con la forma `NN-Tema/archivo.swift`, relativa al paquete.
  case carpeta(String)

  /// La raíz de los archivos, relativa al paquete.
  public var raiz: String {
    switch self {
    case .katas: "Sources/Katas"
    case .broken: "Sources/Broken"
    case .solutions: "Sources/Solutions"
    case .carpeta(let ruta): ruta
    }
  }

  /// Lo que lee `Package.swift` para compilar esta fuente.
  var entorno: [String: String] { ["WORKBOOK_FUENTE": raiz] }
}
