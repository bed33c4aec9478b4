import Foundation

#if canImport(Testing)
  import Testing
#endif

/// Un punto del código de quien usa la biblioteca, para que un aviso diga dónde mirar.
struct Lugar: Sendable, Hashable {
  let fileID: String
  let filePath: String
  let line: Int
  let column: Int

  init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.init(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// «Modulo/Archivo.swift:12».
  var texto: String { "\(fileID):\(line)" }
}

/// Los avisos de la biblioteca: en una prueba la hacen fallar; fuera de ella, van a la salida de
/// errores.
enum Problemas {
  /// En las pruebas de la propia biblioteca, a donde van los avisos en vez de hacer fallar.
  @TaskLocal static var desvio: Desvio?

  /// Un destino de avisos.
  final class Desvio: Sendable {
    let recibir: @Sendable (String, Lugar) -> Void

    init(_ recibir: @escaping @Sendable (String, Lugar) -> Void) {
      self.recibir = recibir
    }
  }

  /// Avisa de un uso incorrecto que no impide seguir.
  static func informar(_ mensaje: String, en lugar: Lugar) {
    if let desvio { return desvio.recibir(mensaje, lugar) }
    #if canImport(Testing)
      if Test.current != nil {
        return registrar(mensaje, en: lugar)
      }
    #endif
    escribir("MiniTCA · aviso en \(lugar.texto)\n\(mensaje)\n")
  }

  /// Hace fallar la prueba en curso, o el programa entero si no hay dónde anotar el fallo: una
  /// prueba que no puede fallar no es una prueba.
  static func fallar(_ mensaje: String, en lugar: Lugar) {
    if let desvio { return desvio.recibir(mensaje, lugar) }
    #if canImport(Testing)
      registrar(mensaje, en: lugar)
    #else
      interrumpir("\(lugar.texto): \(mensaje)")
    #endif
  }

  static func escribir(_ texto: String) {
    FileHandle.standardError.write(Data(texto.utf8))
  }

  #if canImport(Testing)
    private static func registrar(_ mensaje: String, en lugar: Lugar) {
      Issue.record(
        Comment(rawValue: mensaje),
        sourceLocation: SourceLocation(
          fileID: lugar.fileID, filePath: lugar.filePath, line: lugar.line, column: lugar.column))
    }
  #endif
}

/// La prueba que se está ejecutando, si hay alguna.
enum PruebaEnCurso {
  /// Un texto distinto para cada prueba; `nil` fuera de ellas.
  ///
  /// Separa los ejecutores de dos pruebas que corren a la vez: cada una espera a los suyos.
  static var clave: String? {
    #if canImport(Testing)
      Test.current.map { String(describing: $0.id) }
    #else
      nil
    #endif
  }
}
