/// Valores que una vista deja a la vista de sus descendientes.
public struct EnvironmentValues {
  private var guardados: [ObjectIdentifier: Any] = [:]

  /// Solo valores predeterminados.
  public init() {}

  /// El valor de una clave, o el predeterminado si ningún antepasado lo escribió.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { guardados[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { guardados[ObjectIdentifier(key)] = newValue }
  }

  /// El objeto de un tipo que puso `.environment(_:)` o `.environmentObject(_:)`.
  func objeto<Objeto: AnyObject>(_ tipo: Objeto.Type) -> Objeto? {
    guardados[ObjectIdentifier(tipo)] as? Objeto
  }

  mutating func poner<Objeto: AnyObject>(_ objeto: Objeto?) {
    guardados[ObjectIdentifier(Objeto.self)] = objeto
  }
}

/// Una clave de ``EnvironmentValues`` con su valor predeterminado.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
