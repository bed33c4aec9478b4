import Apoyo
import Laboratorio
import Medir
import Testing

private func muestra(_ cuentas: [String: Int], mediana: Double) -> Muestra {
  Muestra(cuentas: cuentas, milisegundos: [mediana * 0.9, mediana, mediana * 1.2])
}

/// `n` comparaciones de la misma versión consigo misma, con tiempos que oscilan un 20 %.
private let escenario = Escenario(
  "Comparar una versión consigo misma",
  unidad: Unidad("cambio anunciado", "cambios anunciados"), elementos: "comparaciones"
) { n in
  var azar = AzarConSemilla(8)
  let falsos = (0..<n).count { _ in
    let antes = muestra(["cuerpos": 40], mediana: Double.random(in: 8...12, using: &azar))
    let despues = muestra(["cuerpos": 40], mediana: Double.random(in: 8...12, using: &azar))
    return comparar(antes, con: despues) != .ruido
  }
  return [Cuenta("cambios anunciados", falsos)]
}

@MainActor
@Suite(
  "Kata 8.3 · Contar antes que cronometrar", .kata("medicion-contar"), .escenario(escenario))
struct ContarAntesQueCronometrar {
  @Test("Comparar 1 000 veces una versión consigo misma no anuncia ningún cambio")
  func ruido() async throws {
    exigir(
      try await escenario.contar(a: 1_000).valor(de: "cambios anunciados"), .exacto(0),
      de: "cambios anunciados",
      porque: "Los tiempos de un equipo oscilan solos. Si ningún contador se mueve, es ruido, se "
        + "ponga el umbral donde se ponga.")
  }

  @Test("Tardar la mitad sin mover ningún contador es ruido")
  func masRapido() {
    let antes = muestra(["cuerpos": 40], mediana: 10)
    exigirIgual(
      comparar(antes, con: muestra(["cuerpos": 40], mediana: 5)), .ruido,
      porque: "Se hizo el mismo trabajo: lo que cambió fue el equipo.")
  }

  @Test("Un contador que baja es una mejora, tarde lo que tarde")
  func mejora() {
    let antes = muestra(["cuerpos": 1_000, "ids": 50], mediana: 10)
    let despues = muestra(["cuerpos": 2, "ids": 50], mediana: 11)
    exigirIgual(
      comparar(antes, con: despues),
      .mejora([CambioDeCuenta(nombre: "cuerpos", antes: 1_000, despues: 2)]),
      porque: "Dice qué contador se movió, y solo ese.")
  }

  @Test("Un contador nuevo que antes era cero es un empeoramiento")
  func empeora() {
    let despues = muestra(["cuerpos": 2, "formateadores": 300], mediana: 9)
    exigirIgual(
      comparar(muestra(["cuerpos": 2], mediana: 10), con: despues),
      .empeora([CambioDeCuenta(nombre: "formateadores", antes: 0, despues: 300)]),
      porque: "Lo que no se contaba y ahora pasa 300 veces es trabajo nuevo.")
  }

  @Test("Si unos bajan y otros suben, se dicen los dos aunque la suma sea la misma")
  func mezcla() {
    let antes = muestra(["comparaciones": 10, "cuerpos": 1_000], mediana: 10)
    let despues = muestra(["comparaciones": 1_000, "cuerpos": 10], mediana: 10)
    exigirIgual(
      comparar(antes, con: despues),
      .mezcla([
        CambioDeCuenta(nombre: "comparaciones", antes: 10, despues: 1_000),
        CambioDeCuenta(nombre: "cuerpos", antes: 1_000, despues: 10),
      ]), porque: "Cambiar un trabajo por otro es una decisión, no una mejora ni ruido.")
  }
}
