/// Por qué un archivo de mediciones no se puede leer.
public enum ErrorDeTraza: Error, Sendable, Hashable, CustomStringConvertible {
  /// No existe o no se puede abrir.
  case noSePuedeAbrir(ruta: String)
  /// Es una carpeta: lo normal es que sea el propio `.trace`.
  case esCarpeta(ruta: String)
  /// Pasa del tamaño que se acepta, en bytes.
  case demasiadoGrande(bytes: Int, maximo: Int)
  /// No hay nada dentro.
  case vacio
  /// No empieza ni como XML ni como JSON.
  case formatoDesconocido
  /// El XML está roto en esa línea.
  case xml(linea: Int, motivo: String)
  /// El JSON no se puede leer.
  case json(motivo: String)
  /// Es XML, pero no lo escribió `xctrace export`.
  case noEsXctrace(raiz: String)
  /// Un `ref` que apunta a un `id` que no ha salido antes.
  case referenciaSinResolver(ref: String, linea: Int)
  /// Una fila con más o menos celdas que columnas tiene el esquema.
  case filaDescuadrada(fila: Int, celdas: Int, columnas: Int)
  /// Falta una columna imprescindible.
  case faltaColumna(nombre: String, tabla: String)
  /// Una celda de tiempo que no es un entero de nanosegundos.
  case tiempoNoValido(texto: String, columna: String, fila: Int)
  /// La exportación no trae la tabla de microcortes.
  case sinTablaDeMicrocortes(hay: [String])
  /// Es el índice de una traza, no una de sus tablas.
  case esUnIndice
  /// El índice no dice cuánto duró la grabación.
  case indiceSinDuracion
  /// Una medida de MetricKit que no se entiende.
  case medidaNoValida(texto: String, clave: String)
  /// Un JSON que no es una carga de MetricKit.
  case noEsMetricKit(motivo: String)

  /// La explicación en una frase, con lo que se puede hacer.
  public var description: String {
    switch self {
    case .noSePuedeAbrir(let ruta):
      "No se puede abrir «\(ruta)»: comprueba la ruta y el permiso de lectura."
    case .esCarpeta(let ruta):
      "«\(ruta)» es una carpeta. Si es una traza de Instruments, exporta antes su tabla: "
        + "xctrace export --input «traza» --xpath "
        + "'/trace-toc/run[1]/data/table[@schema=\"hitches\"]'."
    case .demasiadoGrande(let bytes, let maximo):
      "El archivo ocupa \(Numero.conMiles(bytes)) bytes; se aceptan hasta "
        + "\(Numero.conMiles(maximo)). Exporta solo la tabla «hitches»."
    case .vacio:
      "El archivo está vacío."
    case .formatoDesconocido:
      "No es XML de `xctrace export` ni JSON de MetricKit."
    case .xml(let linea, let motivo):
      "XML no válido en la línea \(Numero.conMiles(linea)): \(motivo)."
    case .json(let motivo):
      "JSON no válido: \(motivo)."
    case .noEsXctrace(let raiz):
      "El XML empieza por <\(raiz)>; el de `xctrace export` empieza por <trace-query-result>."
    case .referenciaSinResolver(let ref, let linea):
      "En la línea \(Numero.conMiles(linea)), ref=\"\(ref)\" no apunta a ningún id anterior: el "
        + "archivo está cortado o editado."
    case .filaDescuadrada(let fila, let celdas, let columnas):
      "La fila \(Numero.conMiles(fila)) tiene \(Numero.conMiles(celdas)) celdas y el esquema, "
        + "\(Numero.conMiles(columnas)) columnas."
    case .faltaColumna(let nombre, let tabla):
      "La tabla «\(tabla)» no tiene la columna «\(nombre)»."
    case .tiempoNoValido(let texto, let columna, let fila):
      "La fila \(Numero.conMiles(fila)) tiene «\(texto)» en «\(columna)», que no es un número "
        + "entero de nanosegundos."
    case .sinTablaDeMicrocortes(let hay):
      hay.isEmpty
        ? "La exportación no trae ninguna tabla."
        : "La exportación no trae la tabla «hitches»; trae: \(Self.lista(hay)). Las demás tablas "
          + "que empiezan por «hitches-» son etapas de los mismos fotogramas: sumarlas contaría "
          + "varias veces cada microcorte."
    case .esUnIndice:
      "Es el índice de la traza (`xctrace export --toc`), que no trae microcortes: hace falta "
        + "también la tabla «hitches»."
    case .indiceSinDuracion:
      "El índice no dice cuánto duró la grabación."
    case .medidaNoValida(let texto, let clave):
      "«\(texto)» en «\(clave)» no es una razón de 0 a \(Numero.conMiles(1000)) ms per s."
    case .noEsMetricKit(let motivo):
      "El JSON no es una carga de métricas de MetricKit: \(motivo)."
    }
  }

  private static func lista(_ nombres: [String]) -> String {
    nombres.map { "«\($0)»" }.joined(separator: ", ")
  }
}
