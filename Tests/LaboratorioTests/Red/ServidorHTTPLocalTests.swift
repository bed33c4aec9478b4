import Foundation
import Laboratorio
import Testing

@Suite("Servidor HTTP local, de punta a punta", .timeLimit(.minutes(1)))
struct ServidorHTTPLocalTests {
  private func sesion() -> URLSession {
    URLSession(configuration: .ephemeral)
  }

  private func manejador(_ peticion: PeticionEntrante) -> RespuestaLocal {
    switch peticion.ruta {
    case "/hola":
      return RespuestaLocal(.texto("Hola, \(peticion.metodo)"))
    case "/cache":
      return .conCache(.texto("dato"), etiqueta: "v1", segundos: 60, para: peticion)
    case "/despacio":
      var local = RespuestaLocal(RespuestaHTTP(cuerpo: [UInt8](repeating: 7, count: 50)))
      local.trozo = 10
      local.pausa = .milliseconds(20)
      return local
    case "/cortada":
      var local = RespuestaLocal(RespuestaHTTP(cuerpo: [UInt8](repeating: 7, count: 1000)))
      local.cortarTras = 100
      return local
    case "/eterna":
      var local = RespuestaLocal(.texto("tarde"))
      local.espera = .seconds(50)
      return local
    case "/trampa":
      return RespuestaLocal(
        RespuestaHTTP(cabeceras: ["X-A": "1\r\nX-B: 2"], cuerpo: Array("ok".utf8)))
    case "/eco":
      return RespuestaLocal(RespuestaHTTP(cuerpo: peticion.cuerpo))
    default:
      return RespuestaLocal(.texto("No existe.", estado: 404))
    }
  }

  @Test("una URLSession de verdad pide, envía y recibe por 127.0.0.1")
  func completa() async throws {
    let servidor = try ServidorHTTPLocal(manejador)
    defer { servidor.detener() }
    let red = TransporteDeSesion(sesion())
    #expect(servidor.url("/hola").host() == "127.0.0.1")
    #expect(try await red.pedir(servidor.url("/hola")).cuerpo == Array("Hola, GET".utf8))
    #expect(try await red.pedir(servidor.url("/nada")).estado == 404)
    let cuerpo = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    let eco = try await red.enviar(
      PeticionHTTP(servidor.url("/eco"), metodo: "POST", cuerpo: cuerpo))
    #expect(eco.cuerpo == cuerpo)
    #expect(servidor.peticiones.map(\.ruta) == ["/hola", "/nada", "/eco"])
  }

  @Test("las cabeceras de caché llegan, y con la etiqueta puesta responde 304 sin cuerpo")
  func cache() async throws {
    let servidor = try ServidorHTTPLocal(manejador)
    defer { servidor.detener() }
    let configuracion = URLSessionConfiguration.ephemeral
    configuracion.urlCache = nil
    configuracion.requestCachePolicy = .reloadIgnoringLocalCacheData
    let red = TransporteDeSesion(URLSession(configuration: configuracion))
    let primera = try await red.pedir(servidor.url("/cache"))
    #expect(primera.cabeceras["Cache-Control"] == "max-age=60")
    let etiqueta = try #require(primera.cabeceras["ETag"])
    let segunda = try await red.enviar(
      PeticionHTTP(servidor.url("/cache"), cabeceras: ["If-None-Match": etiqueta]))
    #expect(segunda.estado == 304)
    #expect(segunda.cuerpo.isEmpty)
  }

  @Test("un cuerpo que llega despacio llega entero")
  func despacio() async throws {
    let servidor = try ServidorHTTPLocal(manejador)
    defer { servidor.detener() }
    let inicio = ContinuousClock.now
    let respuesta = try await TransporteDeSesion(sesion()).pedir(servidor.url("/despacio"))
    #expect(respuesta.cuerpo == [UInt8](repeating: 7, count: 50))
    #expect(ContinuousClock.now - inicio >= .milliseconds(80))
  }

  @Test("una conexión cortada a mitad del cuerpo es un URLError")
  func cortada() async throws {
    let servidor = try ServidorHTTPLocal(manejador)
    defer { servidor.detener() }
    await #expect(throws: URLError.self) {
      try await TransporteDeSesion(sesion()).pedir(servidor.url("/cortada"))
    }
  }

  @Test("un valor de cabecera no puede colar otra cabecera")
  func trampa() async throws {
    let servidor = try ServidorHTTPLocal(manejador)
    defer { servidor.detener() }
    let respuesta = try await TransporteDeSesion(sesion()).pedir(servidor.url("/trampa"))
    #expect(respuesta.cabeceras["X-B"] == nil)
    #expect(respuesta.cuerpo == Array("ok".utf8))
  }

  @Test("detenerlo corta lo que esté a medias, se puede repetir y deja de escuchar")
  func detener() async throws {
    let servidor = try ServidorHTTPLocal(manejador)
    let url = servidor.url("/eterna")
    let lenta = Task { try await TransporteDeSesion(sesion()).pedir(url) }
    try await hasta { !servidor.peticiones.isEmpty }
    let inicio = ContinuousClock.now
    servidor.detener()
    servidor.detener()
    #expect(ContinuousClock.now - inicio < .seconds(10))
    await #expect(throws: URLError.self) { try await lenta.value }
    await #expect(throws: URLError.self) { try await TransporteDeSesion(sesion()).pedir(url) }
  }

  @Test("soltar el servidor lo detiene")
  func soltar() async throws {
    var servidor: ServidorHTTPLocal? = try ServidorHTTPLocal(manejador)
    let url = try #require(servidor?.url("/hola"))
    #expect(try await TransporteDeSesion(sesion()).pedir(url).estado == 200)
    servidor = nil
    await #expect(throws: URLError.self) { try await TransporteDeSesion(sesion()).pedir(url) }
  }

  @Test("cincuenta clientes a la vez reciben cada uno lo suyo")
  func aLaVez() async throws {
    let servidor = try ServidorHTTPLocal { peticion in RespuestaLocal(.texto(peticion.ruta)) }
    defer { servidor.detener() }
    let red = TransporteDeSesion(sesion())
    try await withThrowingTaskGroup(of: Void.self) { grupo in
      for numero in 0..<50 {
        grupo.addTask {
          let respuesta = try await red.pedir(servidor.url("/\(numero)"))
          #expect(respuesta.cuerpo == Array("/\(numero)".utf8))
        }
      }
      try await grupo.waitForAll()
    }
    #expect(servidor.peticiones.count == 50)
  }
}
