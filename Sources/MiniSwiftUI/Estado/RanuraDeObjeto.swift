/// Lo que un nodo guarda de un objeto observado: la referencia y su suscripción.
final class RanuraDeObjeto<Objeto: ObservableObject>: SueltaRecursos {
  private(set) var objeto: Objeto?
  private var suscripcion: SuscripcionDeObjeto?

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
    nuevo.publicador?.suscribir(nueva)
    suscripcion = nueva
    return habia
  }

  @MainActor func soltar() {
    if let suscripcion { objeto?.publicador?.olvidar(suscripcion) }
    suscripcion = nil
    objeto = nil
  }
}

/// Da un `Binding` por cada propiedad de un objeto: `$modelo.titulo`.
@MainActor @dynamicMemberLookup public struct _EnlacesDeObjeto<ObjectType: AnyObject> {
  let objeto: ObjectType

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    Binding(ubicacion: UbicacionDeObjeto(objeto, keyPath))
  }
}
