import Foundation
import Laboratorio

/// Los textos atados al código, que `verificar` comprueba y que se pueden poner al día.
extension Sesion {
  /// El README, CONTRIBUTING y los capítulos de esas katas.
  func textosDelPaquete(_ katas: [Kata]) -> [String] {
    let capitulos = catalogo.capitulos.filter { capitulo in
      capitulo.katas.contains(where: katas.contains)
    }
    let fijos = [
      "README.md", "CONTRIBUTING.md", "Chapters/README.md", "Chapters/00-como-se-usa.md",
    ]
    return fijos + capitulos.map { "Chapters/\($0.texto)" }
  }

  /// Junta lo medido en la versión rota y en la solución, kata a kata.
  func medidas(
    rotas: [String: ParteDeMedicion], soluciones: [String: ParteDeMedicion]
  ) -> Medidas {
    var comparaciones: [String: Comparacion] = [:]
    for (id, rota) in rotas {
      guard let solucion = soluciones[id] else { continue }
      comparaciones[id] = try? Comparacion([
        Comparacion.Version("rota", .medida(rota.medicion)),
        Comparacion.Version("solución", .medida(solucion.medicion)),
      ])
    }
    return Medidas(paquete: paquete, catalogo: catalogo, comparaciones: comparaciones)
  }

  /// Mide lo que los textos citan y reescribe sus bloques y figuras.
  func medirYEscribir(_ corredor: Corredor) throws {
    let citadas = Medidas.citadas(
      en: textosDelPaquete(catalogo.katas), paquete: paquete, catalogo: catalogo)
    func partes(_ variante: String) throws -> [String: ParteDeMedicion] {
      try Conjunto(corredor: corredor, medidas: citadas).probar([]) { kata in
        try paquete.datos("Sources/\(variante)/\(kata.foco).swift")
      }.partes
    }
    try ponerAlDia(medidas(rotas: partes("Broken"), soluciones: partes("Solutions")))
  }

  func ponerAlDia(_ medidas: Medidas) throws {
    try ponerAlDia { texto, ruta in
      let (nuevo, figuras) = try medidas.alDia(texto, ruta: ruta)
      for (figura, contenido) in figuras where (try? paquete.texto(figura)) != contenido {
        try paquete.escribir(Data(contenido.utf8), en: figura)
        consola.linea("\(figura): puesta al día.")
      }
      return nuevo
    }
  }

  func ponerAlDia(_ cambio: (String, String) throws -> String) throws {
    for ruta in textosDelPaquete(catalogo.katas) {
      let texto = try paquete.texto(ruta)
      let nuevo = try cambio(texto, ruta)
      guard nuevo != texto else { continue }
      try paquete.escribir(Data(nuevo.utf8), en: ruta)
      consola.linea("\(ruta): puesto al día.")
    }
  }
}
