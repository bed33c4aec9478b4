import Foundation
import Laboratorio

/// Las tablas y figuras medidas de los capítulos: salen de una ejecución y no de la memoria de nadie.
///
/// Un bloque va entre `<!-- medida: 1.1 -->` y `<!-- fin de la medida -->`. Lo que hay entre las dos
/// marcas lo escribe `workbook medir --escribir`: la tabla de la versión rota y la solución, y la
/// figura de la cuenta principal, que vive en `Chapters/figuras/<id>.svg`.
struct Medidas {
  static let fin = "<!-- fin de la medida -->"

  let paquete: Paquete
  let catalogo: Catalogo
  /// Rota frente a solución, por id de kata.
  let comparaciones: [String: Comparacion]
  /// Solo se midieron algunas katas: lo que citan las demás se deja como está.
  var esParcial = false

  /// Las katas que los textos citan con una medida.
  static func citadas(en rutas: [String], paquete: Paquete, catalogo: Catalogo) -> Set<String> {
    let numeros = rutas.flatMap { ruta in
      ((try? paquete.texto(ruta)) ?? "").components(separatedBy: "\n").compactMap(numero)
    }
    return Set(catalogo.katas.filter { numeros.contains($0.numero) }.map(\.id))
  }

  func comprobar(_ rutas: [String]) -> Comprobacion {
    var problemas: [String] = []
    var cuantas = 0
    for ruta in rutas {
      guard let texto = try? paquete.texto(ruta) else { continue }
      cuantas += texto.components(separatedBy: "\n").count { Self.numero($0) != nil }
      do {
        let (nuevo, figuras) = try alDia(texto, ruta: ruta)
        if nuevo != texto { problemas.append("\(ruta): hay medidas que ya no son las de hoy.") }
        for (figura, contenido) in figuras.sorted(by: { $0.key < $1.key })
        where (try? paquete.texto(figura)) != contenido {
          problemas.append("\(figura): la figura ya no es la de hoy.")
        }
      } catch let error as ErrorDelCuaderno {
        problemas.append("\(ruta): \(error.mensaje)")
      } catch {
        problemas.append("\(ruta): \(error)")
      }
    }
    if !problemas.isEmpty { problemas.append("«workbook medir --escribir» las pone al día.") }
    return Comprobacion(
      titulo: "Medidas", resumen: "\(cuantas) medidas al día", problemas: problemas)
  }

  /// El texto con sus medidas de hoy, y las figuras por ruta.
  ///
  /// - Throws: `.datos` si una marca no se cierra o nombra una kata que no se midió.
  func alDia(_ texto: String, ruta: String) throws -> (String, figuras: [String: String]) {
    var resultado: [String] = []
    var figuras: [String: String] = [:]
    var saltando = false
    for linea in texto.components(separatedBy: "\n") {
      if linea == Self.fin { saltando = false }
      if saltando { continue }
      resultado.append(linea)
      guard let numero = Self.numero(linea) else { continue }
      guard let kata = catalogo.katas.first(where: { $0.numero == numero }),
        let comparacion = comparaciones[kata.id]
      else {
        if esParcial { continue }
        throw ErrorDelCuaderno.datos("no se midió la kata \(numero).")
      }
      let figura = "Chapters/figuras/\(kata.id).svg"
      figuras[figura] = try comparacion.figura(de: comparacion.cuentas[0])
      resultado += bloque(comparacion, figura: figura, ruta: ruta)
      saltando = true
    }
    guard !saltando else { throw ErrorDelCuaderno.datos("falta «\(Self.fin)» tras una medida.") }
    return (resultado.joined(separator: "\n"), figuras)
  }

  private func bloque(_ comparacion: Comparacion, figura: String, ruta: String) -> [String] {
    let relativa =
      ruta.hasPrefix("Chapters/") ? String(figura.dropFirst("Chapters/".count)) : figura
    let alternativo =
      "\(comparacion.escenario): \(comparacion.cuentas[0]) según el número de "
      + "\(comparacion.elementos), la versión rota frente a la solución."
    return [
      "", "*\(comparacion.escenario)*", "", comparacion.markdown, "",
      "![\(alternativo)](\(relativa))", "",
    ]
  }

  private static func numero(_ linea: String) -> String? {
    linea.wholeMatch(of: /<!-- medida: (\S+) -->/).map { String($0.1) }
  }
}
