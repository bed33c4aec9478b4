import Apoyo
import Cuerpo
import Laboratorio
import MiniSwiftUI
import Testing

private func pedidos(_ cuantos: Int) -> [Pedido] {
  (0..<cuantos).map {
    Pedido(
      id: $0, cliente: "Cliente \($0)", estado: "En almacén", notas: "", sincronizaciones: 0)
  }
}

/// Con todas las filas en pantalla, los pedidos se sincronizan; después, uno sale a reparto.
private let escenario = Escenario(
  "Sincronizar los pedidos", unidad: Unidad("cuerpo evaluado", "cuerpos evaluados"),
  elementos: "pedidos"
) { n in
  var lista = pedidos(n)
  let pantalla = Pantalla(alto: Double(n + 1) * 44, altoDeFila: 44) {
    ListaDePedidos(pedidos: lista)
  }
  for posicion in lista.indices { lista[posicion].sincronizaciones += 1 }
  let sincronizar = pantalla.contar { pantalla.mostrar(ListaDePedidos(pedidos: lista)) }
  lista[n / 2].estado = "En reparto"
  let reparto = pantalla.contar { pantalla.mostrar(ListaDePedidos(pedidos: lista)) }
  return [
    Cuenta("cuerpos evaluados al sincronizar", sincronizar.cuerposEvaluados(de: FilaDePedido.self)),
    Cuenta("filas redibujadas al sincronizar", sincronizar.redibujadas(de: FilaDePedido.self)),
    Cuenta(
      "cuerpos evaluados al cambiar un estado", reparto.cuerposEvaluados(de: FilaDePedido.self)),
  ]
}

@MainActor
@Suite(
  "Kata 3.4 · Lo que la fila necesita", .kata("cuerpo-presentacion"),
  .escenario(escenario, costes: ["cuerpos evaluados al sincronizar": .microseconds(50)]))
struct LoQueLaFilaNecesita {
  private let cuerpos = Unidad("cuerpo de fila evaluado", "cuerpos de fila evaluados")

  @Test("Sincronizar 1 000 pedidos no evalúa ninguna fila")
  func sincronizar() async throws {
    exigir(
      try await escenario.contar(a: 1_000).valor(de: "cuerpos evaluados al sincronizar"),
      .exacto(0), de: cuerpos,
      porque: "Ninguna fila enseña cuántas veces se ha sincronizado su pedido. Si el pedido entero "
        + "es parte de la fila, basta con que cambie cualquiera de sus campos.")
  }

  @Test("Escribir en las notas de un pedido no evalúa ninguna fila")
  func notas() {
    let (pantalla, conteo) = cambiando { $0[1].notas = "Dejar en portería" }
    exigir(
      conteo.cuerposEvaluados(de: FilaDePedido.self), .exacto(0), de: cuerpos,
      porque: "La lista no enseña las notas.")
    exigirIgual(
      pantalla.filas.first, ["Cliente 0", "En almacén"], porque: "La lista sigue enseñando lo suyo."
    )
  }

  @Test("Cambiar el estado de un pedido evalúa su fila y ninguna otra")
  func estado() async throws {
    exigir(
      try await escenario.contar(a: 1_000).valor(de: "cuerpos evaluados al cambiar un estado"),
      .exacto(1), de: cuerpos, porque: "Ha cambiado algo que una fila enseña, y solo una.")
  }

  @Test("El estado nuevo se ve")
  func estadoNuevo() {
    let (pantalla, _) = cambiando { $0[1].estado = "Entregado" }
    exigirIgual(
      pantalla.filas, [["Cliente 0", "En almacén"], ["Cliente 1", "Entregado"]],
      porque: "Una fila que no se evalúa cuando cambia lo que enseña se queda con el dato viejo.")
  }

  @Test("El nombre corregido se ve")
  func clienteNuevo() {
    let (pantalla, _) = cambiando { $0[0].cliente = "Clienta 0" }
    exigirIgual(
      pantalla.filas, [["Clienta 0", "En almacén"], ["Cliente 1", "En almacén"]],
      porque: "Una fila que no se evalúa cuando cambia lo que enseña se queda con el dato viejo.")
  }

  private func cambiando(_ cambio: (inout [Pedido]) -> Void) -> (Pantalla, Conteo) {
    var lista = pedidos(2)
    let pantalla = Pantalla { ListaDePedidos(pedidos: lista) }
    cambio(&lista)
    let conteo = pantalla.contar { pantalla.mostrar(ListaDePedidos(pedidos: lista)) }
    return (pantalla, conteo)
  }
}
