import Foundation

/// Turno para compilar y escribir: dos `workbook` a la vez en la misma carpeta se turnan.
///
/// Es un `flock`, así que el sistema lo suelta aunque el proceso muera.
final class Cerrojo: Sendable {
  private let descriptor: Int32

  /// Espera el turno.
  ///
  /// - Parameters:
  ///   - nombre: qué se protege; cada nombre es un turno distinto.
  ///   - espera: tiempo máximo; pasado, se renuncia con un mensaje.
  /// - Throws: `.herramientas` si no se puede escribir o el turno no llega; `.interrumpido`.
  init(
    _ nombre: String, paquete: Paquete, espera: Duration = .seconds(120), cancelacion: Cancelacion,
    avisar: (String) -> Void
  ) throws {
    let ruta = "\(Archivador.carpeta)/\(nombre).cerrojo"
    if !paquete.existe(ruta) { try paquete.escribir(Data(), en: ruta) }
    descriptor = open(paquete.url(ruta).path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw ErrorDelCuaderno.herramientas(
        "No se puede escribir «\(ruta)» en «\(paquete.raiz.path)»: \(Sistema.ultimoError()).\n"
          + "Comprueba los permisos de la carpeta y el espacio en disco.")
    }
    let plazo = ContinuousClock.now + espera
    var avisado = false
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if !avisado {
        avisado = true
        let texto = String(decoding: (try? paquete.datos(ruta)) ?? Data(), as: UTF8.self)
        let quien = Int(texto.trimmingCharacters(in: .whitespacesAndNewlines))
        avisar(
          "Otro workbook\(quien.map { " (proceso \($0))" } ?? "") está trabajando en esta carpeta; "
            + "se espera a que termine.")
      }
      if cancelacion.pedida {
        close(descriptor)
        throw ErrorDelCuaderno.interrumpido
      }
      if ContinuousClock.now >= plazo {
        close(descriptor)
        throw ErrorDelCuaderno.herramientas(
          "Otro workbook sigue ocupando esta carpeta después de \(Int(espera.enSegundos)) s.\n"
            + "Ciérralo y repite la orden.")
      }
      usleep(50_000)
    }
    let numero = "\(ProcessInfo.processInfo.processIdentifier)\n"
    ftruncate(descriptor, 0)
    _ = numero.withCString { pwrite(descriptor, $0, strlen($0), 0) }
  }

  deinit { close(descriptor) }

  /// Devuelve el turno antes de que la instancia desaparezca.
  func soltar() { flock(descriptor, LOCK_UN) }
}
