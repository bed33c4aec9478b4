// Trampa de la kata: esperar el valor de una tarea no acaba al cancelar a quien espera.

import Foundation
import Laboratorio

@MainActor public final class DescargasDePlanos {
  private let sesion: URLSession
  private var enVuelo: [URL: Task<Data, any Error>] = [:]

  public init(sesion: URLSession) {
    self.sesion = sesion
  }

  /// Los bytes de un plano. Quienes piden el mismo mientras llega comparten la descarga.
  public func datos(de url: URL) async throws -> Data {
    let tarea = enVuelo[url] ?? empezar(url)
    return try await tarea.value
  }

  private func empezar(_ url: URL) -> Task<Data, any Error> {
    let tarea = Task {
      defer { enVuelo[url] = nil }
      return try await descargar(url)
    }
    enVuelo[url] = tarea
    return tarea
  }

  private func descargar(_ url: URL) async throws -> Data {
    let (datos, respuesta) = try await sesion.data(from: url)
    guard (respuesta as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return datos
  }
}
