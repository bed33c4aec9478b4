// Kata 2.7 · El closure que captura el modelo
//
// Qué se ve: la hoja de reparto de un día con muchos pedidos. Entregar uno detiene la pantalla, y
// también lo hace cada minuto de ruta, que solo cambia el encabezado.
//
// Al terminar: un minuto más no evalúa ninguna fila, entregar un pedido evalúa la suya, y
// «Entregar» apunta siempre a quien reparte en ese momento.
//
// swift run workbook probar 2.7

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
        FilaDePedido(pedido: pedido, estado: reparto.estado(de: pedido), reparto: reparto)
      }
    }
  }
}

public struct FilaDePedido: View {
  let pedido: Pedido
  let estado: String
  /// Para actuar: el `body` no lee nada de él.
  let reparto: Reparto

  public var body: some View {
    HStack {
      Text(pedido.direccion)
      Text(estado)
      Button("Entregar") { reparto.entregar(pedido.id) }
    }
  }
}
