import Foundation

/// Lo que se enseña mientras se compila: en una terminal, una línea que se reescribe; si no, una
/// línea por fase y otra cada diez segundos, para que una integración no parezca parada.
final class LineaDeAvance {
  private let consola: Consola
  private var ultima: ContinuousClock.Instant?
  private var pintada = false

  init(consola: Consola) { self.consola = consola }

  func mostrar(_ texto: String) {
    if consola.reescribeAvance {
      consola.escribirError("\r\u{1B}[K" + String(texto.prefix(consola.estilo.ancho - 1)))
      pintada = true
      return
    }
    let ahora = ContinuousClock.now
    let esDetalle = texto.hasPrefix("[")
    if esDetalle, let ultima, ahora - ultima < .seconds(10) { return }
    ultima = ahora
    consola.avisar(esDetalle ? "  \(texto)" : texto)
  }

  func borrar() {
    if pintada { consola.escribirError("\r\u{1B}[K") }
    pintada = false
  }
}
