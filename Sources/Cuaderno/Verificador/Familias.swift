import Foundation

/// Una kata es una familia de archivos con la misma raíz: aquí se comprueba que no falta ninguno, que
/// no sobra ninguno y que cada uno cumple las reglas de forma.
struct Familias {
  let paquete: Paquete
  let catalogo: Catalogo

  static let maximoDeLineas = 90

  func comprobar(_ katas: [Kata]) -> Comprobacion {
    let problemas = katas.flatMap(problemas(de:)) + sobrantes() + repetidas()
    return Comprobacion(
      titulo: "Familias", resumen: "\(katas.count) katas completas", problemas: problemas)
  }

  private func problemas(de kata: Kata) -> [String] {
    var problemas: [String] = []
    for carpeta in [
      "Sources/Katas", "Sources/Broken", "Sources/Solutions", "Tests/Especificaciones",
    ]
    where !paquete.existe("\(carpeta)/\(kata.rutaRelativa)") {
      problemas.append("\(kata.numero): falta «\(carpeta)/\(kata.rutaRelativa)».")
    }
    let enDisco = Set(paquete.archivosSwift(en: "Tests/Trampas/\(kata.foco)"))
    for trampa in kata.trampas {
      let archivo = "\(trampa.archivo).swift"
      if !enDisco.contains(archivo) {
        problemas.append("\(kata.numero): falta la trampa «Tests/Trampas/\(kata.foco)/\(archivo)».")
      }
      if !kata.pruebas.contains(where: { $0.nombre == trampa.prueba }) {
        problemas.append(
          "\(kata.numero): la trampa «\(trampa.archivo)» nombra una prueba que no existe: «\(trampa.prueba)»."
        )
      }
    }
    for archivo in enDisco.subtracting(kata.trampas.map { "\($0.archivo).swift" }).sorted() {
      problemas.append("\(kata.numero): la trampa «\(archivo)» no está en el catálogo.")
    }
    if kata.trampas.isEmpty { problemas.append("\(kata.numero): no tiene ninguna trampa.") }
    if kata.pistas.count != 3 { problemas.append("\(kata.numero): debe tener tres pistas.") }
    return problemas + problemasDeForma(kata) + problemasDeTexto(kata)
  }

  private func problemasDeForma(_ kata: Kata) -> [String] {
    var problemas: [String] = []
    for variante in ["Katas", "Broken", "Solutions"] {
      let ruta = "Sources/\(variante)/\(kata.rutaRelativa)"
      guard let texto = try? paquete.texto(ruta) else { continue }
      let lineas = texto.components(separatedBy: "\n")
      if lineas.count - 1 > Self.maximoDeLineas {
        problemas.append(
          "\(ruta): \(lineas.count - 1) líneas; el máximo es \(Self.maximoDeLineas).")
      }
      if lineas[0] != "// \(kata.nombreCompleto)" {
        problemas.append("\(ruta): la primera línea debe ser «// \(kata.nombreCompleto)».")
      }
    }
    let entregada = try? paquete.datos("Sources/Broken/\(kata.rutaRelativa)")
    if let entregada, let propia = try? paquete.datos(kata.rutaDeTrabajo), propia != entregada {
      problemas.append(
        "\(kata.rutaDeTrabajo): no es el archivo entregado. «workbook reiniciar \(kata.numero)» lo restaura."
      )
    }
    return problemas
  }

  /// Cada kata se nombra en el texto de su capítulo con la orden que la prueba.
  private func problemasDeTexto(_ kata: Kata) -> [String] {
    guard let capitulo = catalogo.capitulo(de: kata) else { return [] }
    let ruta = "Chapters/\(capitulo.texto)"
    guard let texto = try? paquete.texto(ruta) else { return ["Falta el capítulo «\(ruta)»."] }
    let orden = "workbook probar \(kata.numero)"
    return texto.contains(orden) ? [] : ["\(ruta): no nombra la kata \(kata.numero) («\(orden)»)."]
  }

  /// Archivos que ninguna kata del catálogo reclama.
  private func sobrantes() -> [String] {
    let conocidos = Set(catalogo.katas.map(\.rutaRelativa))
    let carpetas = [
      "Sources/Katas", "Sources/Broken", "Sources/Solutions", "Tests/Especificaciones",
    ]
    var problemas: [String] = []
    for carpeta in carpetas {
      for archivo in paquete.archivosSwift(en: carpeta) where !conocidos.contains(archivo) {
        problemas.append("«\(carpeta)/\(archivo)» no pertenece a ninguna kata del catálogo.")
      }
    }
    let focos = catalogo.katas.map { "\($0.foco)/" }
    for archivo in paquete.archivosSwift(en: "Tests/Trampas")
    where !focos.contains(where: archivo.hasPrefix) {
      problemas.append("«Tests/Trampas/\(archivo)» no pertenece a ninguna kata del catálogo.")
    }
    return problemas
  }

  private func repetidas() -> [String] {
    let claves = catalogo.katas.flatMap { [$0.id, $0.numero, $0.foco] }
    return Dictionary(grouping: claves) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      .map { "«\($0)» nombra a más de una kata." }
  }
}
