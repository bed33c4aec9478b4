/// Un objeto que avisa de que va a cambiar, sin decir qué.
///
/// Cada aviso evalúa todas las vistas que sostienen el objeto, lean lo que lean (regla 30).
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Por donde avisa. Quien no lo escribe recibe uno por objeto.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    TablaDePublicadores.publicador(de: self)
  }
}

extension ObservableObject {
  /// El publicador al que se suscribe el grafo, si es del tipo que entiende.
  var publicador: ObservableObjectPublisher? { objectWillChange as? ObservableObjectPublisher }
}
