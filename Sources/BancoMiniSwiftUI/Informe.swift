import Foundation

/// La tabla de crecimiento: solo razones entre cosas medidas en la misma ejecución.
struct Informe {
  let medidas: [Medida]
  let bytesPorFila: Double

  init(medidas: [Medida], grande: Double) {
    self.medidas = medidas
    self.bytesPorFila = grande
  }

  #if DEBUG
    static let modo = "debug"
  #else
    static let modo = "release"
  #endif

  /// Los tres objetivos de la incidencia, en este modo.
  var cumple: Bool { razonDeEdicion <= 5 && exponenteDePagina <= 0.1 && bytesPorFila <= 64 }

  private var razonDeEdicion: Double { medidas.last.map { $0.editar / $0.bucle } ?? 0 }

  /// Pendiente de la recta de mínimos cuadrados de log(tiempo) sobre log(filas).
  private var exponenteDePagina: Double {
    let puntos: [(x: Double, y: Double)] = medidas.filter { $0.filas >= 1_000 }
      .map { (log(Double($0.filas)), log($0.pagina)) }
    let cuenta = Double(puntos.count)
    let x: Double = puntos.reduce(0) { $0 + $1.x } / cuenta
    let y: Double = puntos.reduce(0) { $0 + $1.y } / cuenta
    let arriba: Double = puntos.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
    let abajo: Double = puntos.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    return arriba / abajo
  }

  var tabla: String {
    var lineas: [String] = [
      "| filas | editar una | editar en el modelo | de ello, la copia | editar un objeto "
        + "| insertar al principio | bajar una página |",
      "|--:|--:|--:|--:|--:|--:|--:|",
    ]
    let pagina: Double = medidas.first { $0.filas == 1_000 }?.pagina ?? 1
    for medida in medidas {
      let columnas: [String] = [
        miles(medida.filas),
        veces(medida.editar / medida.bucle),
        veces(medida.editarEnModelo / medida.bucle),
        veces(medida.copia / medida.bucle),
        veces(medida.editarObjeto / medida.bucle),
        veces(medida.insertar / medida.bucle),
        veces(medida.pagina / pagina),
      ]
      lineas.append("| \(columnas.joined(separator: " | ")) |")
    }
    lineas += [
      "",
      "- Editar una fila de 50\u{A0}000: \(veces(razonDeEdicion)) el bucle (objetivo: ≤ 5).",
      "- Exponente de bajar una página, de 1\u{A0}000 a 50\u{A0}000 filas: "
        + "\(decimal(exponenteDePagina, 2)) (objetivo: ≤ 0.1).",
      "- Memoria por fila sin construir, sin contar el modelo: "
        + "\(decimal(bytesPorFila, 1)) bytes (objetivo: ≤ 64).",
    ]
    return lineas.joined(separator: "\n")
  }

  private func veces(_ razon: Double) -> String { "\(decimal(razon, razon < 10 ? 2 : 0)) ×" }

  private func decimal(_ numero: Double, _ cifras: Int) -> String {
    String(format: "%.\(cifras)f", numero)
  }

  private func miles(_ numero: Int) -> String {
    numero < 1_000
      ? "\(numero)" : "\(numero / 1_000)\u{A0}" + String(format: "%03d", numero % 1_000)
  }

  /// Sustituye la tabla de este modo entre sus marcas.
  static func sustituir(en ruta: String, tabla: String) throws {
    let texto: String = try String(contentsOfFile: ruta, encoding: .utf8)
    let inicio = "<!-- medida: banco-\(modo) -->"
    let fin = "<!-- fin de medida: banco-\(modo) -->"
    guard let desde = texto.range(of: inicio), let hasta = texto.range(of: fin) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let nuevo: String =
      texto[..<desde.upperBound] + "\n" + tabla + "\n" + texto[hasta.lowerBound...]
    try nuevo.write(toFile: ruta, atomically: true, encoding: .utf8)
  }
}
