import Foundation

/// El transporte de verdad: una `URLSession`.
public struct TransporteDeSesion: TransporteHTTP {
  /// La sesión que lleva las peticiones.
  public let sesion: URLSession

  /// Crea un transporte sobre una sesión.
  public init(_ sesion: URLSession) {
    self.sesion = sesion
  }

  /// Envía una petición por la red.
  /// - Throws: `URLError`; al cancelar, `URLError(.cancelled)` y no `CancellationError`, en Linux y en
  ///   macOS.
  public func enviar(_ peticion: PeticionHTTP) async throws -> RespuestaHTTP {
    var solicitud = URLRequest(url: peticion.url)
    solicitud.httpMethod = peticion.metodo
    for par in peticion.cabeceras.pares {
      solicitud.setValue(par.valor, forHTTPHeaderField: par.nombre)
    }
    if !peticion.cuerpo.isEmpty { solicitud.httpBody = Data(peticion.cuerpo) }
    let (datos, respuesta) = try await sesion.data(for: solicitud)
    guard let respuesta = respuesta as? HTTPURLResponse else {
      throw URLError(.badServerResponse)
    }
    let cabeceras = respuesta.allHeaderFields.compactMap { nombre, valor -> (String, String)? in
      guard let nombre = nombre as? String, let valor = valor as? String else { return nil }
      return (nombre, valor)
    }
    return RespuestaHTTP(
      estado: respuesta.statusCode, cabeceras: CabecerasHTTP(cabeceras), cuerpo: [UInt8](datos))
  }
}
