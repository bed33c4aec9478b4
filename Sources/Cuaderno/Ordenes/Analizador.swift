import Foundation

/// Convierte las palabras de la línea de órdenes en una `Orden`.
public struct Analizador {
  /// Lo que vale para cualquier orden.
  public struct Resultado: Equatable {
    public var orden: Orden
    /// `nil` deja decidir al entorno.
    public var color: Bool?
  }

  static let limitePredeterminado: Duration = .seconds(10)
  /// Medir llega a 50 000 elementos y verificar mide: sin prisa, que nadie espera mirando.
  static let limiteLargo: Duration = .seconds(60)

  private let palabras: [String]

  public init(_ palabras: [String]) { self.palabras = palabras }

  /// - Throws: `ErrorDelCuaderno.uso`, con la sugerencia más cercana y la línea de uso.
  public func analizar() throws -> Resultado {
    var (resto, color) = try separarColor()
    guard let primera = resto.first else {
      return Resultado(orden: .seguir(limite: Self.limitePredeterminado), color: color)
    }
    if ["-h", "--help", "--ayuda"].contains(primera) {
      return Resultado(orden: .ayuda(de: nil), color: color)
    }
    if ["--version", "--versión"].contains(primera) {
      return Resultado(orden: .version, color: color)
    }
    if primera == FichaDeOrden.limite.nombre {
      let valores = try Valores(resto, ficha: Self.sinPalabras)
      return Resultado(orden: .seguir(limite: try valores.limite()), color: color)
    }
    guard let nombre = Self.nombre(primera) else { throw Self.desconocida(primera) }
    resto.removeFirst()
    if !resto.prefix(while: { $0 != "--" }).filter({ ["-h", "--help", "--ayuda"].contains($0) })
      .isEmpty
    {
      return Resultado(orden: .ayuda(de: nombre), color: color)
    }
    let valores = try Valores(resto, ficha: FichaDeOrden.de(nombre))
    return Resultado(orden: try orden(nombre, valores), color: color)
  }

  /// El único `switch` de palabras a órdenes.
  private func orden(_ nombre: NombreDeOrden, _ valores: Valores) throws -> Orden {
    switch nombre {
    case .observar:
      return .observar(kata: valores.sueltos.first, limite: try valores.limite())
    case .lista:
      return .lista(try valores.formato(.texto))
    case .probar:
      return .probar(
        katas: valores.sueltos, limite: try valores.limite(), deNuevo: valores.tiene("--de-nuevo"))
    case .pista:
      return .pista(kata: valores.sueltos.first, todas: valores.tiene("--todas"))
    case .solucion:
      return .solucion(kata: valores.sueltos.first, ver: valores.tiene("--ver"))
    case .reiniciar:
      if valores.tiene("--todo") {
        guard valores.sueltos.isEmpty else {
          throw valores.error("«--todo» ya incluye todas las katas: quita los nombres o la opción.")
        }
        return .reiniciar(.todo)
      }
      guard !valores.sueltos.isEmpty else {
        throw valores.error("Falta decir qué kata se reinicia, o «--todo».")
      }
      return .reiniciar(.katas(valores.sueltos))
    case .medir:
      return .medir(try medida(valores))
    case .calificar:
      return .calificar(
        carpeta: valores.sueltos.first, formato: try valores.formato(.texto),
        minimo: try valores.entero("--min"), limite: try valores.limite())
    case .verificar:
      let escribir = valores.tiene("--escribir")
      if escribir, !valores.sueltos.isEmpty {
        throw valores.error("«--escribir» reescribe todos los textos: quita los nombres de katas.")
      }
      return .verificar(
        katas: valores.sueltos, escribir: escribir, limite: try valores.limite(Self.limiteLargo))
    case .ayuda:
      guard let palabra = valores.sueltos.first else { return .ayuda(de: nil) }
      guard let pedida = Self.nombre(palabra) else { throw Self.desconocida(palabra) }
      return .ayuda(de: pedida)
    }
  }

  private func medida(_ valores: Valores) throws -> Orden.Medida {
    let medida = Orden.Medida(
      kata: valores.sueltos.first, formato: try valores.formato(.texto),
      escribir: valores.tiene("--escribir"), tiempo: valores.tiene("--tiempo"),
      traza: valores.texto("--traza"), indice: valores.texto("--indice"),
      limite: try valores.limite(Self.limiteLargo))
    if medida.traza != nil, medida.kata != nil {
      throw valores.error("«--traza» mide un archivo y no una kata: quita una de las dos.")
    }
    if medida.indice != nil, medida.traza == nil {
      throw valores.error("«--indice» acompaña a «--traza»: falta decir qué traza.")
    }
    if medida.escribir, medida.kata != nil || medida.traza != nil || medida.tiempo {
      throw valores.error("«--escribir» reescribe todos los textos: va sola.")
    }
    if medida.tiempo, medida.formato != .texto {
      throw valores.error("«--tiempo» solo se da en texto.")
    }
    return medida
  }

  private func separarColor() throws -> (resto: [String], color: Bool?) {
    var resto: [String] = []
    var color: Bool?
    var posicion = palabras.startIndex
    while posicion < palabras.endIndex {
      let palabra = palabras[posicion]
      posicion += 1
      guard palabra == "--color" || palabra.hasPrefix("--color=") else {
        resto.append(palabra)
        continue
      }
      var valor = String(palabra.dropFirst("--color=".count))
      if palabra == "--color" {
        valor = posicion < palabras.endIndex ? palabras[posicion] : ""
        posicion += 1
      }
      switch valor {
      case "siempre", "always": color = true
      case "nunca", "never": color = false
      case "auto": color = nil
      default:
        throw ErrorDelCuaderno.uso(
          "«--color» admite auto, siempre o nunca; se recibió «\(valor)».")
      }
    }
    return (resto, color)
  }

  private static let sinPalabras = FichaDeOrden(
    nombre: .observar, resumen: "", opciones: [FichaDeOrden.limite])

  private static func nombre(_ palabra: String) -> NombreDeOrden? {
    let sinTilde = palabra.folding(options: .diacriticInsensitive, locale: nil).lowercased()
    return NombreDeOrden.allCases.first { $0.rawValue == sinTilde || $0.alias == sinTilde }
  }

  private static func desconocida(_ palabra: String) -> ErrorDelCuaderno {
    let nombres = NombreDeOrden.allCases.flatMap { [$0.rawValue, $0.alias] }
    let parecida = Parecido.masCercano(a: palabra.lowercased(), entre: nombres)
    let sugerencia = parecida.map { " ¿Querías decir «\($0)»?" } ?? ""
    return .uso(
      "No existe la orden «\(palabra)».\(sugerencia)\n\(Ayuda.usoGeneral)\n"
        + "«workbook ayuda» explica todas las órdenes.")
  }
}
