// Kata 4.4 · Comparar en un paso
//
// Qué se ve: el panel de un aeropuerto con cincuenta mil vuelos se atasca una vez por minuto, justo
// cuando cambia la hora de la cabecera. Ningún vuelo ha cambiado.
//
// Al terminar: un minuto más compara, como mucho, un vuelo; y una puerta nueva (también si es la de
// antes), un vuelo que sale y uno que se anuncia se ven al momento.
//
// swift run workbook probar 4.4

import Laboratorio
import MiniSwiftUI
import MiniTCA

public struct Vuelo: Equatable, Identifiable, Sendable {
  public let id: Int
  /// `@Comparado` es el instrumento de la kata: apunta cada comparación. Déjalo puesto.
  @Comparado public var puerta: String
  public var haSalido = false

  public init(id: Int, puerta: String) {
    self.id = id
    self.puerta = puerta
  }
}

/// Los vuelos del panel.
struct Panel: Equatable {
  var vuelos: [Vuelo]

  static func == (izquierda: Panel, derecha: Panel) -> Bool {
    izquierda.vuelos.count == derecha.vuelos.count
  }
}

public struct Aeropuerto: Reducer {
  public struct State: Equatable {
    var vuelos: IdentifiedArrayOf<Vuelo>
    var minuto = 0
    var panel: Panel {
      Panel(vuelos: vuelos.elements.filter { !$0.haSalido })
    }

    public init(vuelos: [Vuelo]) {
      self.vuelos = IdentifiedArray(uniqueElements: vuelos)
    }
  }

  public enum Action: Sendable {
    case pasaUnMinuto
    case cambiarPuerta(Vuelo.ID, String)
    case salir(Vuelo.ID)
    case anunciar(Vuelo)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pasaUnMinuto: state.minuto += 1
      case .cambiarPuerta(let id, let puerta): state.vuelos[id: id]?.puerta = puerta
      case .salir(let id): state.vuelos[id: id]?.haSalido = true
      case .anunciar(let vuelo): state.vuelos.append(vuelo)
      }
      return .none
    }
  }
}

public struct PanelDeVuelos: View {
  private let store: StoreOf<Aeropuerto>

  public init(store: StoreOf<Aeropuerto>) { self.store = store }

  public var body: some View {
    VStack {
      Hora(store: store)
      List(store.panel.vuelos) { vuelo in
        Text("\(vuelo.id) · puerta \(vuelo.puerta)")
      }
    }
  }
}

struct Hora: View {
  let store: StoreOf<Aeropuerto>

  var body: some View { Text("Minuto \(store.minuto)") }
}
