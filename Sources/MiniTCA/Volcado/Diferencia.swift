/// Lo que cambia entre dos valores, para leerlo: «−» lo esperado, «+» lo obtenido.
///
/// Solo entra donde hay diferencias y resume lo que es igual. Las filas de una colección se emparejan
/// por su id, de modo que insertar una al principio no aparece como si todas hubieran cambiado.
struct Diferencia {
  /// Líneas como mucho: un fallo de 50 000 filas se tiene que poder leer.
  private static let maximoDeLineas = 60
  private static let profundidadMaxima = 16

  /// Si dos valores son iguales según su propio `==`; con `false` solo cuenta cómo se escriben.
  private let usaIgualdad: Bool
  private var lineas: [String] = []

  /// El texto de la diferencia, o `nil` si los dos se escriben igual.
  static func texto(esperado: Any, obtenido: Any) -> String? {
    // Con un `==` que mira menos de lo que hay, la primera pasada no encuentra nada.
    for usaIgualdad in [true, false] {
      var diferencia = Diferencia(usaIgualdad: usaIgualdad)
      diferencia.comparar(esperado, obtenido, etiqueta: nil, nivel: 0)
      if !diferencia.lineas.isEmpty { return recortado(diferencia.lineas) }
    }
    return nil
  }

  /// Lo que se ha escrito; si se llegó al máximo se dejó de mirar, así que no se sabe cuánto falta.
  private static func recortado(_ lineas: [String]) -> String {
    guard lineas.count > maximoDeLineas else { return lineas.joined(separator: "\n") }
    return (lineas.prefix(maximoDeLineas) + ["  … y más diferencias"]).joined(separator: "\n")
  }

  /// Ya hay de sobra para leer.
  private var completa: Bool { lineas.count > Self.maximoDeLineas }

  private init(usaIgualdad: Bool) {
    self.usaIgualdad = usaIgualdad
  }

  private mutating func comparar(
    _ esperado: Any, _ obtenido: Any, etiqueta: String?, nivel: Int
  ) {
    if completa || sonIguales(esperado, obtenido) { return }
    guard nivel < Self.profundidadMaxima,
      let antes = Partes(esperado), let ahora = Partes(obtenido), antes.apertura == ahora.apertura
    else {
      escribir("−", esperado, etiqueta, nivel)
      escribir("+", obtenido, etiqueta, nivel)
      return
    }
    anadir(" ", nivel, prefijo(etiqueta) + antes.apertura)
    compararPartes(antes.partes, ahora.partes, nivel + 1)
    anadir(" ", nivel, antes.cierre)
  }

  private mutating func compararPartes(
    _ antes: [Partes.Parte], _ ahora: [Partes.Parte], _ nivel: Int
  ) {
    var iguales = 0
    for paso in Emparejamiento.pasos(antes.map(\.clave), ahora.map(\.clave)) {
      if completa { return }
      if case .par(let i, let j) = paso, sonIguales(antes[i].valor, ahora[j].valor) {
        iguales += 1
        continue
      }
      resumir(&iguales, nivel)
      switch paso {
      case .sobra(let i): escribir("−", antes[i].valor, antes[i].etiqueta, nivel)
      case .falta(let j): escribir("+", ahora[j].valor, ahora[j].etiqueta, nivel)
      case .par(let i, let j):
        comparar(antes[i].valor, ahora[j].valor, etiqueta: antes[i].etiqueta, nivel: nivel)
      }
    }
    resumir(&iguales, nivel)
  }

  private mutating func resumir(_ iguales: inout Int, _ nivel: Int) {
    if iguales > 0 { anadir(" ", nivel, "… (\(conMiles(iguales)) sin cambios)") }
    iguales = 0
  }

  private mutating func escribir(_ signo: String, _ valor: Any, _ etiqueta: String?, _ nivel: Int) {
    anadir(signo, nivel, prefijo(etiqueta) + Volcado.enLinea(valor))
  }

