import Observation

/// Da enlaces a las propiedades de un objeto `@Observable`: `$modelo.titulo`.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject & Observable> {
  /// El objeto.
  public var wrappedValue: Value

  /// Da los enlaces: `$modelo.titulo`.
  public var projectedValue: Bindable<Value> { self }

  /// Da enlaces a las propiedades de un objeto.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Da enlaces a las propiedades de un objeto.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// El mismo.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// Un enlace a una propiedad.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(ubicacion: UbicacionDeObjeto(wrappedValue, keyPath))
  }
}

extension Bindable: Sendable where Value: Sendable {}
