/// Una petición HTTP/1.1 tal como llegó por la conexión.
public struct PeticionEntrante: Sendable, Hashable {
  /// Lo que puede ocupar la línea de petición con sus cabeceras, en bytes.
  public static let cabeceraMaxima = 16_384
  /// Lo que puede ocupar el cuerpo, en bytes.
  public static let cuerpoMaximo = 1 << 20
  /// Cuántas cabeceras puede llevar.
  public static let cabecerasMaximas = 100

  /// El método, en mayúsculas.
  public let metodo: String
  /// La ruta con su consulta, como se escribió: «/fotos/1?lado=60».
  public let ruta: String
  /// Las cabeceras.
  public let cabeceras: CabecerasHTTP
  /// El cuerpo.
  public let cuerpo: [UInt8]

  /// Intenta leer una petición de los bytes que han llegado hasta ahora.
  ///
  /// - Returns: La petición, o `nil` si todavía faltan bytes.
  /// - Throws: ``ErrorHTTP`` en cuanto se sabe que no vale, sin esperar al resto.
  /// - Complexity: O(*b*) bytes leídos.
  public static func leer(_ bytes: [UInt8]) throws(ErrorHTTP) -> PeticionEntrante? {
    guard let fin = finDeCabecera(bytes) else {
      guard bytes.count <= cabeceraMaxima else {
        throw .cabeceraDemasiadoLarga(maximo: cabeceraMaxima)
      }
      return nil
    }
    guard fin <= cabeceraMaxima else { throw .cabeceraDemasiadoLarga(maximo: cabeceraMaxima) }
    let lineas = try lineas(bytes[..<fin])
    let (metodo, ruta) = try primeraLinea(lineas[0])
    guard lineas.count - 1 <= cabecerasMaximas else {
      throw .cabeceraDemasiadoLarga(maximo: cabeceraMaxima)
    }
    var cabeceras = CabecerasHTTP()
    for linea in lineas.dropFirst() {
      let (nombre, valor) = try cabecera(linea)
      if let anterior = cabeceras[nombre], nombre.lowercased() == "content-length",
        anterior != valor
      {
        throw .malFormada(motivo: "dos Content-Length distintos")
      }
      cabeceras[nombre] = valor
    }
    guard cabeceras["Transfer-Encoding"] == nil else {
      throw .noAdmitida(motivo: "Transfer-Encoding en las peticiones")
    }
    let largo = try largoDelCuerpo(cabeceras)
    let inicio = fin + 4
    guard bytes.count - inicio >= largo else { return nil }
    return PeticionEntrante(
      metodo: metodo, ruta: ruta, cabeceras: cabeceras,
      cuerpo: Array(bytes[inicio..<inicio + largo]))
  }

  /// La posición del `\r\n\r\n` que cierra la cabecera.
  private static func finDeCabecera(_ bytes: [UInt8]) -> Int? {
    // Buscar más allá del máximo no cambiaría la respuesta.
    let final = min(bytes.count, cabeceraMaxima + 4)
    guard final >= 4 else { return nil }
    return (0...(final - 4)).first { posicion in
      bytes[posicion] == 13 && bytes[posicion + 1] == 10 && bytes[posicion + 2] == 13
        && bytes[posicion + 3] == 10
    }
  }

  private static func lineas(_ bytes: ArraySlice<UInt8>) throws(ErrorHTTP) -> [String] {
    for byte in bytes where byte > 0x7E || (byte < 0x20 && byte != 13 && byte != 10 && byte != 9) {
      throw .malFormada(motivo: "un byte que no es ASCII visible en la cabecera")
    }
    let texto = String(decoding: bytes, as: UTF8.self)
    let lineas = texto.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    guard lineas.allSatisfy({ !$0.utf8.contains(13) && !$0.utf8.contains(10) }) else {
      throw .malFormada(motivo: "un salto de línea que no es CRLF")
    }
    return lineas
  }

  private static func primeraLinea(
    _ linea: String
  ) throws(ErrorHTTP) -> (metodo: String, ruta: String) {
    let partes = linea.split(separator: " ", omittingEmptySubsequences: false)
    guard partes.count == 3 else {
      throw .malFormada(motivo: "la primera línea no es «MÉTODO ruta versión»")
    }
    let (metodo, ruta, version) = (partes[0], partes[1], partes[2])
    guard (1...16).contains(metodo.count), metodo.allSatisfy({ $0.isASCII && $0.isUppercase })
    else {
      throw .malFormada(motivo: "un método que no son de 1 a 16 mayúsculas")
    }
    guard ruta.hasPrefix("/"), !ruta.contains("\t") else {
      throw .malFormada(motivo: "una ruta que no empieza por /")
    }
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw .noAdmitida(motivo: "esa versión de HTTP")
    }
    return (String(metodo), String(ruta))
  }

  private static func cabecera(_ linea: String) throws(ErrorHTTP) -> (String, String) {
    guard let dosPuntos = linea.firstIndex(of: ":") else {
      throw .malFormada(motivo: "una cabecera sin dos puntos")
    }
    let nombre = linea[..<dosPuntos]
    let admitidos = "!#$%&'*+-.^_`|~"
    let esNombre = nombre.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || admitidos.contains($0))
    }
    guard !nombre.isEmpty, esNombre else {
      throw .malFormada(motivo: "un nombre de cabecera no válido")
    }
    var valor = linea[linea.index(after: dosPuntos)...]
    while valor.first == " " || valor.first == "\t" { valor.removeFirst() }
    while valor.last == " " || valor.last == "\t" { valor.removeLast() }
    return (String(nombre), String(valor))
  }

  private static func largoDelCuerpo(_ cabeceras: CabecerasHTTP) throws(ErrorHTTP) -> Int {
    guard let texto = cabeceras["Content-Length"] else { return 0 }
    guard !texto.isEmpty, texto.allSatisfy({ ("0"..."9").contains($0) }) else {
      throw .malFormada(motivo: "un Content-Length que no es un número")
    }
    guard let largo = Int(texto), largo <= cuerpoMaximo else {
      throw .cuerpoDemasiadoLargo(maximo: cuerpoMaximo)
    }
    return largo
  }
}
