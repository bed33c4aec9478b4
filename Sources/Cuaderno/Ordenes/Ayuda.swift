/// Las pantallas de ayuda, generadas de la tabla de órdenes con la disposición de
/// swift-argument-parser: sangría de dos y columna 26.
enum Ayuda {
  static let version = "0.1.0"
  static let usoGeneral = "Uso: workbook [orden] [opciones]"

  static var general: String {
    var lineas = [
      "RESUMEN: Katas sobre el rendimiento de listas grandes en SwiftUI y TCA.", "",
      "USO: workbook [orden] [opciones]", "",
      "Sin orden, en una terminal, vigila la kata actual; fuera de ella, la prueba una vez.", "",
      "ÓRDENES:",
    ]
    for ficha in FichaDeOrden.todas {
      lineas += fila("\(ficha.nombre.rawValue), \(ficha.nombre.alias)", ficha.resumen)
    }
    lineas += ["", "OPCIONES:"]
    lineas += fila(
      "--limite <segundos>", "Sin orden: \(FichaDeOrden.limite.ayuda.lowercasedInicial)")
    lineas += fila("--color <cuándo>", "auto, siempre o nunca. (predeterminado: auto)")
    lineas += fila("--version", "Muestra la versión.")
    lineas += fila("-h, --help", "Muestra esta ayuda.")
    lineas += ["", "CÓDIGOS DE SALIDA:"]
    for (codigo, significado) in codigos { lineas += fila(codigo, significado) }
    lineas += ["", "«workbook ayuda <orden>» explica una orden."]
    return lineas.joined(separator: "\n")
  }

  static func de(_ nombre: NombreDeOrden) -> String {
    let ficha = FichaDeOrden.de(nombre)
    var lineas = ["RESUMEN: \(ficha.resumen)", "", uso(de: ficha).replacing("Uso:", with: "USO:")]
    if !ficha.argumentos.isEmpty {
      lineas += ["", "ARGUMENTOS:"]
      for argumento in ficha.argumentos { lineas += fila("<\(argumento.nombre)>", argumento.ayuda) }
    }
    lineas += ["", "OPCIONES:"]
    for opcion in ficha.opciones { lineas += fila(rotulo(opcion), opcion.ayuda) }
    lineas += fila("-h, --help", "Muestra esta ayuda.")
    if !ficha.detalle.isEmpty { lineas += ["", ficha.detalle] }
    lineas += ["", "En inglés: workbook \(nombre.alias)."]
    return lineas.joined(separator: "\n")
  }

  static func uso(de ficha: FichaDeOrden) -> String {
    var partes = ["Uso: workbook \(ficha.nombre.rawValue)"]
    partes += ficha.argumentos.map { "[<\($0.nombre)>]" }
    partes += ficha.opciones.map { "[\(rotulo($0))]" }
    return partes.joined(separator: " ")
  }

  private static let codigos = [
    ("0", "Todo bien."), ("1", "Alguna kata está en rojo."),
    ("64", "La orden está mal escrita."), ("65", "Un archivo no se entiende."),
    ("66", "Algo nombrado no existe."),
    ("69", "Faltan las herramientas de Swift o el permiso de escribir."),
    ("70", "Un error del cuaderno."), ("130", "Interrumpido con Ctrl-C."),
  ]

  private static func rotulo(_ opcion: FichaDeOrden.Opcion) -> String {
    opcion.valor.map { "\(opcion.nombre) <\($0)>" } ?? opcion.nombre
  }

  private static func fila(_ rotulo: String, _ texto: String) -> [String] {
    let columna = 26
    let margen = String(repeating: " ", count: columna)
    let lineas = Parrafo.ajustar(texto, a: 80 - columna)
    let izquierda = "  \(rotulo)"
    if izquierda.count >= columna { return [izquierda] + lineas.map { margen + $0 } }
    let relleno = String(repeating: " ", count: columna - izquierda.count)
    return [izquierda + relleno + lineas[0]] + lineas.dropFirst().map { margen + $0 }
  }
}
