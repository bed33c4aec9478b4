import Apoyo
import Laboratorio
import MiniSwiftUI
import MiniTCA
import Observacion
import Testing

@MainActor
private func compra(_ articulos: Int) -> StoreOf<Compra> {
  let store = Store(initialState: Compra.State()) { Compra() }
  store.send(.anadir((0..<articulos).map { Articulo.State(id: $0, nombre: "Artículo \($0)") }))
  return store
}

/// Se escribe una letra en la fila 40, que está en pantalla.
private let escenario = Escenario(
  "Escribir una letra en la fila 40",
  unidad: Unidad("artículo leído", "artículos leídos"), elementos: "artículos"
) { n in
  let store = compra(n)
  let pantalla = Pantalla(alto: 50 * 44, altoDeFila: 44) { ListaDeCompra(store: store) }
  let (conteo, recuento) = recontarColecciones {
    pantalla.contar {
      pantalla.cambiar { store.send(.articulos(.element(id: 40, action: .escribio("P")))) }
    }
  }
  return [
    Cuenta("artículos leídos", recuento.elementosLeidos),
    Cuenta("cuerpos de la lista evaluados", conteo.cuerposEvaluados(de: ListaDeCompra.self)),
    Cuenta("cuerpos de fila evaluados", conteo.cuerposEvaluados(de: FilaDeArticulo.self)),
    Cuenta("cuerpos evaluados en total", conteo.cuerposEvaluados),
  ]
}

@MainActor
@Suite(
  "Kata 2.4 · El padre que lee la colección", .kata("observacion-padre-curioso"),
  .escenario(escenario, costes: ["artículos leídos": .nanoseconds(100)]))
struct PadreCurioso {
  private let cuerpos = Unidad("cuerpo evaluado", "cuerpos evaluados")

  @Test("Escribir en la fila 40 evalúa el cuerpo de esa fila y ninguno más")
  func escribirEvaluaUna() async throws {
    let cuentas = try await escenario.contar(a: 1_000)
    exigir(
      try cuentas.valor(de: "cuerpos de la lista evaluados"), .exacto(0),
      de: Unidad("cuerpo de la lista evaluado", "cuerpos de la lista evaluados"),
      porque: "Escribir un nombre no cambia nada de lo que enseña la lista. Quien lee la colección "
        + "en su body queda suscrito a todo lo que cambie dentro.")
    exigir(
      try cuentas.valor(de: "cuerpos evaluados en total"), .exacto(1), de: cuerpos,
      porque: "Solo la fila 40 enseña ese nombre.")
  }

  @Test("Escribir en la fila 40 de 10 000 no recorre los artículos")
  func escribirNoRecorre() async throws {
    let leidos = try await escenario.contar(a: 10_000).valor(de: "artículos leídos")
    exigir(
      leidos, .maximo(50), de: Unidad("artículo leído", "artículos leídos"),
      porque: "En pantalla caben 50. Una cuenta que se rehace para enseñarla, o para saber si ha "
        + "cambiado, recorre la compra entera con cada letra.")
  }

  @Test("La letra escrita se ve")
  func letraEscrita() {
    let store = compra(3)
    let pantalla = Pantalla { ListaDeCompra(store: store) }
    pantalla.cambiar { store.send(.articulos(.element(id: 1, action: .escribio("Pan")))) }
    exigirIgual(
      pantalla.filas.compactMap(\.first), ["Artículo 0", "Pan", "Artículo 2"],
      porque: "Se ha escrito en la segunda fila.")
  }

  @Test("La cabecera acierta al coger y al devolver")
  func coger() {
    let pantalla = pantallaDeTres()
    exigirIgual(pantalla.textos.first, "0 de 3", porque: "Nadie ha cogido nada.")
    pantalla.tocar("Coger", fila: 0)
    pantalla.tocar("Coger", fila: 2)
    exigirIgual(pantalla.textos.first, "2 de 3", porque: "Se han cogido el primero y el tercero.")
    pantalla.tocar("Devolver", fila: 0)
    exigirIgual(pantalla.textos.first, "1 de 3", porque: "Se ha devuelto el primero.")
  }

  @Test("La cabecera acierta al quitar un artículo cogido y otro sin coger")
  func quitar() {
    let store = compra(3)
    let pantalla = Pantalla { ListaDeCompra(store: store) }
    pantalla.tocar("Coger", fila: 1)
    pantalla.cambiar { store.send(.quitar(1)) }
    exigirIgual(pantalla.textos.first, "0 de 2", porque: "El único cogido ya no está en la lista.")
    pantalla.cambiar { store.send(.quitar(0)) }
    exigirIgual(pantalla.textos.first, "0 de 1", porque: "Queda uno, y nadie lo ha cogido.")
  }

  @Test("La cabecera acierta al añadir artículos, también si ya vienen cogidos")
  func anadir() {
    let store = compra(1)
    let pantalla = Pantalla { ListaDeCompra(store: store) }
    var cogido = Articulo.State(id: 7, nombre: "Sal")
    cogido.cogido = true
    let repetido = Articulo.State(id: 0, nombre: "Repetido")
    pantalla.cambiar { store.send(.anadir([cogido, repetido])) }
    exigirIgual(
      pantalla.textos.first, "1 de 2",
      porque: "Ha llegado un artículo nuevo, ya cogido; el otro ya estaba en la lista.")
    exigirIgual(
      pantalla.filas, [["Artículo 0", "Coger"], ["Sal", "Devolver"]],
      porque: "La lista enseña los dos, cada uno como está.")
  }

  private func pantallaDeTres() -> Pantalla {
    let store = compra(3)
    return Pantalla { ListaDeCompra(store: store) }
  }
}
