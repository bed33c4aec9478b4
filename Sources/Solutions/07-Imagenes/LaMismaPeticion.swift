// Kata 7.4 · La misma petición dos veces
//
// Qué se ve: en el mapa del tiempo, la misma imagen del radar sale en cien sitios. Al abrir la
// pantalla, el servidor recibe cien peticiones iguales en el mismo segundo; después, ninguna.
//
// Al terminar: quienes piden lo mismo mientras llega comparten una descarga, también su fallo; y lo
// que falló se puede volver a pedir.
//
// swift run workbook probar 7.4

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
      defer { enVuelo[url] = nil }
      let datos = try await descargar(url)
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