  private mutating func anadir(_ signo: String, _ nivel: Int, _ texto: String) {
    lineas.append(signo + " " + String(repeating: "  ", count: nivel) + texto)
  }

  private func prefijo(_ etiqueta: String?) -> String {
    etiqueta.map { "\($0): " } ?? ""
  }

  private func sonIguales(_ a: Any, _ b: Any) -> Bool {
    if usaIgualdad, let a = a as? any Equatable { return Self.igual(a, b) }
    return Volcado.completo(a) == Volcado.completo(b)
  }

  private static func igual<E: Equatable>(_ a: E, _ b: Any) -> Bool {
    (b as? E).map { $0 == a } ?? false
  }
}

/// Un valor compuesto, abierto en sus partes.
private struct Partes {
  struct Parte {
    let etiqueta: String?
    let valor: Any
    let clave: Clave
  }

  /// Con lo que se empareja una parte con la correspondiente del otro valor: lo que la distingue y, si
  /// se repite, qué vez es.
  struct Clave: Hashable {
    let propia: AnyHashable
    var vez = 0
  }

  let apertura: String
  let cierre: String
  let partes: [Parte]

  /// `nil` si el valor se escribe entero.
  init?(_ valor: Any) {
    if Volcado.sinHijos(valor) != nil { return nil }
    let espejo = Mirror(reflecting: valor)
    switch espejo.displayStyle {
    case .optional:
      guard let contenido = espejo.children.first else { return nil }
      self.init(contenido.value)
    case .collection, .set:
      self.init(apertura: "[", cierre: "]", partes: Self.elementos(espejo))
    case .dictionary:
      self.init(apertura: "[", cierre: "]", partes: Self.pares(espejo))
    case .enum:
      guard let caso = espejo.children.first else { return nil }
      let asociado = Mirror(reflecting: caso.value)
      let partes =
        asociado.displayStyle == .tuple
        ? Self.propiedades(asociado)
        : [Parte(etiqueta: nil, valor: caso.value, clave: Clave(propia: 0))]
      self.init(apertura: ".\(caso.label ?? "?")(", cierre: ")", partes: partes)
    default:
      self.init(
        apertura: "\(Volcado.nombre(type(of: valor)))(", cierre: ")",
        partes: Self.propiedades(espejo))
    }
  }

  private init(apertura: String, cierre: String, partes: [Parte]) {
    self.apertura = apertura
    self.cierre = cierre
    self.partes = partes
  }

  private static func propiedades(_ espejo: Mirror) -> [Parte] {
    espejo.children.enumerated().map { posicion, hijo in
      let etiqueta = hijo.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return Parte(etiqueta: etiqueta, valor: hijo.value, clave: Clave(propia: posicion))
    }
  }

  private static func elementos(_ espejo: Mirror) -> [Parte] {
    var vistos: [AnyHashable: Int] = [:]
    return espejo.children.enumerated().map { posicion, hijo in
      let propia =
        (hijo.value as? any Identifiable).map(identidad) ?? (hijo.value as? AnyHashable)
        ?? AnyHashable(posicion)
      let vez = vistos[propia, default: 0]
      vistos[propia] = vez + 1
      return Parte(
        etiqueta: nil, valor: hijo.value, clave: Clave(propia: propia, vez: vez))
    }
  }

  private static func pares(_ espejo: Mirror) -> [Parte] {
    espejo.children.map { par -> Parte in
      let partes = Array(Mirror(reflecting: par.value).children)
      let clave = partes.first.map { Volcado.enLinea($0.value) } ?? "?"
      return Parte(
        etiqueta: clave, valor: partes.last?.value ?? par.value, clave: Clave(propia: clave))
    }.sorted { ($0.etiqueta ?? "") < ($1.etiqueta ?? "") }
  }

  private static func identidad(_ valor: any Identifiable) -> AnyHashable {
    func abrir(_ valor: some Identifiable) -> AnyHashable { AnyHashable(valor.id) }
    return abrir(valor)
  }
}
