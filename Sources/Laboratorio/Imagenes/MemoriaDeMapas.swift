import Synchronization

/// Cuenta los bytes de mapas de bits vivos y el pico al que llegaron.
///
/// La memoria de una lista con imágenes son sus mapas ya decodificados, no sus archivos: un archivo de
/// 500 KB puede ser un mapa de 12 MB. Aquí un mapa cuenta desde que se reserva hasta que se suelta la
/// última copia de la imagen.
public final class MemoriaDeMapas: Sendable {
  private struct Estado {
    var vivos = 0
    var pico = 0
  }

  private let estado = Mutex(Estado())

  /// Crea una cuenta a cero.
  public init() {}

  /// Los bytes de mapas que siguen vivos.
  public var vivos: Int { estado.withLock(\.vivos) }

  /// El mayor número de bytes que hubo vivos a la vez.
  public var pico: Int { estado.withLock(\.pico) }

  /// Olvida el pico: desde ahora es lo que hay vivo.
  public func reiniciarPico() {
    estado.withLock { $0.pico = $0.vivos }
  }

  /// Cuenta unos bytes hasta que se suelte la reserva devuelta.
  /// - Parameter bytes: Lo que ocupa el mapa; lo negativo cuenta como cero.
  public func reservar(_ bytes: Int) -> ReservaDeMapa {
    ReservaDeMapa(memoria: self, bytes: max(bytes, 0))
  }

  fileprivate func sumar(_ bytes: Int) {
    estado.withLock { estado in
      estado.vivos += bytes
      estado.pico = max(estado.pico, estado.vivos)
    }
  }
}

/// Unos bytes contados en una ``MemoriaDeMapas`` mientras viva esta instancia.
public final class ReservaDeMapa: Sendable {
  /// Los bytes contados.
  public let bytes: Int
  private let memoria: MemoriaDeMapas

  fileprivate init(memoria: MemoriaDeMapas, bytes: Int) {
    self.memoria = memoria
    self.bytes = bytes
    memoria.sumar(bytes)
  }

  deinit {
    memoria.sumar(-bytes)
  }
}
