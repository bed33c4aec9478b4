/// Lo que un nodo guarda de un objeto observado: la referencia y su suscripción.
final class RanuraDeObjeto<Objeto: ObservableObject>: SueltaRecursos {
  private(set) var objeto: Objeto?
  private var suscripcion: SuscripcionDeObjeto?
  private var publicador: ObservableObjectPublisher?

  /// Se suscribe al objeto; devuelve si no era el de antes.
  @MainActor func usar(_ nuevo: Objeto, _ propiedades: PropiedadesDinamicas) -> Bool {
    guard objeto !== nuevo else { return false }
    let habia: Bool = objeto != nil
    soltar()
    objeto = nuevo
    let indice: Int = propiedades.indice
    let nueva = SuscripcionDeObjeto(buzon: propiedades.nodo.grafo.buzon) { [weak propiedades] in
      propiedades?.cambio(indice)
    }
    publicador = nuevo.publicador
    publicador?.suscribir(nueva)
    suscripcion = nueva
    return habia
  }

  @MainActor func soltar() {
    if let suscripcion { publicador?.olvidar(suscripcion) }
    suscripcion = nil
    publicador = nil
    objeto = nil
  }

  deinit {
    if let suscripcion { publicador?.olvidar(suscripcion) }
  }
}

/// Da un `Binding` por cada propiedad de un objeto: `$modelo.titulo`.
@MainActor @dynamicMemberLookup public struct _EnlacesDeObjeto<ObjectType: AnyObject> {
  let objeto: ObjectType

  /// Un enlace a una propiedad.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    Binding(ubicacion: UbicacionDeObjeto(objeto, keyPath))
  }
}
