import Laboratorio
import Testing

@Suite("Lectura de peticiones HTTP")
struct PeticionEntranteTests {
  private func leer(_ texto: String) throws -> PeticionEntrante? {
    try PeticionEntrante.leer(Array(texto.utf8))
  }

  @Test("lee método, ruta, cabeceras y cuerpo, y no antes de que lleguen enteros")
  func completa() throws {
    let texto = "PUT /a/b?c=d HTTP/1.1\r\nHost: x\r\ncontent-length:  4 \r\n\r\nhola"
    // Por bytes y no por caracteres: en Swift, «\r\n» es un solo carácter.
    for corte in 0..<texto.utf8.count {
      #expect(try PeticionEntrante.leer(Array(texto.utf8.prefix(corte))) == nil)
    }
    let peticion = try #require(try leer(texto + "lo que sobra"))
    #expect(peticion.metodo == "PUT")
    #expect(peticion.ruta == "/a/b?c=d")
    #expect(peticion.cabeceras["Content-Length"] == "4")
    #expect(peticion.cuerpo == Array("hola".utf8))
  }

  @Test(
    "lo mal formado se rechaza con su motivo",
    arguments: [
      ("GET /\r\n\r\n", "la primera línea no es «MÉTODO ruta versión»"),
      ("\r\n\r\n", "la primera línea no es «MÉTODO ruta versión»"),
      ("GET  / HTTP/1.1\r\n\r\n", "la primera línea no es «MÉTODO ruta versión»"),
      ("get / HTTP/1.1\r\n\r\n", "un método que no son de 1 a 16 mayúsculas"),
      ("GET x HTTP/1.1\r\n\r\n", "una ruta que no empieza por /"),
      ("GET / HTTP/1.1\r\nHost x\r\n\r\n", "una cabecera sin dos puntos"),
      ("GET / HTTP/1.1\r\n: x\r\n\r\n", "un nombre de cabecera no válido"),
      ("GET / HTTP/1.1\r\nA : x\r\n\r\n", "un nombre de cabecera no válido"),
      ("GET / HTTP/1.1\r\nA: x\ny\r\n\r\n", "un salto de línea que no es CRLF"),
      ("GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n", "un byte que no es ASCII visible en la cabecera"),
      ("GET /ñ HTTP/1.1\r\n\r\n", "un byte que no es ASCII visible en la cabecera"),
      (
        "GET / HTTP/1.1\r\nContent-Length: +4\r\n\r\n", "un Content-Length que no es un número"
      ),
      (
        "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        "dos Content-Length distintos"
      ),
    ]
  )
  func malFormada(texto: String, motivo: String) {
    #expect(throws: ErrorHTTP.malFormada(motivo: motivo)) { try leer(texto) }
  }

  @Test("lo que no se admite y lo que no cabe tienen su estado HTTP")
  func limites() {
    #expect(throws: ErrorHTTP.noAdmitida(motivo: "esa versión de HTTP")) {
      try leer("GET / HTTP/2\r\n\r\n")
    }
    #expect(throws: ErrorHTTP.noAdmitida(motivo: "Transfer-Encoding en las peticiones")) {
      try leer("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n")
    }
    let larga = ErrorHTTP.cabeceraDemasiadoLarga(maximo: PeticionEntrante.cabeceraMaxima)
    #expect(throws: larga) { try leer(String(repeating: "a", count: 20_000)) }
    let muchas = (0...100).map { "A\($0): b\r\n" }.joined()
    #expect(throws: larga) { try leer("GET / HTTP/1.1\r\n\(muchas)\r\n") }
    for largo in ["1048577", "99999999999999999999"] {
      #expect(throws: ErrorHTTP.cuerpoDemasiadoLargo(maximo: PeticionEntrante.cuerpoMaximo)) {
        try leer("POST / HTTP/1.1\r\nContent-Length: \(largo)\r\n\r\n")
      }
    }
    #expect(larga.estado == 431)
    #expect(ErrorHTTP.malFormada(motivo: "x").estado == 400)
  }
}
