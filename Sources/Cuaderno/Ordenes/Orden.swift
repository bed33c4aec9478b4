/// Lo que se le puede pedir al cuaderno.
public enum Orden: Equatable, Sendable {
  /// Sin palabras: vigilar en una terminal; fuera de ella, una vuelta.
  case seguir(limite: Duration)
  case observar(kata: String?, limite: Duration)
  case lista(FormatoDeLista)
  case probar(katas: [String], limite: Duration, deNuevo: Bool)
  case pista(kata: String?, todas: Bool)
  case solucion(kata: String?, ver: Bool)
  case reiniciar(Alcance)
  case medir(Medida)
  case calificar(carpeta: String?, formato: FormatoDeLista, minimo: Int?, limite: Duration)
  case verificar(katas: [String], escribir: Bool, limite: Duration)
  case ayuda(de: NombreDeOrden?)
  case version

  public enum Alcance: Equatable, Sendable {
    case katas([String])
    case todo
  }

  /// Lo que se puede pedir al medir.
  public struct Medida: Equatable, Sendable {
    var kata: String?
    var formato = FormatoDeMedida.texto
    /// Reescribe los bloques medidos y las figuras de los capítulos.
    var escribir = false
    /// Añade tiempos de reloj, como razones.
    var tiempo = false
    /// Un archivo de `xctrace export` o de MetricKit, en lugar de una kata.
    var traza: String?
    /// El índice (`--toc`) de la traza, que dice cuánto duró.
    var indice: String?
    var limite = Analizador.limiteLargo
  }
}

public enum FormatoDeLista: String, Equatable, Sendable, CaseIterable {
  case texto
  case json
}

public enum FormatoDeMedida: String, Equatable, Sendable, CaseIterable {
  case texto
  case json
  case csv
  case svg
}

/// Los nombres que se teclean. El valor es el español; `alias`, el inglés.
public enum NombreDeOrden: String, Sendable, CaseIterable {
  case observar
  case lista
  case probar
  case pista
  case solucion
  case reiniciar
  case medir
  case calificar
  case verificar
  case ayuda

  public var alias: String {
    switch self {
    case .observar: "watch"
    case .lista: "list"
    case .probar: "run"
    case .pista: "hint"
    case .solucion: "solution"
    case .reiniciar: "reset"
    case .medir: "measure"
    case .calificar: "grade"
    case .verificar: "verify"
    case .ayuda: "help"
    }
  }
}
