import Foundation

/// Una petición HTTP.
public struct PeticionHTTP: Sendable, Hashable {
  /// A dónde va.
  public var url: URL
  /// El método, en mayúsculas.
  public var metodo: String
  /// Las cabeceras.
  public var cabeceras: CabecerasHTTP
  /// El cuerpo; vacío si no lleva.
  public var cuerpo: [UInt8]

  /// Crea una petición, `GET` y sin cuerpo si no se dice otra cosa.
  public init(
    _ url: URL, metodo: String = "GET", cabeceras: CabecerasHTTP = [:], cuerpo: [UInt8] = []
  ) {
    self.url = url
    self.metodo = metodo
    self.cabeceras = cabeceras
    self.cuerpo = cuerpo
  }
}

/// Una respuesta HTTP con su cuerpo entero.
public struct RespuestaHTTP: Sendable, Hashable {
  /// El código de estado: 200, 304, 404…
  public var estado: Int
  /// Las cabeceras.
  public var cabeceras: CabecerasHTTP
  /// El cuerpo.
  public var cuerpo: [UInt8]

  /// Crea una respuesta, 200 si no se dice otra cosa.
  public init(estado: Int = 200, cabeceras: CabecerasHTTP = [:], cuerpo: [UInt8] = []) {
    self.estado = estado
    self.cabeceras = cabeceras
    self.cuerpo = cuerpo
  }

  /// Crea una respuesta de texto en UTF-8.
  public static func texto(_ texto: String, estado: Int = 200) -> RespuestaHTTP {
    RespuestaHTTP(
      estado: estado, cabeceras: ["Content-Type": "text/plain; charset=utf-8"],
      cuerpo: Array(texto.utf8))
  }

  /// Si el estado es de los que dicen que todo fue bien (200 a 299).
  public var esCorrecta: Bool { (200..<300).contains(estado) }
}

/// Algo que lleva peticiones HTTP y trae respuestas.
///
/// Es la costura por la que una prueba quita la red: el código recibe un transporte y no sabe si detrás
/// hay un servidor.
public protocol TransporteHTTP: Sendable {
  /// Envía una petición y espera su respuesta entera.
  ///
  /// Un 404 o un 500 son respuestas, no errores.
  /// - Throws: Lo que impida tener respuesta, `CancellationError` o `URLError(.cancelled)` si se
  ///   cancela.
  func enviar(_ peticion: PeticionHTTP) async throws -> RespuestaHTTP
}

extension TransporteHTTP {
  /// Pide una dirección con `GET`.
  /// - Throws: Lo mismo que ``enviar(_:)``.
  public func pedir(_ url: URL) async throws -> RespuestaHTTP {
    try await enviar(PeticionHTTP(url))
  }
}
