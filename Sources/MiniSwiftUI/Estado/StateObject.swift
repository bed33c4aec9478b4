/// Un objeto propio de la vista: se crea una vez por identidad y muere con ella (regla 15).
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let crear: () -> ObjectType
  private var objeto: ObjectType?

  /// La expresión no se evalúa hasta que la identidad existe, y solo una vez.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    crear = thunk
  }

  @MainActor public var wrappedValue: ObjectType { objeto ?? crear() }

  @MainActor public var projectedValue: _EnlacesDeObjeto<ObjectType> {
    _EnlacesDeObjeto(objeto: wrappedValue)
  }

  @MainActor public mutating func _instalar(_ propiedades: PropiedadesDinamicas) -> Bool {
    let ranura: RanuraDeObjeto<ObjectType> = propiedades.ranura { RanuraDeObjeto() }
    if ranura.objeto == nil {
      _ = ranura.usar(crear(), propiedades)
      propiedades.nodo.grafo.registro.estadoCreado(en: propiedades.nodo)
    }
    objeto = ranura.objeto
    return false
  }

  @MainActor public static func _iguales(_ uno: Self, _ otro: Self) -> Bool { true }
}
