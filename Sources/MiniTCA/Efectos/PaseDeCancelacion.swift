/// Una aplicación de `cancellable`: lo que se registra bajo un id y se cancela entero.
///
/// Un mismo pase puede cubrir varias tareas (una mezcla) o ninguna en este momento (entre dos pasos
/// de una secuencia): por eso la cancelación se recuerda y no solo se reparte.
@MainActor
final class PaseDeCancelacion {
  /// Con la que se busca lo que hay en marcha.
  let clave: ClaveDeCancelacion
  let cancelaEnVuelo: Bool
  private(set) var activo = false
  private(set) var cancelado = false
  private var tareas: [Int: Task<Void, Never>] = [:]

  init(clave: ClaveDeCancelacion, cancelaEnVuelo: Bool) {
    self.clave = clave
    self.cancelaEnVuelo = cancelaEnVuelo
  }

  /// Las claves bajo las que se encuentra: la suya y las de todos los tramos de encima, para que un
  /// padre pueda cancelar el id de un hijo.
  ///
  /// Regla 22 de referencia.
  var claves: [ClaveDeCancelacion] {
    (0...clave.ruta.count).map { largo in
      ClaveDeCancelacion(ruta: Array(clave.ruta.prefix(largo)), id: clave.id)
    }
  }

  func activar() { activo = true }

  func alta(_ numero: Int, _ tarea: Task<Void, Never>) {
    tareas[numero] = tarea
    if cancelado { tarea.cancel() }
  }

  func baja(_ numero: Int) { tareas[numero] = nil }

  func cancelar() {
    cancelado = true
    tareas.values.forEach { $0.cancel() }
  }
}

/// Los pases en marcha, por id. La parte de la cancelación sin concurrencia.
@MainActor
final class RegistroDePases {
  private var pases: [ClaveDeCancelacion: [ObjectIdentifier: PaseDeCancelacion]] = [:]

  var vacio: Bool { pases.isEmpty }

  /// El pase empieza: cancela los que pide cancelar y se apunta.
  func empezar(_ pase: PaseDeCancelacion) {
    guard !pase.activo else { return }
    if pase.cancelaEnVuelo { cancelar(pase.clave) }
    pase.activar()
    for clave in pase.claves { pases[clave, default: [:]][ObjectIdentifier(pase)] = pase }
  }

  func terminar(_ pase: PaseDeCancelacion) {
    for clave in pase.claves {
      pases[clave]?[ObjectIdentifier(pase)] = nil
      if pases[clave]?.isEmpty == true { pases[clave] = nil }
    }
  }

  func cancelar(_ clave: ClaveDeCancelacion) {
    for pase in (pases[clave] ?? [:]).values {
      pase.cancelar()
      terminar(pase)
    }
  }
}
