// Trampa de la kata: se cuentan quienes esperan, pero quien cancela sigue esperando.

import Foundation
import Laboratorio

@MainActor public final class DescargasDePlanos {
  private let sesion: URLSession
  private var enVuelo: [URL: Task<Data, any Error>] = [:]
  private var esperando: [URL: Int] = [:]

  public init(sesion: URLSession) {
    self.sesion = sesion
  }

  /// Los bytes de un plano. Quienes piden el mismo mientras llega comparten la descarga.
  public func datos(de url: URL) async throws -> Data {
    let tarea = enVuelo[url] ?? empezar(url)
    esperando[url, default: 0] += 1
    return try await withTaskCancellationHandler {
      try await tarea.value
    } onCancel: {
      Task { @MainActor in self.irse(url) }
    }
  }

  private func irse(_ url: URL) {
    esperando[url, default: 0] -= 1
    guard esperando[url] == 0 else { return }
    enVuelo.removeValue(forKey: url)?.cancel()
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
