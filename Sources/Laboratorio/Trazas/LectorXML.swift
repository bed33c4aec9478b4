/// Lee XML trozo a trozo, sin montar el documento entero.
///
/// Es propio y estricto a propósito: en Linux, `XMLParser` vive en otro módulo, y de lo que escribe
/// `xctrace` no hacen falta ni entidades propias ni DTD, que son por donde un XML ajeno se come la
/// memoria. Lo que se sale de elementos, atributos, texto, comentarios y CDATA en UTF-8 es un error
/// con su línea.
struct LectorXML {
  /// Un trozo del documento.
  enum Suceso: Equatable {
    case apertura(nombre: String, atributos: [String: String])
    case texto(String)
    case cierre(nombre: String)
  }

  /// Cuántos elementos pueden estar abiertos a la vez.
  static let profundidadMaxima = 256

  /// La línea que se está leyendo, desde 1.
  private(set) var linea = 1
  private let bytes: [UInt8]
  private var posicion = 0
  private var abiertos: [String] = []
  private var cierrePendiente = false
  private var huboRaiz = false

  /// Prepara la lectura.
  /// - Parameter bytes: El documento entero en UTF-8, con o sin marca de orden.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { posicion = 3 }
  }

  /// Devuelve el siguiente trozo, o `nil` al final del documento.
  ///
  /// Un elemento vacío (`<a/>`) da su apertura y su cierre. El texto de solo espacios se calla.
  /// - Throws: ``ErrorDeTraza/xml(linea:motivo:)``.
  /// - Complexity: O(*b*) bytes leídos del trozo; todo el documento se lee una vez.
  mutating func siguiente() throws(ErrorDeTraza) -> Suceso? {
    if cierrePendiente {
      cierrePendiente = false
      return .cierre(nombre: abiertos.removeLast())
    }
    while posicion < bytes.count {
      if bytes[posicion] != UInt8(ascii: "<") {
        if let texto = try leerTexto() { return .texto(texto) }
      } else if avanzar("<!--") {
        try saltar(hasta: "-->", motivo: "un comentario sin cerrar")
      } else if avanzar("<![CDATA[") {
        guard !abiertos.isEmpty else { throw fallo("hay texto fuera del elemento raíz") }
        let inicio = posicion
        try saltar(hasta: "]]>", motivo: "un CDATA sin cerrar")
        return .texto(try cadena(inicio..<posicion - 3))
      } else if avanzar("<?") {
        try saltar(hasta: "?>", motivo: "una instrucción sin cerrar")
      } else if avanzar("<!") {
        throw fallo("las declaraciones <!…> no se admiten")
      } else if avanzar("</") {
        return try leerCierre()
      } else {
        posicion += 1
        return try leerApertura()
      }
    }
    guard abiertos.isEmpty else {
      throw fallo("el documento se acaba con <\(abiertos[abiertos.count - 1])> sin cerrar")
    }
    guard huboRaiz else { throw fallo("no hay ningún elemento") }
    return nil
  }

  // MARK: - Piezas

  private mutating func leerApertura() throws(ErrorDeTraza) -> Suceso {
    let nombre = try leerNombre()
    guard !abiertos.isEmpty || !huboRaiz else { throw fallo("hay más de un elemento raíz") }
    guard abiertos.count < Self.profundidadMaxima else {
      throw fallo("más de \(Self.profundidadMaxima) elementos anidados")
    }
    var atributos: [String: String] = [:]
    while true {
      let habiaEspacio = saltarEspacios()
      guard posicion < bytes.count else { throw fallo("<\(nombre)> sin cerrar") }
      if avanzar("/>") {
        cierrePendiente = true
        break
      }
      if avanzar(">") { break }
      guard habiaEspacio else { throw fallo("falta un espacio entre atributos de <\(nombre)>") }
      let atributo = try leerNombre()
      saltarEspacios()
      guard avanzar("=") else { throw fallo("el atributo «\(atributo)» no tiene valor") }
      saltarEspacios()
      let valor = try leerValor(de: atributo)
      guard atributos.updateValue(valor, forKey: atributo) == nil else {
        throw fallo("el atributo «\(atributo)» está repetido")
      }
    }
    huboRaiz = true
    abiertos.append(nombre)
    return .apertura(nombre: nombre, atributos: atributos)
  }

  private mutating func leerCierre() throws(ErrorDeTraza) -> Suceso {
    let nombre = try leerNombre()
    saltarEspacios()
    guard avanzar(">") else { throw fallo("</\(nombre) sin su >") }
    guard let abierto = abiertos.popLast() else { throw fallo("</\(nombre)> sin apertura") }
    guard abierto == nombre else { throw fallo("</\(nombre)> cierra <\(abierto)>") }
    return .cierre(nombre: nombre)
  }

  private mutating func leerNombre() throws(ErrorDeTraza) -> String {
    let inicio = posicion
    while posicion < bytes.count, Self.esDeNombre(bytes[posicion]) { posicion += 1 }
    guard posicion > inicio else { throw fallo("se esperaba un nombre") }
    return try cadena(inicio..<posicion)
  }

  private mutating func leerValor(de atributo: String) throws(ErrorDeTraza) -> String {
    let comilla = posicion < bytes.count ? bytes[posicion] : 0
    guard comilla == UInt8(ascii: "\"") || comilla == UInt8(ascii: "'") else {
      throw fallo("el valor de «\(atributo)» no va entre comillas")
    }
    posicion += 1
    let inicio = posicion
    while posicion < bytes.count, bytes[posicion] != comilla {
      guard bytes[posicion] != UInt8(ascii: "<") else {
        throw fallo("hay un < en el valor de «\(atributo)»")
      }
      contarLinea(bytes[posicion])
      posicion += 1
    }
    guard posicion < bytes.count else { throw fallo("el valor de «\(atributo)» no se cierra") }
    posicion += 1
    return try desescapar(inicio..<posicion - 1)
  }

  private mutating func leerTexto() throws(ErrorDeTraza) -> String? {
    let inicio = posicion
    var soloEspacios = true
    while posicion < bytes.count, bytes[posicion] != UInt8(ascii: "<") {
      soloEspacios = soloEspacios && Self.esEspacio(bytes[posicion])
      contarLinea(bytes[posicion])
      posicion += 1
    }
    if soloEspacios { return nil }
    guard !abiertos.isEmpty else { throw fallo("hay texto fuera del elemento raíz") }
    return try desescapar(inicio..<posicion)
  }

  private func desescapar(_ tramo: Range<Int>) throws(ErrorDeTraza) -> String {
    let texto = try cadena(tramo)
    guard texto.utf8.contains(UInt8(ascii: "&")) else { return texto }
    var salida = ""
    var resto = texto[...]
    while let ampersand = resto.firstIndex(of: "&") {
      salida += resto[..<ampersand]
      // Ninguna entidad admitida pasa de diez caracteres: buscar más lejos sería cuadrático.
      let ventana = resto[ampersand...].prefix(12)
      guard let fin = ventana.firstIndex(of: ";") else { throw fallo("un & sin su ;") }
      let nombre = resto[resto.index(after: ampersand)..<fin]
      guard let escalar = Self.entidad(nombre) else { throw fallo("la entidad «&\(nombre);»") }
      salida.unicodeScalars.append(escalar)
      resto = resto[resto.index(after: fin)...]
    }
    return salida + resto
  }

  private static func entidad(_ nombre: Substring) -> Unicode.Scalar? {
    switch nombre {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard nombre.first == "#" else { return nil }
      let cifras = nombre.dropFirst()
      let enHexadecimal = cifras.first == "x"
      let soloCifras = enHexadecimal ? cifras.dropFirst() : cifras
      guard soloCifras.allSatisfy(\.isHexDigit),
        let valor = UInt32(soloCifras, radix: enHexadecimal ? 16 : 10),
        valor >= 0x20 || [0x09, 0x0A, 0x0D].contains(valor)
      else { return nil }
      return Unicode.Scalar(valor)
    }
  }

  // MARK: - Bytes

  private mutating func avanzar(_ texto: StaticString) -> Bool {
    let cantidad = texto.utf8CodeUnitCount
    guard posicion + cantidad <= bytes.count else { return false }
    for desplazamiento in 0..<cantidad
    where bytes[posicion + desplazamiento] != texto.utf8Start[desplazamiento] {
      return false
    }
    posicion += cantidad
    return true
  }

  private mutating func saltar(
    hasta final: StaticString, motivo: String
  ) throws(ErrorDeTraza) {
    while posicion < bytes.count {
      if avanzar(final) { return }
      contarLinea(bytes[posicion])
      posicion += 1
    }
    throw fallo(motivo)
  }

  @discardableResult
  private mutating func saltarEspacios() -> Bool {
    let inicio = posicion
    while posicion < bytes.count, Self.esEspacio(bytes[posicion]) {
      contarLinea(bytes[posicion])
      posicion += 1
    }
    return posicion > inicio
  }

  private mutating func contarLinea(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") { linea += 1 }
  }

  private func cadena(_ tramo: Range<Int>) throws(ErrorDeTraza) -> String {
    // Un carácter de control acabaría en el terminal de quien lee el informe.
    for byte in bytes[tramo] where byte < 0x20 && !Self.esEspacio(byte) {
      throw fallo("hay un carácter de control")
    }
    guard let texto = String(validating: bytes[tramo], as: UTF8.self) else {
      throw fallo("hay bytes que no son UTF-8")
    }
    return texto
  }

  private func fallo(_ motivo: String) -> ErrorDeTraza {
    .xml(linea: linea, motivo: TextoDeAviso.recortado(motivo))
  }

  private static func esEspacio(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func esDeNombre(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }
}
