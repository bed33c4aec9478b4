import Synchronization

/// Por donde un ``ObservableObject`` dice que va a cambiar.
public final class ObservableObjectPublisher: Sendable {
  private let suscripciones = Mutex(Suscripciones())

  /// Un publicador sin suscriptores.
  public init() {}

  /// Avisa a todas las vistas que sostienen el objeto.
  public func send() {
    let actuales: [SuscripcionDeObjeto] = suscripciones.withLock { $0.enOrden }
    for suscripcion in actuales { suscripcion.avisar() }
  }

  func suscribir(_ suscripcion: SuscripcionDeObjeto) {
    suscripciones.withLock { $0.alta(suscripcion) }
  }

  func olvidar(_ suscripcion: SuscripcionDeObjeto) {
    suscripciones.withLock { $0.baja(suscripcion) }
  }
}

/// Las suscripciones de un objeto, en el orden en que llegaron.
///
/// Cerrar una pantalla da de baja todas sus filas: buscar cada una recorriendo la lista sería
/// cuadrático, así que se sabe dónde está cada una y la baja deja un hueco.
struct Suscripciones {
  private var casillas: [SuscripcionDeObjeto?] = []
  private var posiciones: [ObjectIdentifier: Int] = [:]
  /// Suscripciones cambiadas de casilla al cerrar huecos: lo que cuestan las bajas.
  private(set) var traslados = 0

  var enOrden: [SuscripcionDeObjeto] { casillas.compactMap(\.self) }

  mutating func alta(_ suscripcion: SuscripcionDeObjeto) {
    posiciones[ObjectIdentifier(suscripcion)] = casillas.count
    casillas.append(suscripcion)
  }

  /// - Complexity: O(1) amortizado: los huecos se cierran cuando son la mitad.
  mutating func baja(_ suscripcion: SuscripcionDeObjeto) {
    guard let posicion = posiciones.removeValue(forKey: ObjectIdentifier(suscripcion)) else {
      return
    }
    casillas[posicion] = nil
    guard posiciones.count * 2 < casillas.count else { return }
    let quedan: [SuscripcionDeObjeto] = enOrden
    casillas = quedan
    traslados += quedan.count
    for (posicion, suscripcion) in quedan.enumerated() {
      posiciones[ObjectIdentifier(suscripcion)] = posicion
    }
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
