/// Un microcorte (*hitch*) de una traza real: un fotograma que se vio tarde.
public struct Microcorte: Sendable, Hashable {
  /// Cuándo empezó, desde el principio de la grabación.
  public let inicio: Duration
  /// Cuánto tarde se vio.
  public let duracion: Duration
  /// El proceso, como lo enseña Instruments: «MiApp (123)»; vacío si la tabla no lo dice.
  public let proceso: String
  /// Si el proceso es del sistema y no la app.
  public let esDelSistema: Bool
  /// Lo que Instruments cree que pasó; vacío si no lo dice.
  public let motivo: String
}

extension Microcorte {
  /// Las tablas que tienen una fila por microcorte, por orden de preferencia.
  ///
  /// `hitches-summary` es la de las exportaciones de iOS 18. Las demás (`hitches-updates`,
  /// `hitches-renders`, `hitches-gpu`, `hitches-frame-lifetimes`, `hitches-framewait`) son etapas del
  /// mismo fotograma y nunca se suman.
  static let tablas = ["hitches", "hitches-summary"]

  /// Saca los microcortes de una exportación.
  /// - Returns: El nombre de la tabla usada y sus microcortes, en el orden del archivo.
  /// - Throws: ``ErrorDeTraza``.
  static func leer(
    _ bytes: [UInt8]
  ) throws(ErrorDeTraza) -> (tabla: String, microcortes: [Microcorte]) {
    var lector = LectorDeXctrace(bytes, guardar: Set(tablas))
    let (leidas, nombres) = try lector.leer()
    for nombre in tablas {
      let mismas = leidas.filter { $0.nombre == nombre }
      guard !mismas.isEmpty else { continue }
      var microcortes: [Microcorte] = []
      for tabla in mismas { microcortes += try leer(tabla) }
      return (nombre, microcortes)
    }
    throw .sinTablaDeMicrocortes(hay: nombres.prefix(20).map(TextoDeAviso.recortado))
  }

  private static func leer(_ tabla: TablaDeXctrace) throws(ErrorDeTraza) -> [Microcorte] {
    guard let inicio = tabla.posicion(de: "start") else {
      throw .faltaColumna(nombre: "start", tabla: tabla.nombre)
    }
    guard let duracion = tabla.posicion(de: "duration") else {
      throw .faltaColumna(nombre: "duration", tabla: tabla.nombre)
    }
    let proceso = tabla.posicion(de: "process")
    let sistema = tabla.posicion(de: "is-system")
    let motivo = tabla.posicion(de: "narrative-description") ?? tabla.posicion(de: "type-label")
    var microcortes: [Microcorte] = []
    microcortes.reserveCapacity(tabla.filas.count)
    for (posicion, fila) in tabla.filas.enumerated() {
      func celda(_ columna: Int?) -> TablaDeXctrace.Celda? {
        columna.flatMap { fila[$0] }
      }
      microcortes.append(
        Microcorte(
          inicio: try tiempo(celda(inicio), "start", posicion + 1),
          duracion: try tiempo(celda(duracion), "duration", posicion + 1),
          proceso: TextoDeAviso.recortado(celda(proceso)?.formato ?? ""),
          esDelSistema: celda(sistema)?.valor == "1",
          motivo: TextoDeAviso.recortado(celda(motivo)?.formato ?? "")
        ))
    }
    return microcortes
  }

  private static func tiempo(
    _ celda: TablaDeXctrace.Celda?, _ columna: String, _ fila: Int
  ) throws(ErrorDeTraza) -> Duration {
    let texto = celda?.valor ?? ""
    guard let nanosegundos = Int64(texto), nanosegundos >= 0 else {
      throw .tiempoNoValido(
        texto: TextoDeAviso.recortado(texto), columna: columna, fila: fila)
    }
    return .nanoseconds(nanosegundos)
  }
}
