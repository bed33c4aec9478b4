import Apoyo
import Laboratorio
import MiniSwiftUI
import Observacion
import Testing

@MainActor
private func jornada(_ partidos: Int) -> Jornada {
  Jornada(partidos: (0..<partidos).map { Partido(id: $0, equipos: "Partido \($0)") })
}

/// Con todas las filas en pantalla se toca «Gol» en una.
private let escenario = Escenario(
  "Un gol, con todos los partidos a la vista",
  unidad: Unidad("cuerpo de fila evaluado", "cuerpos de fila evaluados"), elementos: "partidos"
) { n in
  let jornada = jornada(n)
  let pantalla = Pantalla(alto: Double(n) * 44, altoDeFila: 44) { Marcador(jornada: jornada) }
  let conteo = pantalla.contar { pantalla.tocar("Gol", fila: n / 2) }
  return [
    Cuenta("cuerpos de fila evaluados", conteo.cuerposEvaluados(de: FilaDePartido.self)),
    Cuenta("cuerpos del marcador", conteo.cuerposEvaluados(de: Marcador.self)),
    Cuenta("filas redibujadas", conteo.redibujadas(de: FilaDePartido.self)),
  ]
}

@MainActor
@Suite(
  "Kata 2.3 · El array entero es una dependencia", .kata("observacion-array-de-structs"),
  .escenario(escenario, costes: ["cuerpos de fila evaluados": .microseconds(50)]))
struct ArrayDeEstructuras {
  private let cuerpos = Unidad("cuerpo de fila evaluado", "cuerpos de fila evaluados")

  @Test("Un gol tocado en su fila, entre 500 partidos, evalúa esa fila y ninguna más")
  func golTocado() async throws {
    let evaluados = try await escenario.contar(a: 500).valor(de: "cuerpos de fila evaluados")
    exigir(
      evaluados, .maximo(1), de: cuerpos,
      porque: "Ha cambiado un partido. Una fila que lee su partido a través del array ha leído el "
        + "array: cualquier cambio de cualquier elemento la alcanza.")
  }

  @Test("Un gol que llega del servidor, entre 500 partidos, evalúa su fila y ninguna más")
  func golDelServidor() {
    let jornada = jornada(500)
    let pantalla = Pantalla(alto: 500 * 44) { Marcador(jornada: jornada) }
    let conteo = pantalla.contar { pantalla.cambiar { jornada.anotarGol(en: 123) } }
    exigir(
      conteo.cuerposEvaluados(de: FilaDePartido.self), .maximo(1), de: cuerpos,
      porque: "Venga de donde venga, un gol es de un partido.")
    exigirIgual(
      pantalla.filas[123], ["Partido 123", "1", "Gol"], porque: "El gol es del partido 123.")
  }

  @Test("Los goles se ven en su fila y en ninguna otra")
  func golesEnSuFila() {
    let jornada = jornada(3)
    let pantalla = Pantalla { Marcador(jornada: jornada) }
    pantalla.tocar("Gol", fila: 1)
    pantalla.tocar("Gol", fila: 1)
    pantalla.cambiar { jornada.anotarGol(en: 2) }
    exigirIgual(
      pantalla.filas.map { $0[1] }, ["0", "2", "1"],
      porque: "Dos goles tocados en el segundo partido y uno llegado para el tercero.")
    exigirIgual(
      jornada.partidos.map(\.goles), [0, 2, 1],
      porque: "La jornada guarda los goles: la pantalla solo los enseña.")
  }

  @Test("El marcador sigue la cuenta cuando los partidos cambian de orden")
  func otroOrden() {
    let jornada = jornada(3)
    let pantalla = Pantalla { Marcador(jornada: jornada) }
    pantalla.tocar("Gol", fila: 0)
    pantalla.cambiar { jornada.partidos.reverse() }
    pantalla.tocar("Gol", fila: 2)
    exigirIgual(
      pantalla.filas.map { Array($0.prefix(2)) },
      [["Partido 2", "0"], ["Partido 1", "0"], ["Partido 0", "2"]],
      porque: "La fila de abajo es ahora la del partido 0, que llevaba un gol.")
  }

  @Test("Un partido nuevo aparece y se puede anotar en él")
  func partidoNuevo() {
    let jornada = jornada(1)
    let pantalla = Pantalla { Marcador(jornada: jornada) }
    pantalla.cambiar { jornada.partidos.append(Partido(id: 8, equipos: "Aplazado")) }
    pantalla.tocar("Gol", fila: 1)
    exigirIgual(
      pantalla.filas, [["Partido 0", "0", "Gol"], ["Aplazado", "1", "Gol"]],
      porque: "La jornada tiene un partido más, y el gol es suyo.")
  }
}
