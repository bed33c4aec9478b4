import Foundation
import Synchronization

/// Pone un ``TransporteDePrueba`` debajo de una `URLSession` de verdad.
///
/// Así se prueba el código que ya usa `URLSession` sin cambiarlo: la sesión, sus tareas y su
/// cancelación son las reales, y solo la red es de mentira. Es la costura que funciona igual en Linux y
/// en macOS.
public enum SesionDePrueba {
  /// Crea una sesión cuyas peticiones atiende el transporte.
  ///
  /// Cada transporte tiene su dominio (``TransporteDePrueba/raiz``) y la sesión solo atiende ese: así
  /// dos pruebas en paralelo no se mezclan. (En Linux, las cabeceras de la configuración no llegan al
  /// `URLProtocol`, así que no sirven para distinguirlas.) A cualquier otro dominio responde
  /// `URLError(.cannotFindHost)`, sin salir a la red.
  public static func crear(para transporte: TransporteDePrueba) -> URLSession {
    ProtocoloDePrueba.registrar(transporte)
    let configuracion = URLSessionConfiguration.ephemeral
    configuracion.protocolClasses = [ProtocoloDePrueba.self]
    return URLSession(configuration: configuracion)
  }
}

/// El `URLProtocol` que lleva las peticiones de una sesión de prueba a su transporte.
final class ProtocoloDePrueba: URLProtocol {
  /// Lleva el protocolo a su tarea. En Linux, `URLProtocol` dice que no es `Sendable`; aquí es seguro
  /// porque la tarea solo usa su `client`, que admite llamadas desde cualquier hilo.
  private struct Entrega: @unchecked Sendable {
    weak var protocolo: ProtocoloDePrueba?
  }

  private struct Debil {
    weak var transporte: TransporteDePrueba?
  }

  private static let porDominio = Mutex<[String: Debil]>([:])
  private let tarea = Mutex<Task<Void, Never>?>(nil)

  static func registrar(_ transporte: TransporteDePrueba) {
    porDominio.withLock { registro in
      registro = registro.filter { $0.value.transporte != nil }
      registro[transporte.raiz.host() ?? ""] = Debil(transporte: transporte)
    }
  }

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let transporte = Self.porDominio.withLock { $0[request.url?.host() ?? ""]?.transporte }
    guard let transporte, let url = request.url else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    let peticion = PeticionHTTP(
      url,
      metodo: request.httpMethod ?? "GET",
      cabeceras: CabecerasHTTP((request.allHTTPHeaderFields ?? [:]).map { ($0.key, $0.value) }),
      cuerpo: cuerpo
    )
    let entrega = Entrega(protocolo: self)
    tarea.withLock { tarea in
      tarea = Task {
        let resultado: Result<RespuestaHTTP, any Error>
        do {
          resultado = .success(try await transporte.enviar(peticion))
        } catch {
          resultado = .failure(error)
        }
        guard !Task.isCancelled else { return }
        entrega.protocolo?.entregar(resultado, de: url)
      }
    }
  }

  override func stopLoading() {
    tarea.withLock { $0?.cancel() }
  }

  private func entregar(_ resultado: Result<RespuestaHTTP, any Error>, de url: URL) {
    switch resultado {
    case .success(let respuesta):
      guard
        let cabecera = HTTPURLResponse(
          url: url, statusCode: respuesta.estado, httpVersion: "HTTP/1.1",
          headerFields: respuesta.cabeceras.diccionario)
      else {
        client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
        return
      }
      client?.urlProtocol(self, didReceive: cabecera, cacheStoragePolicy: .notAllowed)
      if !respuesta.cuerpo.isEmpty { client?.urlProtocol(self, didLoad: Data(respuesta.cuerpo)) }
      client?.urlProtocolDidFinishLoading(self)
    case .failure(let error):
      let deRed = error as? URLError ?? (error is CancellationError ? URLError(.cancelled) : nil)
      client?.urlProtocol(self, didFailWithError: deRed ?? error)
    }
  }

  /// El cuerpo de la petición: en macOS llega siempre como flujo, y en Linux como datos.
  private var cuerpo: [UInt8] {
    if let datos = request.httpBody { return [UInt8](datos) }
    guard let flujo = request.httpBodyStream else { return [] }
    flujo.open()
    defer { flujo.close() }
    var bytes: [UInt8] = []
    var trozo = [UInt8](repeating: 0, count: 16_384)
    while bytes.count < 16 << 20 {
      let leidos = flujo.read(&trozo, maxLength: trozo.count)
      guard leidos > 0 else { break }
      bytes += trozo[..<leidos]
    }
    return bytes
  }
}
