// Trampa de la kata: se cancela la descarga y se deja su entrada: quien llega después se apunta a ella.

import Foundation
import Laboratorio

@MainActor public final class DescargasDePlanos {
  private struct EnVuelo {
    let tarea: Task<Void, Never>
    var esperando: [Int: CheckedContinuation<Data, any Error>] = [:]
  }

  private let sesion: URLSession
  private var enVuelo: [URL: EnVuelo] = [:]
  private var turnos = 0

  public init(sesion: URLSession) {
    self.sesion = sesion
  }

  /// Los bytes de un plano. Quienes piden el mismo mientras llega comparten la descarga.
  public func datos(de url: URL) async throws -> Data {
    turnos += 1
    let turno = turnos
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuacion in
        if enVuelo[url] == nil { enVuelo[url] = EnVuelo(tarea: empezar(url)) }
        enVuelo[url]?.esperando[turno] = continuacion
      }
    } onCancel: {
      // El aviso llega desde cualquier hilo. Su tarea espera turno: corre con la espera ya apuntada.
      Task { @MainActor in self.retirar(turno, de: url) }
    }
  }

  private func empezar(_ url: URL) -> Task<Void, Never> {
    Task {
      let resultado: Result<Data, any Error>
      do { resultado = .success(try await descargar(url)) } catch { resultado = .failure(error) }
      // Si la cancelaron, su entrada ya no está; y la que haya puede ser de otra descarga.
      guard !Task.isCancelled, let acabada = enVuelo.removeValue(forKey: url) else { return }
      for espera in acabada.esperando.values { espera.resume(with: resultado) }
    }
  }

  private func retirar(_ turno: Int, de url: URL) {
    guard let espera = enVuelo[url]?.esperando.removeValue(forKey: turno) else { return }
    espera.resume(throwing: CancellationError())
    guard enVuelo[url]?.esperando.isEmpty == true else { return }
    enVuelo[url]?.tarea.cancel()
  }

  private func descargar(_ url: URL) async throws -> Data {
    let (datos, respuesta) = try await sesion.data(from: url)
    guard (respuesta as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return datos
  }
}
