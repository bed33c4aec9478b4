// Trampa de la kata: el segundo no repite la petición, pero tampoco recibe nada.

import Foundation
import Laboratorio

@MainActor public final class DescargasDeRadar {
  private let sesion: URLSession
  private var recibidas: [URL: Data] = [:]
  private var pidiendo: Set<URL> = []

  public init(sesion: URLSession) {
    self.sesion = sesion
  }

  /// Los bytes de una imagen del radar.
  public func datos(de url: URL) async throws -> Data {
    if let datos = recibidas[url] { return datos }
    guard pidiendo.insert(url).inserted else { return Data() }
    defer { pidiendo.remove(url) }
    let datos = try await descargar(url)
    recibidas[url] = datos
    return datos
  }

  private func descargar(_ url: URL) async throws -> Data {
    let (datos, respuesta) = try await sesion.data(from: url)
    guard (respuesta as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return datos
  }
}
