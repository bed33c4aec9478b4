import Apoyo
import Foundation
import Laboratorio
import Medir
import Testing

/// Un archivo de línea base propio de cada prueba, que se borra al acabar.
private final class Carpeta {
  let lineaBase: URL
  private let carpeta: URL

  init() throws {
    carpeta = FileManager.default.temporaryDirectory
      .appendingPathComponent("linea-base-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: carpeta, withIntermediateDirectories: true)
    lineaBase = carpeta.appendingPathComponent("base.json")
  }

  deinit { try? FileManager.default.removeItem(at: carpeta) }

  func comprobar(
    _ cuentas: [String: Int], milisegundos: Double = 5, actualizar: Bool = false
  ) throws -> [String] {
    do {
      return try GuardiaDeRendimiento(lineaBase: lineaBase, actualizar: actualizar)
        .comprobar(MedicionDeIntegracion(cuentas: cuentas, milisegundos: milisegundos))
    } catch {
      // Fallar con un error también es fallar: la integración no sigue.
      return ["lanzó un error: \(error)"]
    }
  }
}

/// Una integración en la que `n` cuentas hacen un 6 % más de trabajo.
private let escenario = Escenario(
  "Empeorar un 6 % en todas las cuentas",
  unidad: Unidad("regresión señalada", "regresiones señaladas"), elementos: "cuentas"
) { n in
  let carpeta = try Carpeta()
  func cuentas(_ valor: Int) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: (0..<n).map { ("cuenta \($0)", valor) })
  }
  _ = try carpeta.comprobar(cuentas(100), actualizar: true)
  return [Cuenta("regresiones señaladas", try carpeta.comprobar(cuentas(106)).count)]
}

@MainActor
@Suite(
  "Kata 8.4 · Rendimiento en cada integración", .kata("medicion-regresion"), .escenario(escenario))
struct RendimientoEnCadaIntegracion {
  @Test("Un servidor diez veces más lento no hace fallar nada")
  func servidorLento() throws {
    let carpeta = try Carpeta()
    _ = try carpeta.comprobar(["cuerpos": 40], actualizar: true)
    exigirIgual(
      try carpeta.comprobar(["cuerpos": 40], milisegundos: 500), [],
      porque: "Se hizo el mismo trabajo: el tiempo lo pone el servidor.")
  }

  @Test("Un 5 % más de trabajo se admite; un 6 %, no, y se dice qué, cuánto y el máximo")
  func margen() throws {
    let carpeta = try Carpeta()
    _ = try carpeta.comprobar(["cuerpos": 100, "ids": 10], actualizar: true)
    exigirIgual(
      try carpeta.comprobar(["cuerpos": 105, "ids": 10]), [], porque: "Está en el margen.")
    let fallos = try carpeta.comprobar(["cuerpos": 106, "ids": 10])
    exigirIgual(fallos.count, 1, porque: "Solo «cuerpos» se sale de su margen.")
    let mensaje = fallos.first ?? ""
    for parte in ["cuerpos", "106", "105"] {
      exigirIgual(
        mensaje.contains(parte), true, porque: "Falta «\(parte)» en el mensaje: «\(mensaje)».")
    }
  }

  @Test("De 1 000 cuentas que empeoran un 6 % se señalan las 1 000")
  func todas() async throws {
    exigir(
      try await escenario.contar(a: 1_000).valor(de: "regresiones señaladas"), .exacto(1_000),
      de: "regresiones señaladas", porque: "Cada cuenta se compara con la suya.")
  }

  @Test("Empeorar un 4 % en cada integración se detiene en la segunda")
  func pocoAPoco() throws {
    let carpeta = try Carpeta()
    _ = try carpeta.comprobar(["cuerpos": 1_000], actualizar: true)
    var cuerpos = 1_000
    let rechazadas = try (0..<10).count { _ in
      cuerpos = cuerpos * 104 / 100
      return try !carpeta.comprobar(["cuerpos": cuerpos]).isEmpty
    }
    exigir(
      rechazadas, .exacto(9), de: "integraciones rechazadas",
      porque: "La línea base no se mueve sola: el primer 4 % cabe y el siguiente ya no.")
  }

  @Test("La línea base solo cambia cuando se pide")
  func soloAPosta() throws {
    let carpeta = try Carpeta()
    _ = try carpeta.comprobar(["cuerpos": 40], actualizar: true)
    let antes = try Data(contentsOf: carpeta.lineaBase)
    _ = try carpeta.comprobar(["cuerpos": 20])
    _ = try carpeta.comprobar(["cuerpos": 900])
    exigirIgual(
      try Data(contentsOf: carpeta.lineaBase) == antes, true,
      porque: "Comprobar no escribe: ni cuando mejora ni cuando empeora.")
    _ = try carpeta.comprobar(["cuerpos": 20], actualizar: true)
    exigirIgual(
      try carpeta.comprobar(["cuerpos": 30]).isEmpty, false,
      porque: "Pedida la línea base nueva, 30 es más que 20.")
  }

  @Test("Sin línea base, o con una que no se entiende, falla y no inventa otra")
  func sinLineaBase() throws {
    let carpeta = try Carpeta()
    exigirIgual(
      try carpeta.comprobar(["cuerpos": 40]).isEmpty, false, porque: "No hay con qué comparar.")
    exigirIgual(
      FileManager.default.fileExists(atPath: carpeta.lineaBase.path), false,
      porque: "Crearla es una decisión de alguien.")
    try Data("esto no es JSON".utf8).write(to: carpeta.lineaBase)
    exigirIgual(
      try carpeta.comprobar(["cuerpos": 40]).isEmpty, false, porque: "La línea base está dañada.")
  }

  @Test("Una cuenta que no está en la línea base, o que deja de contarse, se dice")
  func cuentasQueCambian() throws {
    let carpeta = try Carpeta()
    _ = try carpeta.comprobar(["cuerpos": 40, "ids": 10], actualizar: true)
    exigirIgual(
      try carpeta.comprobar(["cuerpos": 40, "formateadores": 1]).count, 2,
      porque: "Falta «ids» y sobra «formateadores»: las dos cosas hay que mirarlas.")
  }
}
