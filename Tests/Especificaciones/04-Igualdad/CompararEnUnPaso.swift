import Apoyo
import Igualdad
import Laboratorio
import MiniSwiftUI
import MiniTCA
import Testing

private func vuelos(_ cuantos: Int) -> [Vuelo] {
  (0..<cuantos).map { Vuelo(id: $0, puerta: "A") }
}

/// Con el panel abierto pasa un minuto y después cambia la puerta del último vuelo.
private let escenario = Escenario(
  "Un minuto más y, después, otra puerta",
  unidad: Unidad("vuelo comparado", "vuelos comparados"), elementos: "vuelos"
) { n in
  let store = Store(initialState: Aeropuerto.State(vuelos: vuelos(n))) { Aeropuerto() }
  let pantalla = Pantalla { PanelDeVuelos(store: store) }
  let minuto = Laboratorio.Contadores()
  minuto.durante { pantalla.cambiar { store.send(.pasaUnMinuto) } }
  let puerta = Laboratorio.Contadores()
  puerta.durante { pantalla.cambiar { store.send(.cambiarPuerta(n - 1, "B")) } }
  return [
    Cuenta("vuelos comparados en un minuto sin cambios", minuto["comparaciones"].valor),
    Cuenta("vuelos comparados al cambiar una puerta", puerta["comparaciones"].valor),
  ]
}

@MainActor
@Suite(
  "Kata 4.4 · Comparar en un paso", .kata("igualdad-revision"),
  .escenario(
    escenario,
    costes: [
      "vuelos comparados en un minuto sin cambios": .nanoseconds(100),
      "vuelos comparados al cambiar una puerta": .nanoseconds(100),
    ]))
struct CompararEnUnPaso {
  @Test("Un minuto más con 50 000 vuelos compara, como mucho, uno")
  func unMinuto() async throws {
    let comparados = try await escenario.contar(a: 50_000)
      .valor(de: "vuelos comparados en un minuto sin cambios")
    exigir(
      comparados, .maximo(1), de: Unidad("vuelo comparado", "vuelos comparados"),
      porque: "Ningún vuelo ha cambiado. Dos listas iguales que no comparten el almacenamiento se "
        + "comparan enteras; si es el mismo, basta con verlo.")
  }

  @Test("La hora de la cabecera avanza y el panel se queda como estaba")
  func hora() {
    let (pantalla, store) = montar()
    pantalla.cambiar { store.send(.pasaUnMinuto) }
    exigirIgual(
      pantalla.textos,
      ["Minuto 1", "0 · puerta A", "1 · puerta A", "2 · puerta A"],
      porque: "Ha pasado un minuto y nada más.")
  }

  @Test("Una puerta nueva se ve, y si vuelve a ser la de antes, también")
  func puertas() {
    let (pantalla, store) = montar()
    let vistas = ["B", "A", "B"].map { puerta in
      pantalla.cambiar { store.send(.cambiarPuerta(1, puerta)) }
      return pantalla.filas[1]
    }
    exigirIgual(
      vistas, [["1 · puerta B"], ["1 · puerta A"], ["1 · puerta B"]],
      porque: "El vuelo 1 cambia de puerta tres veces: ida, vuelta e ida.")
  }

  @Test("Un vuelo que sale se va del panel")
  func salida() {
    let (pantalla, store) = montar()
    pantalla.cambiar { store.send(.salir(1)) }
    exigirIgual(
      pantalla.filas, [["0 · puerta A"], ["2 · puerta A"]],
      porque: "El vuelo 1 ha salido; el panel enseña los que quedan.")
  }

  @Test("Un vuelo que se anuncia aparece el último")
  func anuncio() {
    let (pantalla, store) = montar()
    pantalla.cambiar { store.send(.anunciar(Vuelo(id: 7, puerta: "C"))) }
    exigirIgual(
      pantalla.filas.last, ["7 · puerta C"],
      porque: "Se acaba de anunciar el vuelo 7.")
  }

  private func montar() -> (Pantalla, StoreOf<Aeropuerto>) {
    let store = Store(initialState: Aeropuerto.State(vuelos: vuelos(3))) { Aeropuerto() }
    return (Pantalla { PanelDeVuelos(store: store) }, store)
  }
}
