@testable import Cuaderno

extension Kata {
  /// Una kata de mentira para probar el cuaderno sin depender del catálogo.
  static func dePrueba(numero: String = "1.1", pruebas: [String] = ["Una frase"]) -> Kata {
    Kata(
      id: "prueba-\(numero)", numero: numero, titulo: "De prueba", carpeta: "01-Prueba",
      archivo: "Muestra", tipo: .ajusteMinimo, minutos: 5,
      pruebas: pruebas.map { Prueba(nombre: $0, rojaEnBroken: true) },
      pistas: ["Mira aquí.", "Piensa esto.", "Escribe lo otro."], porque: "Porque sí.",
      trampas: [])
  }
}

extension Capitulo {
  static func dePrueba(_ katas: [Kata]) -> Capitulo {
    Capitulo(
      numero: 1, titulo: "Prueba", carpeta: "01-Prueba", modulo: "ModuloDePrueba",
      runtimes: [], texto: "01-prueba.md", katas: katas)
  }
}
