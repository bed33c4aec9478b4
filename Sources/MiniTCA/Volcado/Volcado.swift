/// Escribe un valor como se escribiría en Swift, para que un fallo se lea de un vistazo.
enum Volcado {
  /// El valor en una línea, recortado si es largo: para nombrar una acción o un error.
  ///
  /// - Parameters:
  ///   - valor: lo que se escribe.
  ///   - largo: caracteres como mucho.
  static func enLinea(_ valor: Any, largo: Int = 200) -> String {
    var presupuesto = largo
    let texto = escribir(valor, &presupuesto)
    return texto.count > largo ? texto.prefix(largo) + "…" : texto
  }

  /// El valor entero, sin recortar: para saber si dos se escriben igual.
  static func completo(_ valor: Any) -> String {
    var texto = ""
    dump(valor, to: &texto)
    return texto
  }

  /// Los hijos de una colección que se escriben antes de resumir el resto.
  private static let elementosEnLinea = 5

  private static func escribir(_ valor: Any, _ presupuesto: inout Int) -> String {
    // También gasta entrar: una clase que se contiene a sí misma se acaba antes que la pila.
    presupuesto -= 1
    guard presupuesto > 0 else { return "…" }
    let texto = sinHijos(valor) ?? conHijos(valor, &presupuesto)
    presupuesto -= texto.count
    return texto
  }

  /// El texto de un valor que se escribe entero, o `nil` si hay que entrar en sus partes.
  static func sinHijos(_ valor: Any) -> String? {
    switch valor {
    case let texto as String: return String(reflecting: texto)
    case let texto as Substring: return String(reflecting: String(texto))
    case let tipo as any Any.Type: return "\(nombre(tipo)).self"
    case let clave as AnyKeyPath: return String(describing: clave)
    default: break
    }
    let espejo = Mirror(reflecting: valor)
    if espejo.displayStyle == .enum, espejo.children.isEmpty { return ".\(valor)" }
    if espejo.displayStyle == .optional, espejo.children.isEmpty { return "nil" }
    if espejo.children.isEmpty, espejo.displayStyle == nil { return String(describing: valor) }
    return nil
  }

  private static func conHijos(_ valor: Any, _ presupuesto: inout Int) -> String {
    let espejo = Mirror(reflecting: valor)
    switch espejo.displayStyle {
    case .optional:
      return espejo.children.first.map { escribir($0.value, &presupuesto) } ?? "nil"
    case .enum:
      guard let caso = espejo.children.first else { return ".\(valor)" }
      return ".\(caso.label ?? "?")\(asociados(caso.value, &presupuesto))"
    case .collection, .set:
      var partes = espejo.children.prefix(elementosEnLinea).map { escribir($0.value, &presupuesto) }
      let resto = espejo.children.count - partes.count
      if resto > 0 { partes.append("… \(conMiles(resto)) más") }
      return "[" + partes.joined(separator: ", ") + "]"
    case .dictionary:
      let pares = espejo.children.prefix(elementosEnLinea).map { par -> String in
        let partes = Mirror(reflecting: par.value).children.map { escribir($0.value, &presupuesto) }
        return partes.joined(separator: ": ")
      }
      return "[" + (pares.isEmpty ? ":" : pares.sorted().joined(separator: ", ")) + "]"
    case .tuple:
      return "(" + etiquetados(espejo, &presupuesto) + ")"
    default:
      return "\(nombre(type(of: valor)))(" + etiquetados(espejo, &presupuesto) + ")"
    }
  }

  /// Los valores asociados de un caso: entre paréntesis, con sus etiquetas.
  private static func asociados(_ valor: Any, _ presupuesto: inout Int) -> String {
    let espejo = Mirror(reflecting: valor)
    if espejo.displayStyle == .tuple { return "(" + etiquetados(espejo, &presupuesto) + ")" }
    return "(" + escribir(valor, &presupuesto) + ")"
  }

  private static func etiquetados(_ espejo: Mirror, _ presupuesto: inout Int) -> String {
    espejo.children.map { hijo in
      let texto = escribir(hijo.value, &presupuesto)
      guard let etiqueta = hijo.label, !etiqueta.hasPrefix(".") else { return texto }
      return "\(etiqueta): \(texto)"
    }.joined(separator: ", ")
  }

  /// El nombre de un tipo sin su módulo, pero con los tipos que lo contienen.
  static func nombre(_ tipo: Any.Type) -> String {
    let completo = String(reflecting: tipo)
    guard !completo.contains("<"), let punto = completo.firstIndex(of: ".") else {
      return String(describing: tipo)
    }
    let sinModulo = completo[completo.index(after: punto)...]
    // Los tipos locales llevan una marca del compilador: «(unknown context at $1234)».
    return sinModulo.contains("(") ? String(describing: tipo) : String(sinModulo)
  }
}
