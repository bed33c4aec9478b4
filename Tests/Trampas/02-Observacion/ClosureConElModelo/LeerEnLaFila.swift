// Trampa de la kata: sin closures, pero la fila lee las entregas mientras se dibuja.

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
        FilaDePedido(pedido: pedido, reparto: reparto)
      }
    }
  }
}

public struct FilaDePedido: View {
  let pedido: Pedido
  let reparto: Reparto

  public var body: some View {
    HStack {
      Text(pedido.direccion)
      Text(reparto.estado(de: pedido))
      Button("Entregar") { reparto.entregar(pedido.id) }
    }
  }
}
