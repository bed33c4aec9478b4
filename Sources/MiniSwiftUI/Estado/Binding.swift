/// Un enlace de lectura y escritura a un valor que vive en otra parte.
///
/// Es una propiedad dinámica: si quien lo recibe lee el valor en su `body`, se vuelve a evaluar
/// cuando cambia, aunque el dueño del estado no lo haya leído nunca (regla 18).
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  let ubicacion: Ubicacion<Value>
  private var suscripcion: SuscripcionDeEnlace?

  init(ubicacion: Ubicacion<Value>) { self.ubicacion = ubicacion }

  /// Un enlace hecho con dos funciones. Nunca se considera igual a otro.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    ubicacion = UbicacionFuncional(leer: get, escribir: set)
  }

  /// Permite `init(_ enlace: Binding<…>)` con la forma `$enlace`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Un enlace que no cambia y no se puede cambiar.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ubicacion: UbicacionConstante(value))
  }

  /// El valor de ahora.
  public var wrappedValue: Value {
    get {
      if Evaluador.evaluando {
        if let suscripcion {
          suscripcion.leida = true
        } else {
          ubicacion.raiz?.leida = true
        }
      }
      return ubicacion.leer()
    }
    nonmutating set { ubicacion.escribir(newValue) }
  }

  /// El propio enlace.
  public var projectedValue: Binding<Value> { self }

  /// Un enlace a una parte del valor: `$tarea.titulo`.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var parte = Binding<Subject>(ubicacion: UbicacionProyectada(ubicacion, keyPath))
    parte.suscripcion = suscripcion
    return parte
  }

  public mutating func _instalar(_ propiedades: PropiedadesDinamicas) -> Bool {
    let instalada: SuscripcionDeEnlace = propiedades.ranura { SuscripcionDeEnlace(propiedades) }
    instalada.suscribir(a: ubicacion.raiz)
    suscripcion = instalada
    return false
  }

  public static func _iguales(_ uno: Self, _ otro: Self) -> Bool {
    uno.ubicacion.esLaMisma(que: otro.ubicacion)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// El identificador del valor.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// Un enlace a lo que hay dentro de un opcional, o `nil` si ahora no hay nada.
  public init?(_ base: Binding<Value?>) {
    guard let ahora = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? ahora },
      set: { base.wrappedValue = $0 }
    )
  }

  /// Un enlace opcional a un valor que siempre existe.
  public init<Contenido>(_ base: Binding<Contenido>) where Value == Contenido? {
    self.init(
      get: { base.wrappedValue },
      set: { nuevo in
        if let nuevo { base.wrappedValue = nuevo }
      }
    )
  }
}
