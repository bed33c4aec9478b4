/// Estado propio de una vista: nace con su identidad y muere con ella (regla 13).
///
/// El valor inicial solo se usa al crear la identidad, aunque la expresión se evalúe cada vez que el
/// padre describe la vista (regla 14).
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let inicial: Value
  private var celda: Celda<Value>?

  /// - Parameter wrappedValue: el valor con que nace la identidad.
  public init(wrappedValue: Value) { inicial = wrappedValue }

  /// - Parameter initialValue: el valor con que nace la identidad.
  public init(initialValue: Value) { inicial = initialValue }

  /// El valor actual; fuera de una evaluación, el último escrito.
  public var wrappedValue: Value {
    get {
      guard let celda else { return inicial }
      if Evaluador.evaluando { celda.nucleo.leida = true }
      return celda.leer()
    }
    nonmutating set { celda?.escribir(newValue) }
  }

  /// Un enlace al estado. Crearlo no cuenta como leer el valor (regla 18).
  public var projectedValue: Binding<Value> {
    Binding(ubicacion: celda ?? UbicacionConstante(inicial))
  }

  public mutating func _instalar(_ propiedades: PropiedadesDinamicas) -> Bool {
    let inicial: Value = inicial
    celda = propiedades.ranura {
      let nueva = Celda(inicial, grafo: propiedades.nodo.grafo)
      nueva.nucleo.propiedades = propiedades
      nueva.nucleo.indice = propiedades.indice
      propiedades.nodo.grafo.registro.estadoCreado(en: propiedades.nodo)
      return nueva
    }
    return false
  }

  /// El valor inicial no distingue a dos vistas: el que vale es el que guarda el grafo.
  public static func _iguales(_ uno: Self, _ otro: Self) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Nace sin valor.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
