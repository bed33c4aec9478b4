/// Lo que responde el servidor HTTP local, y cómo lo entrega.
public struct RespuestaLocal: Sendable {
  /// La respuesta.
  public var respuesta: RespuestaHTTP
  /// Cuánto se espera antes del primer byte, en tiempo de verdad.
  public var espera = Duration.zero
  /// De cuántos en cuántos bytes sale el cuerpo; `nil` para darlo de una vez.
  public var trozo: Int?
  /// Lo que se para entre dos trozos, en tiempo de verdad.
  public var pausa = Duration.zero
  /// En qué byte del cuerpo se corta la conexión; la cabecera anuncia el cuerpo entero.
  public var cortarTras: Int?

  /// Crea una respuesta que se entrega entera y en el momento.
  public init(_ respuesta: RespuestaHTTP) {
    self.respuesta = respuesta
  }

  /// Devuelve la respuesta con sus cabeceras de caché, o un 304 si la petición ya trae esa etiqueta.
  ///
  /// - Parameters:
  ///   - respuesta: Lo que se da si quien pide no lo tiene.
  ///   - etiqueta: El `ETag`, sin comillas: cambia cuando cambia el contenido.
  ///   - segundos: Cuánto vale sin volver a preguntar (`max-age`).
  ///   - peticion: La petición, de la que se mira `If-None-Match`.
  public static func conCache(
    _ respuesta: RespuestaHTTP, etiqueta: String, segundos: Int, para peticion: PeticionEntrante
  ) -> RespuestaLocal {
    let entrecomillada = "\"\(etiqueta)\""
    var propia = respuesta
    if peticion.cabeceras["If-None-Match"] == entrecomillada {
      propia = RespuestaHTTP(estado: 304)
    }
    propia.cabeceras["ETag"] = entrecomillada
    propia.cabeceras["Cache-Control"] = "max-age=\(max(segundos, 0))"
    return RespuestaLocal(propia)
  }

  /// Los bytes de la cabecera HTTP, con el largo del cuerpo entero aunque luego se corte.
  func cabecera() -> [UInt8] {
    var lineas = ["HTTP/1.1 \(respuesta.estado) \(Self.motivo(respuesta.estado))"]
    for par in respuesta.cabeceras.pares {
      lineas.append("\(Self.limpio(par.nombre)): \(Self.limpio(par.valor))")
    }
    if llevaCuerpo { lineas.append("Content-Length: \(respuesta.cuerpo.count)") }
    lineas.append("Connection: close")
    return Array((lineas.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// Si este estado puede llevar cuerpo.
  var llevaCuerpo: Bool {
    respuesta.estado != 304 && respuesta.estado != 204 && respuesta.estado >= 200
  }

  /// Sin saltos de línea: una cabecera no puede colar otra.
  private static func limpio(_ texto: String) -> String {
    String(texto.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }.map(Character.init))
  }

  private static func motivo(_ estado: Int) -> String {
    switch estado {
    case 200: "OK"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 404: "Not Found"
    case 503: "Service Unavailable"
    default: "Status"
    }
  }
}
