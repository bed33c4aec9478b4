extension Capitulo {
  static let identidad = Capitulo(
    numero: 1, titulo: "Identidad", carpeta: "01-Identidad", modulo: "Identidad",
    runtimes: ["MiniSwiftUI"], texto: "01-identidad.md", katas: [])
}
