import Foundation
import Testing

@testable import Cuaderno

/// Todas las pruebas que lanzan el binario de verdad. En serie: comparten una copia del paquete, y
/// así cada compilación aprovecha la anterior.
@Suite("Extremo a extremo", .serialized)
enum ExtremoAExtremo {}

/// Una copia del cuaderno en la que las pruebas pueden romper lo que quieran, y el binario que un
/// lector ejecutaría en ella.
struct CopiaDelCuaderno {
  struct Respuesta {
    var codigo: Int32
    /// Salida estándar: los resultados.
    var salida: String
    /// Salida de errores: el avance y los avisos.
    var errores: String
  }

  let raiz: URL
  private let binario: URL

  private static let original = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Deja la copia como un clon recién hecho, conservando solo lo ya compilado.
  init(_ nombre: String = "copia") throws {
    raiz = Self.original.appendingPathComponent(".build/pruebas/\(nombre)")
    let junto = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("workbook")
    let habitual = Self.original.appendingPathComponent(".build/debug/workbook")
    binario =
      FileManager.default.isExecutableFile(atPath: junto.path)
      ? junto : habitual.resolvingSymlinksInPath()
    try #require(
      FileManager.default.isExecutableFile(atPath: binario.path), "Falta el binario de workbook.")
    try sincronizar()
  }

  var paquete: Paquete { Paquete(raiz: raiz) }

  /// Ejecuta el binario como lo haría quien lee, desde la raíz de la copia.
  func workbook(
    _ palabras: String..., entorno extra: [String: String?] = [:], desde carpeta: String = "",
    antes orden: String = "exec"
  ) throws -> Respuesta {
    try ejecutar(palabras, entorno: extra, desde: carpeta, antes: orden)
  }

  func ejecutar(
    _ palabras: [String], entorno extra: [String: String?] = [:], desde carpeta: String = "",
    antes orden: String = "exec"
  ) throws -> Respuesta {
    let errores = FileManager.default.temporaryDirectory
      .appendingPathComponent("errores-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: errores) }
    var entorno = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("WORKBOOK_") && $0.key != "NO_COLOR" }
    for (nombre, valor) in extra { entorno[nombre] = valor }
    let cita = palabras.map { "'\($0.replacingOccurrences(of: "'", with: "'\\''"))'" }
    let guion =
      "cd '\(raiz.path)/\(carpeta)' && \(orden) '\(binario.path)' \(cita.joined(separator: " "))"
      + " 2>'\(errores.path)'"
    let resultado = try ProcesoHijo(
      ejecutable: "/bin/sh", argumentos: ["-c", guion], entorno: entorno, limite: .seconds(300)
    ).ejecutar(cancelacion: Cancelacion())
    guard case .codigo(let codigo) = resultado.fin else {
      throw ErrorDelCuaderno.interno("El binario acabó con \(resultado.fin).")
    }
    return Respuesta(
      codigo: codigo, salida: resultado.salida,
      errores: (try? String(contentsOf: errores, encoding: .utf8)) ?? "")
  }

  /// El binario en una terminal, para pulsar teclas.
  func terminal(_ palabras: String...) throws -> TerminalDePrueba {
    try TerminalDePrueba(binario, palabras, carpeta: raiz)
  }

  func escribir(_ texto: String, en ruta: String) throws {
    try paquete.escribir(Data(texto.utf8), en: ruta)
  }

  /// Cambia un trozo de un archivo; exige que estuviera.
  func reemplazar(_ viejo: String, por nuevo: String, en ruta: String) throws {
    let texto = try paquete.texto(ruta)
    try #require(texto.contains(viejo), "«\(ruta)» no contiene «\(viejo)».")
    try escribir(texto.replacingOccurrences(of: viejo, with: nuevo), en: ruta)
  }

  /// Resuelve una kata copiando la solución.
  func resolver(_ kata: Kata) throws {
    try escribir(
      try paquete.texto("Sources/Solutions/\(kata.foco).swift"), en: kata.rutaDeTrabajo)
  }

  private func sincronizar() throws {
    try? FileManager.default.removeItem(at: raiz.appendingPathComponent(".workbook"))
    let partes = [
      "Package.swift", "README.md", "CONTRIBUTING.md", "LICENSE", "Chapters", "Sources",
      "Tests/Apoyo", "Tests/Especificaciones", "Tests/Trampas",
    ]
    for parte in partes { try sincronizar(parte) }
  }

  /// Copia lo que cambió y borra lo que sobra, sin tocar la fecha de lo que sigue igual.
  private func sincronizar(_ ruta: String) throws {
    let archivos = FileManager.default
    let origen = Self.original.appendingPathComponent(ruta)
    let destino = raiz.appendingPathComponent(ruta)
    var esCarpeta: ObjCBool = false
    guard archivos.fileExists(atPath: origen.path, isDirectory: &esCarpeta) else {
      try? archivos.removeItem(at: destino)
      return
    }
    guard esCarpeta.boolValue else {
      let datos = try Data(contentsOf: origen)
      if datos != (try? Data(contentsOf: destino)) { try paquete.escribir(datos, en: ruta) }
      return
    }
    let hijos = try archivos.contentsOfDirectory(atPath: origen.path)
    for sobrante in (try? archivos.contentsOfDirectory(atPath: destino.path)) ?? []
    where !hijos.contains(sobrante) {
      try archivos.removeItem(at: destino.appendingPathComponent(sobrante))
    }
    for hijo in hijos {
      // Quien lee puede tener katas resueltas: la copia parte siempre de las entregadas.
      let propia = "\(ruta)/\(hijo)"
      if propia == "Sources/Katas" {
        try sincronizarKatas()
      } else {
        try sincronizar(propia)
      }
    }
  }

  private func sincronizarKatas() throws {
    for kata in Catalogo.delCuaderno.katas {
      let origen = Self.original.appendingPathComponent("Sources/Broken/\(kata.foco).swift")
      let datos = try Data(contentsOf: origen)
      let destino = raiz.appendingPathComponent(kata.rutaDeTrabajo)
      if datos != (try? Data(contentsOf: destino)) {
        try paquete.escribir(datos, en: kata.rutaDeTrabajo)
      }
    }
    let enDisco = paquete.archivosSwift(en: "Sources/Katas")
    for archivo in Set(enDisco).subtracting(Catalogo.delCuaderno.katas.map { "\($0.foco).swift" }) {
      try FileManager.default.removeItem(
        at: raiz.appendingPathComponent("Sources/Katas/\(archivo)"))
    }
  }
}
