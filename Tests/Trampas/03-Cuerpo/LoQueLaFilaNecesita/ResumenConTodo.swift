// Trampa de la kata: un resumen que guarda el pedido entero dentro.

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
      FilaDePedido(resumen: ResumenDePedido(pedido: pedido))
    }
  }
}

struct ResumenDePedido {
  let pedido: Pedido
  var cliente: String { pedido.cliente }
  var estado: String { pedido.estado }
}

public struct FilaDePedido: View {
  let resumen: ResumenDePedido

  public var body: some View {
    HStack {
      Text(resumen.cliente)
      Text(resumen.estado)
    }
  }
}
