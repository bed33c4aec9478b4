import Dispatch

/// Si el código corre en el actor principal.
///
/// `Thread.isMainThread` miente en Linux tras la primera suspensión; una marca en la cola principal,
/// no.
enum ActorPrincipal {
  private static let clave: DispatchSpecificKey<Bool> = {
    let clave = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: clave, value: true)
    return clave
  }()

  static var aqui: Bool { DispatchQueue.getSpecific(key: clave) ?? false }
}
