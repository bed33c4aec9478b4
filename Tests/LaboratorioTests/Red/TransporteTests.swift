import Foundation
import Laboratorio
import Testing

@Suite("Mensajes HTTP")
struct MensajesHTTPTests {
  @Test("las cabeceras no distinguen mayúsculas, conservan el orden y no se repiten")
  func cabeceras() {
    var cabeceras: CabecerasHTTP = ["ETag": "\"1\"", "Cache-Control": "no-store"]
    cabeceras["etag"] = "\"2\""
    #expect(cabeceras["ETAG"] == "\"2\"")
    #expect(cabeceras.pares.map(\.nombre) == ["etag", "Cache-Control"])
    cabeceras["cache-control"] = nil
    cabeceras["nada"] = nil
    #expect(cabeceras.diccionario == ["etag": "\"2\""])
    // La ı turca y la K de kelvin no son letras ASCII: no deben igualarse a i ni a k.
    cabeceras["\u{212A}"] = "kelvin"
    #expect(cabeceras["k"] == nil)
  }

  @Test(
    "una respuesta es correcta de 200 a 299", arguments: [(199, false), (200, true), (304, false)])
  func correcta(estado: Int, correcta: Bool) {
    #expect(RespuestaHTTP(estado: estado).esCorrecta == correcta)
  }
}

@Suite("Transporte de prueba", .timeLimit(.minutes(1)))
struct TransporteDePruebaTests {
  @Test("responde en cada ruta, distingue la consulta e ignora el fragmento")
  func rutas() async throws {
    let red = TransporteDePrueba()
    red.responder(a: "/foto?lado=60", con: .texto("pequeña"))
    red.responder(a: "/foto", con: .texto("entera"))
    #expect(try await red.pedir(red.url("/foto?lado=60")) == .texto("pequeña"))
    #expect(try await red.pedir(red.url("/foto#parte")) == .texto("entera"))
    #expect(try await red.pedir(red.url("/nada")).estado == 404)
    #expect(red.cuantas(a: "/foto") == 1)
    #expect(red.cuantas(a: "/foto?lado=60") == 1)
    let servidos = "pequeña".utf8.count + "entera".utf8.count + "No existe.".utf8.count
    #expect(red.bytesServidos == servidos)
  }

  @Test("cada instancia tiene su propio dominio, que no existe")
  func dominios() {
    let una = TransporteDePrueba()
    let otra = TransporteDePrueba()
    #expect(una.raiz != otra.raiz)
    #expect(una.raiz.host()?.hasSuffix(".invalid") == true)
  }

  @Test("las averías se programan por número de petición y pasan una vez")
  func averias() async throws {
    let red = TransporteDePrueba()
    red.responder(a: "/a", con: RespuestaHTTP(cuerpo: [1, 2, 3, 4]))
    red.programar(peticion: 1, .fallo(URLError(.notConnectedToInternet)))
    red.programar(peticion: 2, .estado(503))
    red.programar(peticion: 3, .conexionCortada)
    red.programar(peticion: 4, .cuerpoCortado(2))
    let url = red.url("/a")
    let sinRed = await #expect(throws: URLError.self) { try await red.pedir(url) }
    #expect(sinRed?.code == .notConnectedToInternet)
    #expect(try await red.pedir(url).estado == 503)
    let cortada = await #expect(throws: URLError.self) { try await red.pedir(url) }
    #expect(cortada?.code == .networkConnectionLost)
    #expect(try await red.pedir(url).cuerpo == [1, 2])
    #expect(try await red.pedir(url).cuerpo == [1, 2, 3, 4])
    let desenlaces = red.peticiones.map(\.desenlace)
    #expect(desenlaces[1] == .respondida(estado: 503, bytes: 0))
    guard case .fallida = desenlaces[2] else {
      Issue.record("la conexión cortada debía quedar como fallida")
      return
    }
  }

  @Test("la latencia va por el reloj que se le da")
  func latencia() async throws {
    let reloj = RelojManual()
    let red = TransporteDePrueba(reloj: reloj)
    red.programar(peticion: 1, .latencia(.seconds(2)))
    async let respuesta = red.pedir(red.url("/a"))
    await reloj.adelantar(.milliseconds(1999))
    #expect(red.enVuelo == 1)
    await reloj.adelantar(.milliseconds(1))
    #expect(try await respuesta.estado == 404)
    #expect(red.enVuelo == 0)
  }

