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
  case calificar(carpeta: String?, formato: FormatoDeLista, minimo: Int?, limite: Duration)
  case verificar(katas: [String], escribir: Bool, limite: Duration)
  case ayuda(de: NombreDeOrden?)
  case version

  public enum Alcance: Equatable, Sendable {
    case katas([String])
    case todo
  }
}

public enum FormatoDeLista: String, Equatable, Sendable, CaseIterable {
  case texto
  case json
}

/// Los nombres que se teclean. El valor es el español; `alias`, el inglés.
public enum NombreDeOrden: String, Sendable, CaseIterable {
  case observar
  case lista
  case probar
  case pista
  case solucion
  case reiniciar
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
    case .calificar: "grade"
    case .verificar: "verify"
    case .ayuda: "help"
    }
  }
}
