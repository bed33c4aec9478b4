// Kata 4.2 · La igualdad que miente
//
// Qué se ve: un paquete pasa a «Entregado» y su fila sigue diciendo «En reparto». Si te desplazas y
// vuelves, ya está bien. Las pruebas del reparto pasan, aunque el reducer se equivoque.
//
// Al terminar: todo lo que se ve en una fila se vuelve a dibujar cuando cambia, las pruebas ven cada
// cambio y una entrega que no ha cambiado no cuesta ni un cuerpo.
//
// swift run workbook probar 4.2

import MiniSwiftUI
import MiniTCA

public enum Situacion: String, Sendable {
  case preparada = "Preparada"
  case enReparto = "En reparto"
  case entregada = "Entregada"
}

/// El «==» lo escribe el compilador y compara todos los campos: ninguno se puede quedar fuera.
public struct Entrega: Equatable, Identifiable, Sendable {
  public let id: Int
  public var destino: String
  public var situacion: Situacion
  /// Lo que apunta quien reparte: «Dejar en portería».
  public var nota: String

  public init(id: Int, destino: String, situacion: Situacion, nota: String) {
    self.id = id
    self.destino = destino
    self.situacion = situacion
    self.nota = nota
  }
}

public struct Reparto: Reducer {
  public struct State: Equatable {
    public var entregas: IdentifiedArrayOf<Entrega>

    public init(entregas: [Entrega]) {
      self.entregas = IdentifiedArray(uniqueElements: entregas)
    }
  }

  public enum Action: Equatable, Sendable {
    case actualizar(Entrega)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .actualizar(let entrega):
        state.entregas.updateOrAppend(entrega)
        return .none
      }
    }
  }
}

public struct ListaDeEntregas: View {
  private let store: StoreOf<Reparto>

  public init(store: StoreOf<Reparto>) {
    self.store = store
  }

  public var body: some View {
    List(store.entregas) { entrega in
      FilaDeEntrega(entrega: entrega)
    }
  }
}

public struct FilaDeEntrega: View {
  let entrega: Entrega

  public var body: some View {
    HStack {
      Text(entrega.destino)
      Text(entrega.situacion.rawValue)
      Text(entrega.nota)
    }
  }
}
