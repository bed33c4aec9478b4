import Apoyo
import Identidad
import Laboratorio
import MiniSwiftUI
import Testing

private func lista(_ cuantas: Int) -> [Oferta] {
  (0..<cuantas).map {
    Oferta(codigo: "L\($0 / 2)", tienda: $0.isMultiple(of: 2) ? "Norte" : "Sur", precio: 10 + $0)
  }
}

/// La mitad de los libros está en dos tiendas; se descarga otra vez la misma lista, en otro orden.
private let escenario = Escenario(
  "Descargar otra vez las mismas ofertas",
  unidad: Unidad("identidad creada", "identidades creadas"), elementos: "ofertas"
) { n in
  let ofertas = lista(n)
  let pantalla = Pantalla(alto: Double(n + 1) * 44, altoDeFila: 44) {
    ListaDeOfertas(ofertas: ofertas)
  }
  let conteo = pantalla.contar { pantalla.mostrar(ListaDeOfertas(ofertas: ofertas.reversed())) }
  return [
    Cuenta("identidades creadas", conteo.identidadesCreadas(de: FilaDeOferta.self)),
    Cuenta("avisos", conteo.avisos.count),
  ]
}

@MainActor
@Suite(
  "Kata 1.3 · Ids repetidos", .kata("identidad-duplicada"),
  .escenario(
    escenario,
    costes: ["identidades creadas": .microseconds(100)]))
struct IdsRepetidos {
  @Test("La consola no avisa de ids repetidos")
  func sinAvisos() {
    let pantalla = Pantalla { ListaDeOfertas(ofertas: lista(4)) }
    exigirIgual(
      pantalla.registro.avisos, [],
      porque: "Con dos filas del mismo id el resultado no está definido: SwiftUI puede enseñar, "
        + "mover o reutilizar cualquiera de las dos.")
  }

  @Test("Se ven todas las ofertas, en el orden del servidor")
  func todasYEnOrden() {
    let pantalla = Pantalla { ListaDeOfertas(ofertas: lista(4)) }
    exigirIgual(
      pantalla.filas.map { $0[0] },
      ["L0 en Norte: 10 €", "L0 en Sur: 11 €", "L1 en Norte: 12 €", "L1 en Sur: 13 €"],
      porque: "Un libro en dos tiendas son dos ofertas, y ninguna sobra.")
  }

  @Test("Apuntar una oferta no apunta la otra del mismo libro")
  func cadaUnaSuMarca() {
    let pantalla = Pantalla { ListaDeOfertas(ofertas: lista(4)) }
    pantalla.tocar("Apuntar", fila: 1)
    exigirIgual(
      apuntadas(pantalla), ["L0 en Sur: 11 €"], porque: "Solo se tocó la oferta de Sur.")
  }

  @Test("La marca sigue en su oferta tras descargar la lista en otro orden")
  func trasOtraDescarga() {
    let pantalla = Pantalla { ListaDeOfertas(ofertas: lista(4)) }
    pantalla.tocar("Apuntar", fila: 1)
    pantalla.mostrar(ListaDeOfertas(ofertas: lista(4).reversed()))
    exigirIgual(
      apuntadas(pantalla), ["L0 en Sur: 11 €"],
      porque:
        "La oferta es la misma aunque llegue en otra posición: su id no puede depender de ella.")
  }

  @Test("Descargar otra vez 1 000 ofertas no crea ninguna fila")
  func mismasIdentidades() async throws {
    let creadas = try await escenario.contar(a: 1_000).valor(de: "identidades creadas")
    exigir(
      creadas, .exacto(0), de: Unidad("identidad creada", "identidades creadas"),
      porque: "Son las mismas ofertas en otro orden: las filas se mueven, no se vuelven a crear.")
  }

  @Test("Un precio nuevo se ve en su fila y conserva la marca")
  func precioNuevo() {
    let pantalla = Pantalla { ListaDeOfertas(ofertas: lista(4)) }
    pantalla.tocar("Apuntar", fila: 2)
    var ofertas = lista(4)
    ofertas[2].precio = 9
    pantalla.mostrar(ListaDeOfertas(ofertas: ofertas))
    exigirIgual(
      apuntadas(pantalla), ["L1 en Norte: 9 €"],
      porque: "Cambia el precio; la oferta es la misma.")
  }

  private func apuntadas(_ pantalla: Pantalla) -> [String] {
    pantalla.filas.filter { $0.contains("Apuntada") }.map { $0[0] }
  }
}
