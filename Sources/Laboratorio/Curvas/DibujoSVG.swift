import Foundation

/// Dibuja series de crecimiento en SVG, para los capítulos y el visor.
///
/// Los dos ejes son logarítmicos y llevan su unidad. Se lee en claro y en oscuro, sin color y con
/// lector de pantalla: `<title>` y `<desc>` dicen con palabras lo que se ve.
///
/// - Note: Los mismos conteos dan los mismos bytes: las coordenadas se redondean a décimas.
public struct DibujoSVG: Sendable {
  private static let alto = 430.0
  private static let anchoDelDibujo = 448.0
  /// El ancho que se reserva por carácter: algo más de lo que ocupa una letra de 13 px.
  private static let anchoDeLetra = 8.0

  private let titulo: String
  private let series: [Serie]
  private let unidad: String
  private let elementos: String
  private let eje: EjeLogaritmico
  private let tamanos: [Int]
  private let marco: Marco
  private let ancho: Double

  private struct Marco {
    let izquierda: Double
    let derecha: Double
    let arriba = 64.0
    let abajo = 350.0
  }

  /// Prepara una figura.
  /// - Parameters:
  ///   - titulo: El encabezado de la figura.
  ///   - series: Al menos una; a partir de la quinta se repiten los estilos.
  ///   - unidad: Lo que se cuenta, para el eje vertical.
  ///   - elementos: Lo que mide el tamaño, para el eje horizontal.
  /// - Throws: ``ErrorDeCurva/nadaMedido`` si no hay series.
  public init(
    titulo: String,
    _ series: [Serie],
    unidad: String,
    elementos: String
  ) throws(ErrorDeCurva) {
    guard !series.isEmpty else { throw .nadaMedido }
    self.titulo = titulo
    self.series = series
    self.unidad = unidad
    self.elementos = elementos
    eje = EjeLogaritmico(conteos: series.flatMap { $0.puntos.map(\.conteo) })
    tamanos = Set(series.flatMap { $0.puntos.map(\.tamano) }).sorted()
    let cifras = eje.marcas.map { Numero.conMiles($0).count }.max() ?? 1
    let izquierda = 28 + Double(cifras) * Self.anchoDeLetra
    marco = Marco(izquierda: izquierda, derecha: izquierda + Self.anchoDelDibujo)
    let letras = series.map { max($0.nombre.count, Self.crecimiento(de: $0).count) }.max() ?? 0
    let nombres = marco.derecha + 36 + Double(letras) * Self.anchoDeLetra
    ancho = max(nombres, 40 + Double(titulo.count) * (Self.anchoDeLetra + 2)).rounded(.up)
  }

