import Foundation

/// Huellas de todo lo que decide un veredicto: la kata, su especificación, los runtimes y el
/// manifiesto.
///
/// La parte común de un capítulo se calcula una vez por instancia; quien vigila cambios crea una
/// instancia nueva en cada vuelta.
final class Huellas {
  private let paquete: Paquete
  private let catalogo: Catalogo
  private var comunes: [String: String] = [:]

  init(paquete: Paquete, catalogo: Catalogo) {
    self.paquete = paquete
    self.catalogo = catalogo
  }

  /// - Complexity: O(*n*) en los bytes de los runtimes la primera vez que se pide un capítulo;
  ///   después, en los de la kata y su especificación.
  func huella(de kata: Kata, fuente: Fuente) -> String {
    var huella = Huella()
    huella.anadir(base(de: kata))
    huella.anadir((try? paquete.datos("\(fuente.raiz)/\(kata.rutaRelativa)")) ?? Data())
    return huella.texto
  }

  /// Todo menos la kata.
  func base(de kata: Kata) -> String {
    var huella = Huella()
    huella.anadir(comun(a: kata))
    huella.anadir((try? paquete.datos(kata.rutaDeEspecificacion)) ?? Data())
    return huella.texto
  }

  private func comun(a kata: Kata) -> String {
    if let conocida = comunes[kata.carpeta] { return conocida }
    var huella = Huella()
    let runtimes = (catalogo.capitulo(de: kata)?.runtimes ?? []) + ["Laboratorio"]
    for carpeta in runtimes.map({ "Sources/\($0)" }) + ["Tests/Apoyo"] {
      for archivo in paquete.archivosSwift(en: carpeta) {
        huella.anadir(archivo)
        huella.anadir((try? paquete.datos("\(carpeta)/\(archivo)")) ?? Data())
      }
    }
    huella.anadir((try? paquete.datos("Package.swift")) ?? Data())
    comunes[kata.carpeta] = huella.texto
    return huella.texto
  }
}
