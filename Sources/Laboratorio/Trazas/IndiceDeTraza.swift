/// Lo que dice el índice de una traza (`xctrace export --toc`): cuánto duró y qué tablas hay.
public struct IndiceDeTraza: Sendable, Hashable {
  /// Lo que duró la grabación, quieta o no.
  public let duracion: Duration
  /// Los esquemas de las tablas grabadas, en el orden del índice.
  public let tablas: [String]

  /// Lee el índice; si la traza tiene varias grabaciones, la primera que diga su duración.
  /// - Throws: ``ErrorDeTraza``; ``ErrorDeTraza/indiceSinDuracion`` si ninguna la dice.
  /// - Complexity: O(*b*) bytes leídos.
  public init(_ bytes: [UInt8]) throws(ErrorDeTraza) {
    var lector = LectorXML(bytes)
    var ruta: [String] = []
    var duracion: Duration?
    var tablas: [String] = []
    var grabacion = 0
    while let suceso = try lector.siguiente() {
      switch suceso {
      case .apertura(let nombre, let atributos):
        if ruta.isEmpty, nombre != "trace-toc" {
          throw .noEsXctrace(raiz: TextoDeAviso.recortado(nombre))
        }
        ruta.append(nombre)
        if nombre == "run", duracion == nil {
          grabacion += 1
          tablas = []
        }
        if nombre == "table", ruta.contains("data"), let esquema = atributos["schema"],
          grabacion > 0
        {
          tablas.append(esquema)
        }
      case .texto(let texto):
        guard ruta.suffix(2) == ["summary", "duration"], duracion == nil else { continue }
        duracion = Self.segundos(texto)
      case .cierre(let nombre):
        ruta.removeLast()
        // Con la duración ya leída, las demás grabaciones no interesan.
        if nombre == "run", duracion != nil { grabacion = 0 }
      }
    }
    guard let duracion else { throw .indiceSinDuracion }
    self.duracion = duracion
    self.tablas = tablas
  }

  private static func segundos(_ texto: String) -> Duration? {
    guard let valor = Double(texto), valor.isFinite, valor >= 0, valor < 1e9 else { return nil }
    return .nanoseconds(Int64((valor * 1e9).rounded()))
  }
}