  /// El documento SVG completo, con salto de línea final.
  public var texto: String {
    let medidas = "\(Int(ancho)) \(Int(Self.alto))"
    var lineas = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"curva\" viewBox=\"0 0 \(medidas)\" "
        + "role=\"img\" aria-label=\"\(TextoXML.escapar(titulo))\">",
      "<title>\(TextoXML.escapar(titulo))</title>",
      "<desc>\(TextoXML.escapar(descripcion))</desc>",
      "<style>\n\(EstiloDeFigura.css)\n</style>",
      "<rect class=\"fondo\" width=\"\(Int(ancho))\" height=\"\(Int(Self.alto))\"/>",
      rotulo(titulo, x: 20, y: 28, clase: "texto titulo"),
      rotulo("\(unidad) (\(eje.nombreDeEscala))", x: 20, y: 50),
    ]
    lineas += ejes
    lineas += series.indices.map(linea)
    lineas += rotulosDeSerie
    lineas.append("</svg>\n")
    return lineas.joined(separator: "\n")
  }

  /// Lo que enseña la figura, en palabras: lo que lee un lector de pantalla.
  public var descripcion: String {
    let partes = series.map { serie in
      let puntos = serie.puntos.map {
        "\(Numero.conMiles($0.conteo)) con \(Numero.conMiles($0.tamano))"
      }
      let crecimiento = (try? Ajuste(serie)).map { " (\($0.descripcion))" } ?? ""
      return "\(serie.nombre)\(crecimiento): \(puntos.joined(separator: ", "))"
    }
    return "\(unidad) según cuántos elementos hay (\(elementos)). "
      + partes.joined(separator: ". ") + "."
  }

  private var ejes: [String] {
    var lineas = eje.marcas.flatMap { marca in
      let altura = y(marca)
      return [
        trazo("guia", marco.izquierda, altura, marco.derecha, altura),
        rotulo(Numero.conMiles(marca), x: marco.izquierda - 8, y: altura + 4, ancla: "end"),
      ]
    }
    var libreDesde = 0.0
    for tamano in tamanos {
      let posicion = x(tamano)
      lineas.append(trazo("eje", posicion, marco.abajo, posicion, marco.abajo + 6))
      let etiqueta = Numero.conMiles(tamano)
      let mitad = Double(etiqueta.count) * 4
      guard posicion - mitad >= libreDesde else { continue }
      lineas.append(rotulo(etiqueta, x: posicion, y: marco.abajo + 22, ancla: "middle"))
      libreDesde = posicion + mitad + 6
    }
    let recorrido = [
      "M\(EstiloDeFigura.coordenada(marco.izquierda)) \(EstiloDeFigura.coordenada(marco.arriba))",
      "V\(EstiloDeFigura.coordenada(marco.abajo))",
      "H\(EstiloDeFigura.coordenada(marco.derecha))",
    ]
    lineas.append("<path class=\"eje\" d=\"\(recorrido.joined())\"/>")
    let centro = (marco.izquierda + marco.derecha) / 2
    lineas.append(
      rotulo("\(elementos) (escala logarítmica)", x: centro, y: marco.abajo + 48, ancla: "middle"))
    return lineas
  }

  private func linea(de indice: Int) -> String {
    let puntos = series[indice].puntos.map { (x: x($0.tamano), y: y($0.conteo)) }
    let recorrido = puntos.map {
      "\(EstiloDeFigura.coordenada($0.x)),\(EstiloDeFigura.coordenada($0.y))"
    }
    let estilo = indice % EstiloDeFigura.series
    let trazado =
      "<polyline class=\"serie s\(estilo)\" "
      + "stroke-dasharray=\"\(EstiloDeFigura.trazos[estilo])\" "
      + "points=\"\(recorrido.joined(separator: " "))\"/>"
    let marcas = puntos.map { EstiloDeFigura.marca(indice, x: $0.x, y: $0.y) }
    return ([trazado] + marcas).joined(separator: "\n")
  }

  /// Los nombres, a la derecha de donde acaba cada línea y separados para que no se pisen.
  private var rotulosDeSerie: [String] {
    let separacion = 36.0
    let alturas = series.map { serie in serie.puntos.last.map { y($0.conteo) } ?? 0 }
    var colocadas = alturas
    var tope = marco.arriba
    for indice in alturas.indices.sorted(by: { (alturas[$0], $0) < (alturas[$1], $1) }) {
      colocadas[indice] = max(alturas[indice], tope)
      tope = colocadas[indice] + separacion
    }
    // Si el último se sale por abajo, suben todos lo que sobra.
    let exceso = max(0, tope - separacion - (marco.abajo + 20))
    return series.indices.flatMap { indice -> [String] in
      let x = marco.derecha + 22
      let altura = colocadas[indice] - exceso
      return [
        EstiloDeFigura.marca(indice, x: x - 8, y: altura),
        rotulo(series[indice].nombre, x: x + 4, y: altura + 4),
        rotulo(Self.crecimiento(de: series[indice]), x: x + 4, y: altura + 20),
      ]
    }
  }

  private static func crecimiento(de serie: Serie) -> String {
    (try? Ajuste(serie))?.descripcion ?? "un solo tamaño"
  }

  private func x(_ tamano: Int) -> Double {
    guard let menor = tamanos.first, let mayor = tamanos.last, mayor > menor else {
      return (marco.izquierda + marco.derecha) / 2
    }
    let fraccion = log(Double(tamano) / Double(menor)) / log(Double(mayor) / Double(menor))
    // Un respiro a los lados para que las marcas no pisen los ejes.
    let izquierda = marco.izquierda + 24
    return izquierda + fraccion * (marco.derecha - 12 - izquierda)
  }

  private func y(_ conteo: Int) -> Double {
    marco.abajo - 8 - eje.fraccion(conteo) * (marco.abajo - 8 - marco.arriba)
  }

  private func trazo(
    _ clase: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> String {
    let c = EstiloDeFigura.coordenada
    let desde = "x1=\"\(c(x1))\" y1=\"\(c(y1))\""
    return "<line class=\"\(clase)\" \(desde) x2=\"\(c(x2))\" y2=\"\(c(y2))\"/>"
  }

  private func rotulo(
    _ texto: String, x: Double, y: Double, clase: String = "texto", ancla: String = "start"
  ) -> String {
    let c = EstiloDeFigura.coordenada
    let atributos = "class=\"\(clase)\" x=\"\(c(x))\" y=\"\(c(y))\" text-anchor=\"\(ancla)\""
    return "<text \(atributos)>\(TextoXML.escapar(texto))</text>"
  }
}
