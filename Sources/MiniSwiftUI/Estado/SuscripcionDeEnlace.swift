/// Un `@Binding` instalado en un nodo: quién lo tiene, sobre qué celda y si su `body` lo leyó.
nonisolated final class SuscripcionDeEnlace: SueltaRecursos, @unchecked Sendable {
  private weak var propiedades: PropiedadesDinamicas?
  private let indice: Int
  private weak var raiz: CeldaBase?
  var leida = false

  @MainActor init(_ propiedades: PropiedadesDinamicas) {
    self.propiedades = propiedades
    self.indice = propiedades.indice
  }

  @MainActor func suscribir(a nueva: CeldaBase?) {
    guard raiz !== nueva else { return }
    soltar()
    raiz = nueva
    nueva?.suscripciones.append(self)
  }

  @MainActor func avisar() { propiedades?.cambio(indice) }

  @MainActor func soltar() {
    raiz?.suscripciones.removeAll { $0 === self }
    raiz = nil
  }
}
