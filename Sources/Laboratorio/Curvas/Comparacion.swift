/// La misma medición en varias versiones de una kata, puestas una al lado de otra.
///
/// Una versión que no compila, se cierra o no termina deja su columna vacía con el motivo debajo, y
/// las demás siguen en pie.
public struct Comparacion: Sendable, Hashable {
  /// Lo que pasó con una versión.
  public enum Resultado: Sendable, Hashable {
    /// Se midió.
    case medida(Medicion)
    /// No se pudo medir, y por qué en una frase corta: «no compila».
    case ausente(motivo: String)
  }

  /// Una columna de la comparación.
  public struct Version: Sendable, Hashable {
    /// Cómo se llama la columna: «rota», «tuya», «solución».
    public let nombre: String
    /// Lo que pasó con ella.
    public let resultado: Resultado

    /// Crea una columna.
    public init(_ nombre: String, _ resultado: Resultado) {
      self.nombre = nombre
      self.resultado = resultado
    }

    /// La medición, si la hay.
    public var medicion: Medicion? {
      if case .medida(let medicion) = resultado { medicion } else { nil }
    }
  }

  /// Las columnas, en el orden en que se enseñan.
  public let versiones: [Version]

  /// Junta varias versiones.
  /// - Throws: ``ErrorDeCurva/nadaMedido`` si ninguna llegó a medirse.
  public init(_ versiones: [Version]) throws(ErrorDeCurva) {
    guard versiones.contains(where: { $0.medicion != nil }) else { throw .nadaMedido }
    self.versiones = versiones
  }

  /// El nombre del escenario, tomado de la primera versión medida.
  public var escenario: String {
    versiones.lazy.compactMap(\.medicion).first?.escenario ?? ""
  }

  /// Lo que mide el tamaño, en plural.
  public var elementos: String {
    versiones.lazy.compactMap(\.medicion).first?.elementos ?? ""
  }

  /// Los nombres de las cuentas, en el orden de la primera versión que da cada una.
  public var cuentas: [String] {
    var vistas: Set<String> = []
    return versiones.compactMap(\.medicion).flatMap(\.series).map(\.nombre).filter {
      vistas.insert($0).inserted
    }
  }

  /// Todos los tamaños que midió alguna versión, de menor a mayor.
  public var tamanos: [Int] {
    let todos = versiones.compactMap(\.medicion).flatMap(\.series).flatMap(\.puntos)
    return Set(todos.map(\.tamano)).sorted()
  }

  /// Devuelve una serie por versión medida que tenga esa cuenta, cada una con el nombre de su versión.
  /// - Throws: ``ErrorDeCurva/cuentaDesconocida(nombre:)`` si ninguna la tiene.
  public func series(de cuenta: String) throws(ErrorDeCurva) -> [Serie] {
    let series = versiones.compactMap { version in
      version.medicion?.series.first { $0.nombre == cuenta }?.conNombre(version.nombre)
    }
    guard !series.isEmpty else { throw .cuentaDesconocida(nombre: cuenta) }
    return series
  }
}

// MARK: - Dibujos

extension Comparacion {
  /// Devuelve el dibujo en texto de una cuenta, con una letra por versión.
  /// - Throws: ``ErrorDeCurva/cuentaDesconocida(nombre:)``.
  public func dibujo(
    de cuenta: String, ancho: Int = 72, soloASCII: Bool = false
  ) throws(ErrorDeCurva) -> String {
    try DibujoEnTexto(
      series(de: cuenta), unidad: cuenta, elementos: elementos, ancho: ancho, soloASCII: soloASCII
    ).texto
  }

  /// Devuelve la figura SVG de una cuenta, con una línea por versión.
  /// - Throws: ``ErrorDeCurva/cuentaDesconocida(nombre:)``.
  public func figura(de cuenta: String) throws(ErrorDeCurva) -> String {
    try DibujoSVG(
      titulo: "\(escenario): \(cuenta)", series(de: cuenta), unidad: cuenta, elementos: elementos
    ).texto
  }
}
