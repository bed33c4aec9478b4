import Apoyo
import Laboratorio
import Medir
import Testing

/// Una grabación de `n` fotogramas a 4 ms en la que uno de cada cincuenta cuesta 40 ms; se animó la
/// mitad del tiempo.
private func grabacion(_ n: Int) throws -> GrabacionDeFotogramas {
  let plazo = Duration.microseconds(16_667)
  let fotogramas = (0..<n).map {
    Fotograma(inicio: plazo * $0, trabajo: .milliseconds($0 % 50 == 49 ? 40 : 4))
  }
  let animando = plazo * n
  return try GrabacionDeFotogramas(
    duracion: animando * 2, tramosAnimados: [.zero..<animando], fotogramas: fotogramas)
}

/// Se pide el informe de una grabación de `n` fotogramas.
private let escenario = Escenario(
  "Informar de una grabación con un tirón de cada cincuenta",
  unidad: Unidad("fotograma tarde visto", "fotogramas tarde vistos"), elementos: "fotogramas"
) { n in
  [Cuenta("fotogramas tarde vistos", try informe(de: grabacion(n), hercios: 60).tarde)]
}

@MainActor
@Suite(
  "Kata 8.1 · El presupuesto y el peor caso", .kata("medicion-presupuesto"), .escenario(escenario))
struct PresupuestoYPeorCaso {
  @Test("Se ven los 20 fotogramas que llegan tarde entre 1 000")
  func tarde() async throws {
    exigir(
      try await escenario.contar(a: 1_000).valor(de: "fotogramas tarde vistos"), .exacto(20),
      de: "fotogramas tarde vistos",
      porque: "Uno de cada cincuenta cuesta 40 ms y el plazo a 60 Hz es de 16.67 ms. La media los "
        + "esconde: es de 4.72 ms.")
  }

  @Test("El trabajo que se enseña es el del peor fotograma")
  func peor() throws {
    exigirIgual(
      try informe(de: grabacion(100), hercios: 60).trabajo, .milliseconds(40),
      porque: "Un solo fotograma tarde ya se percibe como un tirón: manda el peor y no la media.")
  }

  @Test("La razón se calcula sobre el tiempo animando, no sobre lo que duró la grabación")
  func razon() throws {
    let razon = try informe(de: grabacion(1_000), hercios: 60).razon
    exigirIgual(
      Int(razon.rounded()), 40,
      porque: "20 fotogramas con 2 plazos de retraso son 667 ms de microcorte en 16.7 s animando. "
        + "Entre los 33.3 s de grabación daría la mitad sin que nada haya mejorado.")
  }

  @Test("A 120 Hz el mismo trabajo llega más tarde")
  func ciento20() throws {
    let lento = try informe(de: grabacion(1_000), hercios: 120)
    exigirIgual(lento.tarde, 20, porque: "4 ms caben en 8.33 ms; 40 ms, no.")
    exigirIgual(
      Int(lento.razon.rounded()), 40,
      porque: "40 ms son 4 plazos de 8.33 ms de retraso: los mismos milisegundos perdidos.")
  }

  @Test("Se dice qué opina cada una de las dos escalas de Apple, por su nombre")
  func escalas() throws {
    exigirIgual(
      try informe(de: grabacion(1_000), hercios: 60).opiniones,
      EscalaDeMicrocortes.allCases.map { "\($0.nombre): crítico" },
      porque: "Las dos escalas no coinciden: una razón sin el nombre de la escala no dice nada.")
  }

  @Test("Una grabación sin tirones no tiene ninguno")
  func sinTirones() throws {
    let limpia = try informe(de: grabacion(49), hercios: 60)
    exigirIgual(limpia.tarde, 0, porque: "Todos los fotogramas cuestan 4 ms.")
    exigirIgual(limpia.razon, 0, porque: "Sin retrasos no hay microcortes.")
  }
}
