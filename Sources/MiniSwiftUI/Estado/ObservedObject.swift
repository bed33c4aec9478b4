/// Un objeto de otro dueño cuya publicación evalúa la vista (regla 30).
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var objeto: ObjectType

  public init(wrappedValue: ObjectType) { objeto = wrappedValue }

  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  @MainActor public var wrappedValue: ObjectType {
    get { objeto }
    set { objeto = newValue }
  }

  @MainActor public var projectedValue: _EnlacesDeObjeto<ObjectType> {
    _EnlacesDeObjeto(objeto: wrappedValue)
  }

  @MainActor public mutating func _instalar(_ propiedades: PropiedadesDinamicas) -> Bool {
    let ranura: RanuraDeObjeto<ObjectType> = propiedades.ranura { RanuraDeObjeto() }
    return ranura.usar(wrappedValue, propiedades)
  }

  @MainActor public static func _iguales(_ uno: Self, _ otro: Self) -> Bool {
    uno.wrappedValue === otro.wrappedValue
  }
}
