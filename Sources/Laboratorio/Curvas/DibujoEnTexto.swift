import Foundation

/// Dibuja series de crecimiento con caracteres, para el terminal y para los capítulos.
///
/// Los dos ejes son logarítmicos: ahí lo constante es horizontal y lo lineal sube una década por
/// década. Cada serie lleva una letra, así que el dibujo se entiende sin color.
///
/// - Note: El mismo dibujo da los mismos bytes en todas las máquinas.
public struct DibujoEnTexto: Sendable {
  /// El ancho mínimo que da sitio a los dos ejes, en columnas.
  public static let anchoMinimo = 40

  private let series: [Serie]
  private let unidad: String
  private let elementos: String
  private let ancho: Int
  private let trazos: Trazos

  /// Prepara un dibujo.
  /// - Parameters:
  ///   - series: Al menos una.
  ///   - unidad: Lo que se cuenta, para el eje vertical.
  ///   - elementos: Lo que mide el tamaño, para el eje horizontal.
  ///   - ancho: El ancho total en columnas, 72 si no se dice; al menos ``anchoMinimo``.
  ///   - soloASCII: Sin trazos de caja, para un terminal tonto. Los espacios de los miles y las
  ///     letras con tilde de los nombres se conservan.
  /// - Throws: ``ErrorDeCurva/nadaMedido`` si no hay series.
  public init(
    _ series: [Serie],
    unidad: String,
    elementos: String,
    ancho: Int = 72,
    soloASCII: Bool = false
  ) throws(ErrorDeCurva) {
    guard !series.isEmpty else { throw .nadaMedido }
    self.series = series
    self.unidad = unidad
    self.elementos = elementos
    self.ancho = max(ancho, Self.anchoMinimo)
    trazos = soloASCII ? .ascii : .caja
  }

  /// El dibujo entero, con sus ejes y su leyenda, sin salto de línea final.
  ///
  /// - Complexity: O(*s* · *p* · *ancho*) celdas escritas, con *s* series de *p* puntos.
  public var texto: String {
    let eje = EjeLogaritmico(conteos: series.flatMap { $0.puntos.map(\.conteo) })
    let filasPorDecada = max(1, min(4, 14 / eje.decadas))
    let alto = eje.decadas * filasPorDecada + 1
    let marcas = eje.marcas.map { marca in
      (fila: fila(eje.fraccion(marca), alto: alto), texto: Numero.conMiles(marca))
    }
    let margen = marcas.map(\.texto.count).max() ?? 1
    let columnas = ancho - margen - 2
    let rejilla = dibujar(eje: eje, columnas: columnas, alto: alto)
    var renglones = ["\(unidad) (\(eje.nombreDeEscala))"]
    for fila in (0..<alto).reversed() {
      let marca = marcas.first { $0.fila == fila }?.texto
      let izquierda = relleno(marca ?? "", hasta: margen)
      let borde = marca == nil ? trazos.vertical : trazos.marcaVertical
      renglones.append(sinEspaciosFinales("\(izquierda) \(borde)\(String(rejilla[fila]))"))
    }
    renglones += ejeHorizontal(margen: margen, columnas: columnas)
    renglones += leyenda(coinciden: rejilla.joined().contains(MarcasDeSerie.coincidencia))
    return renglones.joined(separator: "\n")
  }

