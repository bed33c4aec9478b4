import Observation

/// Un valor del entorno de la vista; si un antepasado lo cambia por otro distinto, se evalúa.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let leer: (EnvironmentValues) -> Value?
  private let imprescindible: Bool
  private var valor: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    leer = { $0[keyPath: keyPath] }
    imprescindible = false
  }

  /// El objeto que puso un antepasado con `.environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    leer = { $0.objeto(Value.self) }
    imprescindible = true
  }

  /// El objeto que puso un antepasado, o `nil` si ninguno lo hizo.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    leer = { .some($0.objeto(T.self)) }
    imprescindible = false
  }

  public var wrappedValue: Value {
    guard let actual = valor ?? leer(EnvironmentValues()) else {
      fatalError("No hay ningún objeto \(Value.self) en el entorno de la vista.")
    }
    return actual
  }

  public mutating func _instalar(_ propiedades: PropiedadesDinamicas) -> Bool {
    let ranura: RanuraDeEntorno<Value> = propiedades.ranura { RanuraDeEntorno() }
    guard let nuevo = leer(propiedades.nodo.entorno.valores) else {
      if imprescindible {
        propiedades.faltaEnElEntorno = DescriptorDeTipo.nombre(de: Value.self)
      }
      valor = nil
      return true
    }
    valor = nuevo
    return ranura.usar(nuevo)
  }

  public static func _iguales(_ uno: Self, _ otro: Self) -> Bool { true }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// El último valor del entorno que vio una propiedad, para saber si cambió.
final class RanuraDeEntorno<Value>: SueltaRecursos {
  private var visto: Value?

  @MainActor func usar(_ nuevo: Value) -> Bool {
    defer { visto = nuevo }
    guard let visto else { return false }
    return !Comparador.sonIguales(visto, nuevo)
  }

  func soltar() { visto = nil }
}
