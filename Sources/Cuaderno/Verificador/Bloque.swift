import Foundation

/// Un bloque de código de un Markdown, con la marca que lo ata a su origen.
struct Bloque: Equatable {
  enum Marca: Equatable {
    case ninguna
    case listado(archivo: String, nombre: String)
    case salida(orden: String)

    var nombre: String {
      switch self {
      case .ninguna: "el bloque"
      case .listado(let archivo, let nombre): "el listado de «\(nombre)» (\(archivo))"
      case .salida(let orden): "la salida de «\(orden)»"
      }
    }
  }

  var marca: Marca
  var lenguaje: String
  var contenido: String
  /// Línea en la que empieza, contando desde 1.
  var linea: Int
  /// No hay ninguna línea entre las vallas, ni siquiera en blanco.
  var vacio = false

  /// - Complexity: O(*n*) en las líneas del texto.
  static func leer(_ texto: String) -> [Bloque] {
    var bloques: [Bloque] = []
    var marca = Marca.ninguna
    var abierto: (lenguaje: String, linea: Int, lineas: [String])?
    for (posicion, linea) in texto.components(separatedBy: "\n").enumerated() {
      if let bloque = abierto {
        guard linea.hasPrefix("```") else {
          abierto?.lineas.append(linea)
          continue
        }
        bloques.append(
          Bloque(
            marca: marca, lenguaje: bloque.lenguaje,
            contenido: bloque.lineas.joined(separator: "\n"), linea: bloque.linea,
            vacio: bloque.lineas.isEmpty))
        abierto = nil
        marca = .ninguna
      } else if linea.hasPrefix("```") {
        abierto = (String(linea.dropFirst(3)), posicion + 1, [])
      } else if let nueva = leerMarca(linea) {
        marca = nueva
      } else if !linea.trimmingCharacters(in: .whitespaces).isEmpty {
        marca = .ninguna
      }
    }
    return bloques
  }

  private static func leerMarca(_ linea: String) -> Marca? {
    if let listado = linea.wholeMatch(of: /<!-- listado: (\S+) · (.+?) -->/) {
      return .listado(archivo: String(listado.1), nombre: String(listado.2))
    }
    if let salida = linea.wholeMatch(of: /<!-- salida: (.+?) -->/) {
      return .salida(orden: String(salida.1))
    }
    return nil
  }
}