  private func dibujar(eje: EjeLogaritmico, columnas: Int, alto: Int) -> [[Character]] {
    var rejilla = Array(repeating: Array(repeating: Character(" "), count: columnas), count: alto)
    let letras = MarcasDeSerie.letras(para: series.map(\.nombre))
    let celdas = series.map { serie in
      serie.puntos.map { punto in
        let altura = fila(eje.fraccion(punto.conteo), alto: alto)
        return (columna: columna(punto.tamano, columnas), fila: altura)
      }
    }
    for puntos in celdas {
      for (inicio, fin) in zip(puntos, puntos.dropFirst()) where fin.columna > inicio.columna + 1 {
        for columna in (inicio.columna + 1)..<fin.columna {
          let avance = Double(columna - inicio.columna) / Double(fin.columna - inicio.columna)
          let altura = Double(inicio.fila) + avance * Double(fin.fila - inicio.fila)
          rejilla[Int(altura.rounded())][columna] = trazos.guia
        }
      }
    }
    for (letra, puntos) in zip(letras, celdas) {
      for punto in puntos {
        let ocupada = rejilla[punto.fila][punto.columna]
        let libre = ocupada == " " || ocupada == trazos.guia || ocupada == letra
        rejilla[punto.fila][punto.columna] = libre ? letra : MarcasDeSerie.coincidencia
      }
    }
    return rejilla
  }

  private func fila(_ fraccion: Double, alto: Int) -> Int {
    Int((fraccion * Double(alto - 1)).rounded())
  }

  private func columna(_ tamano: Int, _ columnas: Int) -> Int {
    let tamanos = series.flatMap { $0.puntos.map(\.tamano) }
    guard let menor = tamanos.min(), let mayor = tamanos.max(), mayor > menor else {
      return columnas / 2
    }
    let fraccion = log(Double(tamano) / Double(menor)) / log(Double(mayor) / Double(menor))
    return Int((fraccion * Double(columnas - 1)).rounded())
  }

  private func ejeHorizontal(margen: Int, columnas: Int) -> [String] {
    var linea = Array(repeating: trazos.horizontal, count: columnas)
    var etiquetas = Array(repeating: Character(" "), count: margen + 2 + columnas)
    var libreDesde = 0
    for tamano in Set(series.flatMap { $0.puntos.map(\.tamano) }).sorted() {
      let columna = columna(tamano, columnas)
      linea[columna] = trazos.marcaHorizontal
      let texto = Array(Numero.conMiles(tamano))
      let centrado = margen + 2 + columna - texto.count / 2
      let inicio = min(max(centrado, 0), etiquetas.count - texto.count)
      guard inicio >= libreDesde else { continue }
      etiquetas.replaceSubrange(inicio..<inicio + texto.count, with: texto)
      libreDesde = inicio + texto.count + 1
    }
    let hueco = String(repeating: " ", count: margen + 1)
    return [
      "\(hueco)\(trazos.esquina)\(String(linea))",
      sinEspaciosFinales(String(etiquetas)),
      "\(hueco) \(elementos) (escala logarítmica)",
    ]
  }

  private func leyenda(coinciden: Bool) -> [String] {
    let letras = MarcasDeSerie.letras(para: series.map(\.nombre))
    var renglones = zip(letras, series).map { letra, serie in
      let crecimiento = (try? Ajuste(serie)).map { ": \($0.descripcion)" } ?? ""
      return "\(letra) \(serie.nombre)\(crecimiento)"
    }
    if coinciden {
      renglones.append("\(MarcasDeSerie.coincidencia) coinciden dos o más")
    }
    return renglones
  }

  private func relleno(_ texto: String, hasta ancho: Int) -> String {
    String(repeating: " ", count: max(0, ancho - texto.count)) + texto
  }

  private func sinEspaciosFinales(_ texto: String) -> String {
    var recortado = texto[...]
    while recortado.last == " " { recortado.removeLast() }
    return String(recortado)
  }
}

/// Los caracteres con los que se trazan los ejes.
private struct Trazos: Sendable {
  let vertical: Character
  let marcaVertical: Character
  let horizontal: Character
  let marcaHorizontal: Character
  let esquina: Character
  let guia: Character

  static let caja = Trazos(
    vertical: "│", marcaVertical: "┤", horizontal: "─", marcaHorizontal: "┬", esquina: "└",
    guia: "·"
  )
  static let ascii = Trazos(
    vertical: "|", marcaVertical: "+", horizontal: "-", marcaHorizontal: "+", esquina: "+",
    guia: "."
  )
}
