/// Una propiedad de un ``ObservableObject`` que avisa antes de cada escritura.
///
/// Avisa también si el valor nuevo es igual al anterior: no compara (regla 30).
@propertyWrapper public struct Published<Value> {
  private var valor: Value

  public init(wrappedValue: Value) { valor = wrappedValue }

  public init(initialValue: Value) { valor = initialValue }

  @available(*, unavailable, message: "@Published solo se puede usar en propiedades de clases.")
  public var wrappedValue: Value {
    get { valor }
    set { valor = newValue }
  }

  public static subscript<Objeto: AnyObject>(
    _enclosingInstance objeto: Objeto,
    wrapped ruta: ReferenceWritableKeyPath<Objeto, Value>,
    storage almacen: ReferenceWritableKeyPath<Objeto, Published<Value>>
  ) -> Value {
    get { objeto[keyPath: almacen].valor }
    set {
      (objeto as? any ObservableObject)?.publicador?.send()
      objeto[keyPath: almacen].valor = newValue
    }
  }
}

extension Published: Sendable where Value: Sendable {}
