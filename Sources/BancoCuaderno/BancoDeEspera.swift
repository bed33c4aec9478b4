import Foundation
import Laboratorio

/// Mide la espera de quien trabaja una kata frente a la de un paquete mínimo.
struct BancoDeEspera {
  private enum Fallo: Error, CustomStringConvertible {
    case orden(String, Int32)
    case falta(String)

    var description: String {
      switch self {
      case .orden(let orden, let codigo): "«\(orden)» terminó con \(codigo)."
      case .falta(let ruta): "Falta «\(ruta)». Ejecuta antes «swift build» en la raíz del cuaderno."
      }
    }
  }

  private let raiz: URL
  private let minimo: URL
  private let kata = "Sources/Katas/01-Identidad/IndicesComoIdentidad.swift"

  init(raiz: String) throws {
    self.raiz = URL(fileURLWithPath: raiz)
    minimo = FileManager.default.temporaryDirectory
      .appendingPathComponent("paquete-minimo-\(UUID().uuidString)")
    guard FileManager.default.isExecutableFile(atPath: "\(raiz)/.build/debug/workbook") else {
      throw Fallo.falta(".build/debug/workbook")
    }
  }

  /// - Returns: la tabla de razones, una línea por cosa medida.
  func medir(vueltas: Int) throws -> String {
    let original = try String(contentsOf: raiz.appendingPathComponent(kata), encoding: .utf8)
    defer {
      try? original.write(
        to: raiz.appendingPathComponent(kata), atomically: true, encoding: .utf8)
      try? FileManager.default.removeItem(at: minimo)
    }
    try crearPaqueteMinimo()
    try editarMinimo(0)
    _ = try tiempo(["swift", "test", "--package-path", minimo.path], admitidos: [0])
    try escribir(original, cuerpo: 0, propiedad: nil)
    _ = try probar()
    var tiempos: [String: [Duration]] = [:]
    var bases: [Duration] = []
    for vuelta in 1...vueltas {
      try editarMinimo(vuelta)
      bases.append(
        try tiempo(["swift", "test", "--package-path", minimo.path], admitidos: [0]))
      try escribir(original, cuerpo: vuelta, propiedad: nil)
      tiempos["editar el body de una kata", default: []].append(try probar())
      try escribir(original, cuerpo: vuelta, propiedad: vuelta)
      tiempos["añadir una propiedad almacenada", default: []].append(try probar())
      tiempos["repetir sin haber cambiado nada", default: []].append(try probar())
      // Quitar la propiedad también cambia la interfaz: se hace fuera de la cuenta.
      try escribir(original, cuerpo: vuelta, propiedad: nil)
      _ = try probar()
    }
    let filas = tiempos.sorted { $0.key < $1.key }.map { nombre, propios in
      "  \(nombre): \(CocienteDeTiempos(propios, frenteA: bases)?.descripcion ?? "sin dato")"
    }
    return
      (["De guardar al veredicto, frente a «swift test» tras editar un paquete de un archivo:"]
      + filas + ["\(vueltas) vueltas intercaladas: mediana y extremos."]).joined(separator: "\n")
  }

  private func probar() throws -> Duration {
    try tiempo(
      [raiz.appendingPathComponent(".build/debug/workbook").path, "probar", "1.1"],
      admitidos: [0, 1])
  }

  private func escribir(_ original: String, cuerpo: Int, propiedad: Int?) throws {
    var texto = original.replacingOccurrences(
      of: "Text(tarea.titulo)", with: "Text(tarea.titulo + \"\(cuerpo)\".prefix(0))")
    if let propiedad {
      texto = texto.replacingOccurrences(
        of: "  let tarea: Tarea\n", with: "  let tarea: Tarea\n  var extra\(propiedad) = 0\n")
    }
    try texto.write(to: raiz.appendingPathComponent(kata), atomically: true, encoding: .utf8)
  }

  private func crearPaqueteMinimo() throws {
    let archivos = [
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "minimo",
        targets: [.target(name: "Minimo"), .testTarget(name: "MinimoTests", dependencies: ["Minimo"])])
      """,
      "Tests/MinimoTests/MinimoTests.swift": """
      import Minimo
      import Testing
      @Test func funciona() { #expect(valor() >= 0) }
      """,
    ]
    for (ruta, texto) in archivos {
      let destino = minimo.appendingPathComponent(ruta)
      try FileManager.default.createDirectory(
        at: destino.deletingLastPathComponent(), withIntermediateDirectories: true)
      try texto.write(to: destino, atomically: true, encoding: .utf8)
    }
  }

  private func editarMinimo(_ numero: Int) throws {
    let destino = minimo.appendingPathComponent("Sources/Minimo/Minimo.swift")
    try FileManager.default.createDirectory(
      at: destino.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "public func valor() -> Int { \(numero) }\n".write(
      to: destino, atomically: true, encoding: .utf8)
  }

  /// Segundos de reloj de una orden entera.
  private func tiempo(_ palabras: [String], admitidos: [Int32]) throws -> Duration {
    let proceso = Process()
    proceso.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    proceso.arguments = palabras
    proceso.currentDirectoryURL = raiz
    proceso.standardOutput = FileHandle.nullDevice
    proceso.standardError = FileHandle.nullDevice
    let inicio = ContinuousClock.now
    try proceso.run()
    proceso.waitUntilExit()
    guard admitidos.contains(proceso.terminationStatus) else {
      throw Fallo.orden(palabras.joined(separator: " "), proceso.terminationStatus)
    }
    return ContinuousClock.now - inicio
  }
}
