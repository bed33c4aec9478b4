import Synchronization

/// Por donde un ``ObservableObject`` dice que va a cambiar.
public final class ObservableObjectPublisher: Sendable {
  private let suscripciones = Mutex<[SuscripcionDeObjeto]>([])

  public init() {}

  /// Avisa a todas las vistas que sostienen el objeto.
  public func send() {
    let actuales: [SuscripcionDeObjeto] = suscripciones.withLock { $0 }
    for suscripcion in actuales { suscripcion.avisar() }
  }

  func suscribir(_ suscripcion: SuscripcionDeObjeto) {
    suscripciones.withLock { $0.append(suscripcion) }
  }

  func olvidar(_ suscripcion: SuscripcionDeObjeto) {
    suscripciones.withLock { $0.removeAll { $0 === suscripcion } }
  }
}

/// Una vista que sostiene un objeto.
final class SuscripcionDeObjeto: Sendable {
  private let buzon: Buzon
  private let cambio: @MainActor @Sendable () -> Void

  init(buzon: Buzon, cambio: @escaping @MainActor @Sendable () -> Void) {
    self.buzon = buzon
    self.cambio = cambio
  }

  func avisar() {
    if Plataforma.enActorPrincipal {
      buzon.dejar(cambio)
    } else {
      buzon.aplazar(.publicacionFueraDelActorPrincipal, cambio)
    }
  }
}

/// Un publicador por objeto, para los que no declaran el suyo.
enum TablaDePublicadores {
  /// Una referencia débil: el identificador de un objeto muerto puede volver a usarse.
  private struct Entrada: @unchecked Sendable {
    weak var objeto: AnyObject?
    let publicador = ObservableObjectPublisher()
  }

  private static let entradas = Mutex<[ObjectIdentifier: Entrada]>([:])

  static func publicador(de objeto: AnyObject) -> ObservableObjectPublisher {
    let clave = ObjectIdentifier(objeto)
    let nueva = Entrada(objeto: objeto)
    return entradas.withLock { entradas in
      if let entrada = entradas[clave], entrada.objeto != nil { return entrada.publicador }
      if entradas.count >= 256, entradas.count.nonzeroBitCount == 1 {
        entradas = entradas.filter { $0.value.objeto != nil }
      }
      entradas[clave] = nueva
      return nueva.publicador
    }
  }
}