  @Test("retener deja las peticiones en vuelo hasta que se sueltan")
  func retener() async throws {
    let red = TransporteDePrueba()
    red.retener()
    let tareas = (0..<3).map { numero in Task { try await red.pedir(red.url("/\(numero)")) } }
    try await hasta { red.enVuelo >= 3 }
    #expect(red.maximoEnVuelo == 3)
    red.soltar()
    for tarea in tareas { #expect(try await tarea.value.estado == 404) }
    #expect(red.enVuelo == 0)
    // Después de soltar ya no se retiene.
    #expect(try await red.pedir(red.url("/9")).estado == 404)
  }

  @Test("soltar una ruta deja salir las suyas, presentes y futuras, y retiene las demás")
  func soltarUnaRuta() async throws {
    let red = TransporteDePrueba()
    red.retener()
    let primera = Task { try await red.pedir(red.url("/a")) }
    let segunda = Task { try await red.pedir(red.url("/b")) }
    try await hasta { red.enVuelo >= 2 }
    red.soltar(a: "/b")
    #expect(try await segunda.value.estado == 404)
    #expect(try await red.pedir(red.url("/b")).estado == 404)
    #expect(red.enVuelo == 1)
    red.soltar()
    #expect(try await primera.value.estado == 404)
  }

  @Test("cancelar una petición retenida o callada la saca en el momento y solo a ella")
  func cancelar() async throws {
    let red = TransporteDePrueba(reloj: RelojManual())
    red.retener()
    red.programar(peticion: 1, .silencio)
    let callada = Task { try await red.pedir(red.url("/a")) }
    try await hasta { red.peticiones.count >= 1 }
    let retenida = Task { try await red.pedir(red.url("/b")) }
    let otra = Task { try await red.pedir(red.url("/c")) }
    try await hasta { red.enVuelo >= 3 }
    callada.cancel()
    retenida.cancel()
    await #expect(throws: CancellationError.self) { try await callada.value }
    await #expect(throws: CancellationError.self) { try await retenida.value }
    #expect(red.canceladas == 2)
    red.soltar()
    #expect(try await otra.value.estado == 404)
  }
}

@Suite("URLSession sobre el transporte de prueba", .timeLimit(.minutes(1)))
struct SesionDePruebaTests {
  @Test("una sesión de verdad recibe estado, cabeceras y cuerpo, y envía los suyos")
  func completa() async throws {
    let red = TransporteDePrueba()
    red.responder(
      a: "/notas", con: RespuestaHTTP(estado: 201, cabeceras: ["ETag": "\"7\""], cuerpo: [1, 2]))
    let transporte = TransporteDeSesion(SesionDePrueba.crear(para: red))
    let respuesta = try await transporte.enviar(
      PeticionHTTP(
        red.url("/notas"), metodo: "POST", cabeceras: ["X-Version": "3"], cuerpo: [9, 8, 7]))
    #expect(respuesta.estado == 201)
    #expect(respuesta.cabeceras["etag"] == "\"7\"")
    #expect(respuesta.cuerpo == [1, 2])
    let recibida = try #require(red.peticiones.first?.peticion)
    #expect(recibida.metodo == "POST")
    #expect(recibida.cabeceras["x-version"] == "3")
    #expect(recibida.cuerpo == [9, 8, 7])
  }

  @Test("las averías llegan como URLError")
  func averias() async throws {
    let red = TransporteDePrueba()
    red.programar(peticion: 1, .fallo(URLError(.timedOut)))
    let sesion = SesionDePrueba.crear(para: red)
    let error = await #expect(throws: URLError.self) {
      try await sesion.data(from: red.url("/a"))
    }
    #expect(error?.code == .timedOut)
  }

  @Test("cancelar la tarea da URLError.cancelled y cancela la petición de abajo")
  func cancelar() async throws {
    let red = TransporteDePrueba()
    red.retener()
    let sesion = SesionDePrueba.crear(para: red)
    let tarea = Task { try await sesion.data(from: red.url("/a")) }
    try await hasta { red.enVuelo > 0 }
    tarea.cancel()
    let error = await #expect(throws: URLError.self) { try await tarea.value }
    #expect(error?.code == .cancelled)
    try await hasta { red.enVuelo == 0 }
    #expect(red.canceladas == 1)
  }

  @Test("dos sesiones en paralelo no se mezclan, y un dominio ajeno no sale a la red")
  func aisladas() async throws {
    let redes = (0..<8).map { _ in TransporteDePrueba() }
    try await withThrowingTaskGroup(of: Void.self) { grupo in
      for red in redes {
        grupo.addTask {
          let sesion = SesionDePrueba.crear(para: red)
          for numero in 0..<5 { _ = try await sesion.data(from: red.url("/\(numero)")) }
        }
      }
      try await grupo.waitForAll()
    }
    #expect(redes.allSatisfy { $0.peticiones.count == 5 })
    let sesion = SesionDePrueba.crear(para: redes[0])
    let ajena = try #require(URL(string: "http://127.0.0.1:9/"))
    let error = await #expect(throws: URLError.self) { try await sesion.data(from: ajena) }
    #expect(error?.code == .cannotFindHost)
  }
}
