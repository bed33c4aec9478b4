// Kata 3.4 · Lo que la fila necesita
//
// Qué se ve: cada vez que los pedidos se sincronizan, la lista da un tirón aunque en pantalla no
// cambie ni una letra. Escribir en las notas de un pedido, que la lista no enseña, también.
//
// Al terminar: una fila solo se vuelve a evaluar cuando cambia algo que enseña, y entonces enseña
// lo nuevo.
//
// swift run workbook probar 3.4

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
      FilaDePedido(cliente: pedido.cliente, estado: pedido.estado)
    }
  }
}

public struct FilaDePedido: View {
  // Lo que enseña y nada más: lo que no recibe no puede despertarla.
  let cliente: String
  let estado: String

  public var body: some View {
    HStack {
      Text(cliente)
      Text(estado)
    }
  }
}
