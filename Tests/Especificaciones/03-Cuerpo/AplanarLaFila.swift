import Apoyo
import Cuerpo
import Laboratorio
import MiniSwiftUI
import Testing

private func ciudades(_ cuantas: Int) -> [Ciudad] {
  (0..<cuantas).map { Ciudad(id: $0, nombre: "Ciudad \($0)", grados: $0 % 40) }
}

/// Se abre la lista y se cuenta lo que cuelga de la fila que más tiene.
private let escenario = Escenario(
  "Abrir la lista del tiempo", unidad: Unidad("nodo por fila", "nodos por fila"),
  elementos: "ciudades"
) { n in
  let pantalla = Pantalla { Text("Abriendo…") }
  let conteo = pantalla.contar { pantalla.mostrar(ListaDeCiudades(ciudades: ciudades(n))) }
  return [Cuenta("nodos por fila", conteo.nodosPorFila)]
}

@MainActor
@Suite(
  "Kata 3.3 · Siete niveles, quince modificadores", .kata("cuerpo-aplanar"),
  .escenario(escenario))
struct AplanarLaFila {
  @Test("Una fila tiene seis nodos como mucho")
  func nodos() async throws {
    let nodos = try await escenario.contar(a: 100).valor(de: "nodos por fila")
    exigir(
      nodos, .maximo(6), de: Unidad("nodo por fila", "nodos por fila"),
      porque: "Cada contenedor y cada modificador es un nodo que se crea, se mide y se coloca en "
        + "cada fila que entra. Para enseñar dos textos bastan la fila, una pila, los dos textos, "
        + "un margen y la etiqueta.")
  }

  @Test("Se ven los mismos textos, en el mismo orden")
  func textos() {
    exigirIgual(
      conTres().filas.map { $0.joined(separator: " ") },
      ["31° Sevilla", "18° Bilbao", "-2° Teruel"],
      porque: "Aplanar la fila no puede cambiar lo que dice.")
  }

  @Test("La etiqueta de accesibilidad dice lo mismo")
  func etiqueta() {
    exigirIgual(
      conTres().etiquetasPorFila.map { $0.first ?? "(sin etiqueta)" },
      ["Sevilla, 31 grados", "Bilbao, 18 grados", "Teruel, -2 grados"],
      porque: "Es lo que oye quien usa un lector de pantalla: «31°, Sevilla» no se entiende igual.")
  }

  @Test("La fila mide lo mismo")
  func alto() {
    exigirIgual(
      conTres().alturasDeFilas, [52, 52, 52],
      porque: "Los márgenes repartidos por la fila suman 32 puntos, y el texto mide 20.")
  }

  @Test("Una temperatura nueva se ve en su fila y en su etiqueta")
  func otraTemperatura() {
    let pantalla = conTres()
    pantalla.mostrar(
      ListaDeCiudades(ciudades: [
        Ciudad(id: 0, nombre: "Sevilla", grados: 35), Ciudad(id: 1, nombre: "Bilbao", grados: 18),
      ]))
    exigirIgual(
      pantalla.filas.map { $0.joined(separator: " ") }, ["35° Sevilla", "18° Bilbao"],
      porque: "La pantalla debe enseñar lo último que se le dio.")
    exigirIgual(
      pantalla.etiquetasPorFila.first?.first, "Sevilla, 35 grados",
      porque: "Y la etiqueta, decirlo.")
  }

  private func conTres() -> Pantalla {
    let datos = [("Sevilla", 31), ("Bilbao", 18), ("Teruel", -2)]
    return Pantalla {
      ListaDeCiudades(
        ciudades: datos.enumerated().map { Ciudad(id: $0, nombre: $1.0, grados: $1.1) })
    }
  }
}
