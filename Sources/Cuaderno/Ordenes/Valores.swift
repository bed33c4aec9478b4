/// Las opciones y los argumentos sueltos de una orden, ya contrastados con su ficha.
struct Valores {
  private let ficha: FichaDeOrden
  private(set) var sueltos: [String] = []
  private var opciones: [String: String] = [:]

  /// - Throws: `ErrorDelCuaderno.uso` si sobra algo, falta un valor o una opción no existe.
  init(_ palabras: [String], ficha: FichaDeOrden) throws {
    self.ficha = ficha
    var pendientes = palabras[...]
    while let palabra = pendientes.popFirst() {
      if palabra == "--" {
        sueltos += pendientes
        break
      }
      guard palabra.hasPrefix("-"), palabra.count > 1 else {
        sueltos.append(palabra)
        continue
      }
      let partes = palabra.split(separator: "=", maxSplits: 1).map(String.init)
      guard let opcion = ficha.opciones.first(where: { $0.nombre == partes[0] }) else {
        throw desconocida(partes[0])
      }
      guard opcion.valor != nil else {
        guard partes.count == 1 else { throw error("«\(opcion.nombre)» no lleva valor.") }
        opciones[opcion.nombre] = ""
        continue
      }
      guard let valor = partes.count == 2 ? partes[1] : pendientes.popFirst() else {
        throw error("Falta el valor de «\(opcion.nombre)».")
      }
      opciones[opcion.nombre] = valor
    }
    if sueltos.count > ficha.maximoDeArgumentos {
      throw error("Sobra «\(sueltos[ficha.maximoDeArgumentos])».")
    }
  }

  func tiene(_ opcion: String) -> Bool { opciones[opcion] != nil }

  func entero(_ opcion: String) throws -> Int? {
    guard let valor = opciones[opcion] else { return nil }
    guard let numero = Int(valor), numero >= 0 else {
      throw error("«\(opcion)» necesita un número entero, 0 o mayor; se recibió «\(valor)».")
    }
    return numero
  }

  func limite(_ predeterminado: Duration = Analizador.limitePredeterminado) throws -> Duration {
    let nombre = FichaDeOrden.limite.nombre
    guard let valor = opciones[nombre] else { return predeterminado }
    guard let segundos = Double(valor), segundos > 0, segundos <= 3_600 else {
      throw error("«\(nombre)» necesita segundos, más de 0 y hasta 3600; se recibió «\(valor)».")
    }
    return .seconds(segundos)
  }

  func texto(_ opcion: String) -> String? { opciones[opcion] }

  /// El valor de `--formato`, o `predeterminado` si no se dio.
  func formato<Formato>(_ predeterminado: Formato) throws -> Formato
  where Formato: RawRepresentable & CaseIterable, Formato.RawValue == String {
    guard let valor = opciones["--formato"] else { return predeterminado }
    guard let formato = Formato(rawValue: valor) else {
      let nombres = Formato.allCases.map(\.rawValue)
      let admitidos = nombres.dropLast().joined(separator: ", ") + " o \(nombres.last ?? "")"
      throw error("«--formato» admite \(admitidos); se recibió «\(valor)».")
    }
    return formato
  }

  func error(_ mensaje: String) -> ErrorDelCuaderno {
    .uso(
      "\(mensaje)\n\(Ayuda.uso(de: ficha))\n"
        + "«workbook ayuda \(ficha.nombre.rawValue)» explica sus opciones.")
  }

  private func desconocida(_ opcion: String) -> ErrorDelCuaderno {
    let parecida = Parecido.masCercano(a: opcion, entre: ficha.opciones.map(\.nombre))
    return error(
      "No existe la opción «\(opcion)»." + (parecida.map { " ¿Querías decir «\($0)»?" } ?? ""))
  }
}
