import Apoyo
import Igualdad
import Laboratorio
import MiniSwiftUI
import Testing

private let enPantalla = 200

private func sondas(_ cuantas: Int) -> [Sonda] {
  (0..<cuantas).map { Sonda(id: $0, decimas: 200) }
}

/// Con todas las filas en pantalla, todas las lecturas suben una décima; después cambia la hora.
private let escenario = Escenario(
  "Una décima más en cada sonda, y un minuto más en el reloj",
  unidad: Unidad("cuerpo evaluado", "cuerpos evaluados"), elementos: "sondas"
) { n in
  let invernadero = Invernadero(sondas: sondas(n))
  let pantalla = Pantalla(alto: Double(n + 2) * 44, altoDeFila: 44) {
    ListaDeSondas(invernadero: invernadero)
  }
  let decima = pantalla.contar {
    for posicion in invernadero.sondas.indices { invernadero.sondas[posicion].decimas += 1 }
  }
  let minuto = pantalla.contar { invernadero.hora = "08:01" }
  return [
    Cuenta("termómetros evaluados por una décima", decima.cuerposEvaluados(de: Termometro.self)),
    Cuenta("interruptores evaluados por la hora", minuto.cuerposEvaluados(de: Interruptor.self)),
  ]
}

@MainActor
@Suite(
  "Kata 4.3 · .equatable() bien puesto", .kata("igualdad-equatable"),
  .escenario(
    escenario,
    costes: [
      "termómetros evaluados por una décima": .microseconds(50),
      "interruptores evaluados por la hora": .microseconds(50),
    ]))
struct EquatableBienPuesto {
  @Test("Una décima que no se enseña no evalúa ninguno de los 200 termómetros")
  func decima() async throws {
    let evaluados = try await escenario.contar(a: enPantalla)
      .valor(de: "termómetros evaluados por una décima")
    exigir(
      evaluados, .exacto(0), de: Unidad("termómetro evaluado", "termómetros evaluados"),
      porque: "De 20.0 a 20.1 °C no cambia lo que se ve, y el «==» del termómetro lo dice. Si se "
        + "evalúan, es que nadie lo está consultando.")
  }

  @Test("Cambiar la hora no evalúa ninguno de los 200 interruptores")
  func hora() async throws {
    let evaluados = try await escenario.contar(a: enPantalla)
      .valor(de: "interruptores evaluados por la hora")
    exigir(
      evaluados, .exacto(0), de: Unidad("interruptor evaluado", "interruptores evaluados"),
      porque: "La hora no es de ninguna fila. Un closure nuevo nunca es igual que el anterior, y "
        + "con él tampoco lo es la vista que lo guarda.")
  }

  @Test("Un grado más se ve en su termómetro y evalúa ese y ninguno más")
  func grado() {
    let (pantalla, invernadero) = montar()
    let conteo = pantalla.contar { invernadero.sondas[1].decimas = 210 }
    exigirIgual(
      pantalla.filas.map { $0[0] }, ["20 °C", "21 °C", "20 °C"],
      porque: "La segunda sonda marca ahora 21.0 °C.")
    exigir(
      conteo.cuerposEvaluados(de: Termometro.self), .exacto(1),
      de: Unidad("termómetro evaluado", "termómetros evaluados"),
      porque: "Ha cambiado lo que enseña un termómetro.")
  }

  @Test("La alarma salta aunque los grados no cambien")
  func alarma() {
    let (pantalla, invernadero) = montar()
    pantalla.cambiar { invernadero.sondas[2].alarma = true }
    exigirIgual(
      pantalla.filas.map { $0[0] }, ["20 °C", "20 °C", "Alarma: 20 °C"],
      porque: "La alarma se enseña, así que la igualdad tiene que mirarla.")
  }

  @Test("Tocar el interruptor riega su sonda, y volver a tocarlo la para")
  func riego() {
    let (pantalla, invernadero) = montar()
    pantalla.tocar("Regar (0)", fila: 1)
    let primera = pantalla.filas.map { $0[1] }
    pantalla.tocar("Regar (1)", fila: 1)
    exigirIgual(
      [primera, pantalla.filas.map { $0[1] }],
      [["Parada", "Regando", "Parada"], ["Parada", "Parada", "Parada"]],
      porque: "La acción es la de su sonda y actúa sobre el dato de ahora.")
    exigirIgual(
      invernadero.sondas.map(\.regando), [false, false, false],
      porque: "Dos toques dejan el riego como estaba.")
  }

  @Test("El estado y lo que se observa siguen evaluando el interruptor")
  func estadoYObservacion() {
    let (pantalla, invernadero) = montar()
    pantalla.tocar("Regar (0)", fila: 0)
    exigirIgual(
      pantalla.filas.map { $0.last ?? "" }, ["Regar (1)", "Regar (0)", "Regar (0)"],
      porque: "Los toques son @State: la igualdad decide sobre lo que da el padre, no sobre esto.")
    pantalla.cambiar { invernadero.enPausa = true }
    exigirIgual(
      pantalla.filas.map { $0[1] }, Array(repeating: "En pausa", count: 3),
      porque: "La pausa se lee al dibujar: cuando cambia, cada interruptor que la leyó se evalúa.")
  }

  private func montar() -> (Pantalla, Invernadero) {
    let invernadero = Invernadero(sondas: sondas(3))
    return (Pantalla { ListaDeSondas(invernadero: invernadero) }, invernadero)
  }
}
