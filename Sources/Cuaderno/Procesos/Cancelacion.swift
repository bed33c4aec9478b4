import Foundation

/// Petición de parar lo que esté en marcha, compartida entre el hilo que trabaja y el que atiende
/// teclas o señales.
///
/// Una compilación no se puede abandonar a medias sin avisar a sus hijos: quien la lanza consulta
/// `pedida` cada décima de segundo y termina el grupo de procesos entero.
public final class Cancelacion: @unchecked Sendable {
  private let cerrojo = NSLock()
  private var valor = false

  public init() {}

  public var pedida: Bool { cerrojo.withLock { valor } }

  public func pedir() { cerrojo.withLock { valor = true } }
}

/// Convierte Ctrl-C y la señal de terminar en una `Cancelacion`, en vez de morir dejando una
/// compilación huérfana o la terminal sin eco.
final class VigilanteDeSenales {
  private var fuentes: [DispatchSourceSignal] = []

  init(cancelacion: Cancelacion) {
    for senal in [SIGINT, SIGTERM, SIGHUP] {
      signal(senal, SIG_IGN)
      let fuente = DispatchSource.makeSignalSource(
        signal: senal, queue: DispatchQueue.global(qos: .userInteractive))
      fuente.setEventHandler { cancelacion.pedir() }
      fuente.resume()
      fuentes.append(fuente)
    }
  }
}
