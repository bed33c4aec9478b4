import Apoyo
import Laboratorio
import MiniSwiftUI
import Observacion
import Testing

@MainActor
private func recetario(_ cuantas: Int) -> Recetario {
  Recetario(recetas: (0..<cuantas).map { Receta(id: $0, titulo: "Receta \($0)") })
}

/// Con todas las filas en pantalla se elige otra receta y, después, se corrige un título.
private let escenario = Escenario(
  "Elegir otra receta y corregir un título",
  unidad: Unidad("cuerpo de fila evaluado", "cuerpos de fila evaluados"), elementos: "recetas"
) { n in
  let recetario = recetario(n)
  recetario.elegida = 0
  let pantalla = Pantalla(alto: Double(n) * 44, altoDeFila: 44) {
    ListaDeRecetas(recetario: recetario)
  }
  let elegir = pantalla.contar { pantalla.cambiar { recetario.elegida = n - 1 } }
  let corregir = pantalla.contar { pantalla.cambiar { recetario.recetas[n / 2].titulo = "Gachas" } }
  return [
    Cuenta("cuerpos de fila al elegir otra", elegir.cuerposEvaluados(de: FilaDeReceta.self)),
    Cuenta(
      "cuerpos de fila al corregir un título", corregir.cuerposEvaluados(de: FilaDeReceta.self)),
    Cuenta("filas redibujadas al elegir otra", elegir.redibujadas(de: FilaDeReceta.self)),
  ]
}

@MainActor
@Suite(
  "Kata 2.1 · El objeto que publica de más", .kata("observacion-publica-de-mas"),
  .escenario(escenario, costes: ["cuerpos de fila al elegir otra": .microseconds(50)]))
struct PublicaDeMas {
  private let cuerpos = Unidad("cuerpo de fila evaluado", "cuerpos de fila evaluados")

  @Test("Elegir otra entre 500 recetas evalúa dos filas: la que lo era y la que lo es")
  func elegirOtra() async throws {
    let evaluados = try await escenario.contar(a: 500).valor(de: "cuerpos de fila al elegir otra")
    exigir(
      evaluados, .maximo(2), de: cuerpos,
      porque: "Solo dos filas tienen otro aspecto. Una fila que sostiene el objeto entero se "
        + "evalúa con cualquier cosa que el objeto publique, le afecte o no.")
  }

  @Test("Corregir un título entre 500 recetas evalúa esa fila y ninguna más")
  func corregirTitulo() async throws {
    let evaluados = try await escenario.contar(a: 500)
      .valor(de: "cuerpos de fila al corregir un título")
    exigir(
      evaluados, .maximo(1), de: cuerpos,
      porque: "Las demás recetas dicen lo mismo que antes.")
  }

  @Test("La receta elegida se distingue por el fondo, y las demás no")
  func fondo() {
    let recetario = recetario(4)
    let pantalla = Pantalla { ListaDeRecetas(recetario: recetario) }
    let normal = pantalla.rasgos.first
    pantalla.tocar("Elegir", fila: 1)
    exigirIgual(
      elegidas(pantalla, normal), [1], porque: "Se ha elegido la segunda receta y solo esa.")
    pantalla.tocar("Elegir", fila: 3)
    exigirIgual(
      elegidas(pantalla, normal), [3],
      porque: "Se ha elegido la cuarta: la segunda deja de estarlo.")
  }

  @Test("El título corregido se ve")
  func tituloCorregido() {
    let recetario = recetario(3)
    let pantalla = Pantalla { ListaDeRecetas(recetario: recetario) }
    pantalla.cambiar { recetario.recetas[1].titulo = "Gachas" }
    exigirIgual(
      titulos(pantalla), ["Receta 0", "Gachas", "Receta 2"],
      porque: "Lo que dice la fila es lo que dice el recetario.")
  }

  @Test("Una receta nueva aparece al final, y elegirla la marca a ella")
  func recetaNueva() {
    let recetario = recetario(2)
    let pantalla = Pantalla { ListaDeRecetas(recetario: recetario) }
    let normal = pantalla.rasgos.first
    pantalla.cambiar { recetario.recetas.append(Receta(id: 9, titulo: "Sopa")) }
    pantalla.tocar("Elegir", fila: 2)
    exigirIgual(titulos(pantalla), ["Receta 0", "Receta 1", "Sopa"], porque: "Hay tres recetas.")
    exigirIgual(recetario.elegida, 9, porque: "El botón elige la receta de su fila.")
    exigirIgual(elegidas(pantalla, normal), [2], porque: "La elegida es la recién llegada.")
  }

  private func titulos(_ pantalla: Pantalla) -> [String] { pantalla.filas.compactMap(\.first) }

  /// Las filas cuyo aspecto no es el que tienen las que nadie ha elegido.
  private func elegidas(_ pantalla: Pantalla, _ normal: [String]?) -> [Int] {
    let rasgos = pantalla.rasgos
    return rasgos.indices.filter { rasgos[$0] != normal }
  }
}
