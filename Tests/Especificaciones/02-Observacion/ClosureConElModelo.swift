import Apoyo
import Laboratorio
import MiniSwiftUI
import Observacion
import Testing

@MainActor
private func reparto(_ pedidos: Int) -> Reparto {
  Reparto(
    pedidos: (0..<pedidos).map { Pedido(id: $0, direccion: "Calle \($0)") }, repartidor: "Ana")
}

/// Con todas las filas en pantalla pasa un minuto, se entrega un pedido y cambia quien reparte.
private let escenario = Escenario(
  "Un minuto, una entrega y un relevo",
  unidad: Unidad("cuerpo de fila evaluado", "cuerpos de fila evaluados"), elementos: "pedidos"
) { n in
  let reparto = reparto(n)
  let pantalla = Pantalla(alto: Double(n) * 44 + 100, altoDeFila: 44) {
    HojaDeReparto(reparto: reparto)
  }
  let minuto = pantalla.contar { pantalla.cambiar { reparto.minutos += 1 } }
  let entrega = pantalla.contar { pantalla.tocar("Entregar", fila: n / 2) }
  let relevo = pantalla.contar { pantalla.cambiar { reparto.repartidor = "Bea" } }
  return [
    Cuenta("cuerpos de fila al pasar un minuto", minuto.cuerposEvaluados(de: FilaDePedido.self)),
    Cuenta(
      "cuerpos de fila al entregar un pedido", entrega.cuerposEvaluados(de: FilaDePedido.self)),
    Cuenta("cuerpos de fila al relevar", relevo.cuerposEvaluados(de: FilaDePedido.self)),
  ]
}

@MainActor
@Suite(
  "Kata 2.7 · El closure que captura el modelo", .kata("observacion-closure"),
  .escenario(escenario, costes: ["cuerpos de fila al pasar un minuto": .microseconds(50)]))
struct ClosureConElModelo {
  private let cuerpos = Unidad("cuerpo de fila evaluado", "cuerpos de fila evaluados")

  @Test("Un minuto más de ruta, con 200 pedidos, no evalúa ninguna fila")
  func minuto() async throws {
    let evaluados = try await escenario.contar(a: 200)
      .valor(de: "cuerpos de fila al pasar un minuto")
    exigir(
      evaluados, .exacto(0), de: cuerpos,
      porque: "Los minutos solo están en el encabezado. Al evaluarse la hoja, cada fila recibe "
        + "closures recién creados, y dos closures no se pueden comparar.")
  }

  @Test("Entregar un pedido de 200 evalúa su fila y ninguna más")
  func entrega() async throws {
    let evaluados = try await escenario.contar(a: 200)
      .valor(de: "cuerpos de fila al entregar un pedido")
    exigir(
      evaluados, .maximo(1), de: cuerpos,
      porque: "Solo esa fila dice otra cosa. Si cada fila lee las entregas mientras se dibuja, "
        + "todas dependen de todas las entregas.")
  }

  @Test("Relevar a quien reparte no evalúa ninguna fila")
  func relevo() async throws {
    let evaluados = try await escenario.contar(a: 200).valor(de: "cuerpos de fila al relevar")
    exigir(
      evaluados, .exacto(0), de: cuerpos,
      porque: "Ninguna fila enseña quién reparte ahora: solo hace falta al tocar el botón.")
  }

  @Test("Al entregar se ve quién entregó, en su fila y en ninguna otra")
  func seVe() {
    let reparto = reparto(3)
    let pantalla = Pantalla { HojaDeReparto(reparto: reparto) }
    pantalla.tocar("Entregar", fila: 1)
    exigirIgual(
      estados(pantalla), ["Pendiente", "Lo entregó Ana", "Pendiente"],
      porque: "Ana ha entregado el segundo pedido.")
  }

  @Test("Tras el relevo, el botón apunta a quien reparte ahora")
  func trasElRelevo() {
    let reparto = reparto(2)
    let pantalla = Pantalla { HojaDeReparto(reparto: reparto) }
    pantalla.tocar("Entregar", fila: 0)
    pantalla.cambiar { reparto.repartidor = "Bea" }
    pantalla.tocar("Entregar", fila: 1)
    exigirIgual(
      estados(pantalla), ["Lo entregó Ana", "Lo entregó Bea"],
      porque: "El segundo pedido lo entregó Bea: la acción usa los datos de ahora y no los de "
        + "cuando se dibujó la fila.")
  }

  @Test("Una entrega apuntada desde otro sitio se ve, y el encabezado está al día")
  func desdeFuera() {
    let reparto = reparto(2)
    let pantalla = Pantalla { HojaDeReparto(reparto: reparto) }
    pantalla.cambiar {
      reparto.minutos = 7
      reparto.entregas[0] = "Leo"
    }
    exigirIgual(pantalla.textos.first, "En ruta: 7 min", porque: "Han pasado siete minutos.")
    exigirIgual(
      estados(pantalla), ["Lo entregó Leo", "Pendiente"],
      porque: "La entrega llegó de otro teléfono, y la hoja la enseña igual.")
  }

  private func estados(_ pantalla: Pantalla) -> [String] { pantalla.filas.map { $0[1] } }
}
