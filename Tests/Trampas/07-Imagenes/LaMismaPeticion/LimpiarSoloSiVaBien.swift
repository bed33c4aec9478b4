// Trampa de la kata: si la descarga falla, su entrada se queda y el fallo es para siempre.

import Foundation
import Laboratorio

@MainActor public final class DescargasDeRadar {
  private let sesion: URLSession
  private var recibidas: [URL: Data] = [:]
  private var enVuelo: [URL: Task<Data, any Error>] = [:]

  public init(sesion: URLSession) {
    self.sesion = sesion
  }

  /// Los bytes de una imagen del radar.
  public func datos(de url: URL) async throws -> Data {
    if let datos = recibidas[url] { return datos }
    if let tarea = enVuelo[url] { return try await tarea.value }
    let tarea = Task {
      // Quien limpia es la tarea, vaya bien o mal: así no depende de que quien espera siga ahí.
      let datos = try await descargar(url)
      enVuelo[url] = nil
      recibidas[url] = datos
      return datos
    }
    enVuelo[url] = tarea
    return try await tarea.value
  }

  private func descargar(_ url: URL) async throws -> Data {
    let (datos, respuesta) = try await sesion.data(from: url)
    guard (respuesta as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return datos
  }
}
