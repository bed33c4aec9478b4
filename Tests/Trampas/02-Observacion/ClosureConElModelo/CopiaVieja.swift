// Trampa de la kata: la fila no compara la acción, que se quedó con quien repartía al dibujarla.

import MiniSwiftUI

public struct Pedido: Identifiable, Sendable {
  public let id: Int
  public let direccion: String

  public init(id: Int, direccion: String) {
    self.id = id
    self.direccion = direccion
  }
}

@Observable @MainActor public final class Reparto {
  public var pedidos: [Pedido]
  public var repartidor: String
  public var minutos = 0
  /// Quién entregó cada pedido.
  public var entregas: [Pedido.ID: String] = [:]

  public init(pedidos: [Pedido], repartidor: String) {
    self.pedidos = pedidos
    self.repartidor = repartidor
  }

  public func entregar(_ id: Pedido.ID) {
    entregas[id] = repartidor
  }

  func estado(de pedido: Pedido) -> String {
    if let quien = entregas[pedido.id] { "Lo entregó \(quien)" } else { "Pendiente" }
  }
}

public struct HojaDeReparto: View {
  private let reparto: Reparto

  public init(reparto: Reparto) {
    self.reparto = reparto
  }

  public var body: some View {
    VStack {
      Text("En ruta: \(reparto.minutos) min")
      List(reparto.pedidos) { pedido in
        FilaDePedido(
          pedido: pedido,
          estado: reparto.estado(de: pedido),
          entregar: { [quien = reparto.repartidor] in reparto.entregas[pedido.id] = quien })
      }
    }
  }
}

public struct FilaDePedido: View, Equatable {
  let pedido: Pedido
  let estado: String
  let entregar: () -> Void

  public nonisolated static func == (una: Self, otra: Self) -> Bool {
    una.pedido.id == otra.pedido.id && una.estado == otra.estado
  }

  public var body: some View {
    HStack {
      Text(pedido.direccion)
      Text(estado)
      Button("Entregar", action: entregar)
    }
  }
}
