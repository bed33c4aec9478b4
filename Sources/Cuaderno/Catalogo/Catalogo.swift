/// Todas las katas, en el orden en que se enseñan.
public struct Catalogo: Sendable {
  public var capitulos: [Capitulo]

  public init(capitulos: [Capitulo]) { self.capitulos = capitulos }

  /// El catálogo del cuaderno: un archivo por capítulo.
  public static let delCuaderno = Catalogo(capitulos: [
    .identidad,
    .observacion,
    .cuerpo,
    .igualdad,
    .efectos,
    .paginacion,
    .imagenes,
    .medicion,
  ])

  public var katas: [Kata] { capitulos.flatMap(\.katas) }

  public func capitulo(de kata: Kata) -> Capitulo? {
    capitulos.first { $0.carpeta == kata.carpeta }
  }

  public func siguiente(a kata: Kata) -> Kata? {
    guard let posicion = katas.firstIndex(of: kata), posicion + 1 < katas.count else { return nil }
    return katas[posicion + 1]
  }

  /// Busca una kata por id, número, archivo o ruta.
  ///
  /// - Throws: `ErrorDelCuaderno.noEncontrado`, con la más parecida si la hay.
  /// - Complexity: O(*k* · *m*²) comparaciones de letras, con *k* katas y nombres de *m* letras; solo
  ///   se llega a la distancia de edición cuando el nombre no existe.
  public func kata(llamada nombre: String) throws -> Kata {
    let buscado = Self.normalizado(nombre)
    for kata in katas where Self.nombres(de: kata).contains(buscado) { return kata }
    let candidatas = katas.flatMap { kata in Self.nombres(de: kata).map { ($0, kata) } }
    let parecida = Parecido.masCercano(a: buscado, entre: candidatas.map(\.0))
    let kata = candidatas.first { $0.0 == parecida }?.1
    var mensaje = "No se encuentra la kata «\(nombre)»."
    if let kata {
      mensaje += " ¿Querías decir \(kata.numero) (\(kata.id))?"
    } else {
      mensaje += " Usa su número, como 1.1, su id o la ruta de su archivo."
    }
    throw ErrorDelCuaderno.noEncontrado(
      mensaje + "\n«workbook lista» muestra todas las katas.")
  }

  private static func nombres(de kata: Kata) -> [String] {
    [kata.id, kata.numero, kata.archivo.lowercased(), kata.rutaDeTrabajo.lowercased()]
  }

  /// Admite «01.1», rutas absolutas y rutas con «./»: lo que sale de autocompletar en la terminal.
  private static func normalizado(_ nombre: String) -> String {
    var texto = nombre.lowercased()
    if let rango = texto.range(of: "sources/katas/") { texto = String(texto[rango.lowerBound...]) }
    if texto.hasSuffix(".swift"), !texto.contains("/") { texto.removeLast(".swift".count) }
    if texto.first == "0", texto.contains(".") { texto.removeFirst() }
    return texto
  }
}
