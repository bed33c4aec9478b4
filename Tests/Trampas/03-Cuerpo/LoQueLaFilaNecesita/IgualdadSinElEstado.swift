// Trampa de la kata: la fila dice cuándo es igual, y se olvida de algo que enseña.

import MiniSwiftUI

public struct Pedido: Identifiable {
  public let id: Int
  public var cliente: String
  public var estado: String
  /// Solo se ven al abrir el pedido.
  public var notas: String
  public var sincronizaciones: Int

  public init(id: Int, cliente: String, estado: String, notas: String, sincronizaciones: Int) {
    self.id = id
    self.cliente = cliente
    self.estado = estado
    self.notas = notas
    self.sincronizaciones = sincronizaciones
  }
}

public struct ListaDePedidos: View {
  private let pedidos: [Pedido]

  public init(pedidos: [Pedido]) {
    self.pedidos = pedidos
  }

  public var body: some View {
    List(pedidos) { pedido in
      FilaDePedido(pedido: pedido)
    }
  }
}

public struct FilaDePedido: View, Equatable {
  let pedido: Pedido

  public var body: some View {
    HStack {
      Text(pedido.cliente)
      Text(pedido.estado)
    }
  }

  nonisolated public static func == (una: FilaDePedido, otra: FilaDePedido) -> Bool {
    una.pedido.id == otra.pedido.id && una.pedido.cliente == otra.pedido.cliente
  }
}
