// Kata 7.5 · Uno se va, los demás siguen
//
// Qué se ve: el plano de un edificio sale en la lista y en la ficha. Al desplazar la lista mientras
// llega, la fila desaparece y la ficha se queda sin plano, con un error de «cancelado» que nadie pidió.
//
// Al terminar: quien cancela vuelve en el momento; los demás reciben su plano; la descarga solo se
// cancela cuando se va el último, y quien llegue después puede volver a pedirla.
//
// swift run workbook probar 7.5

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
    return try await withTaskCancellationHandler {
      try await tarea.value
    } onCancel: {
      tarea.cancel()
    }
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
