/// Un objeto que puso un antepasado con `.environmentObject(_:)`.
///
/// Si no está, el `body` no se evalúa y se avisa: en SwiftUI la app se cierra.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var objeto: ObjectType?

  public init() {}

  @MainActor public var wrappedValue: ObjectType {
    guard let objeto else {
      fatalError("No hay ningún objeto \(ObjectType.self) en el entorno de la vista.")
    }
    return objeto
  }

  @MainActor public var projectedValue: _EnlacesDeObjeto<ObjectType> {
    _EnlacesDeObjeto(objeto: wrappedValue)
  }

  @MainActor public mutating func _instalar(_ propiedades: PropiedadesDinamicas) -> Bool {
    let ranura: RanuraDeObjeto<ObjectType> = propiedades.ranura { RanuraDeObjeto() }
    guard let nuevo = propiedades.nodo.entorno.valores.objeto(ObjectType.self) else {
      propiedades.faltaEnElEntorno = DescriptorDeTipo.nombre(de: ObjectType.self)
      ranura.soltar()
      objeto = nil
      return true
    }
    objeto = nuevo
    return ranura.usar(nuevo, propiedades)
  }

  @MainActor public static func _iguales(_ uno: Self, _ otro: Self) -> Bool { true }
}
