// Kata 1.3 · Ids repetidos
//
// Qué se ve: un libro sale en dos tiendas y la app lo enseña mal: al apuntar una de las dos ofertas
// se apuntan las dos, o ninguna, y la consola avisa de que un id se repite.
//
// Al terminar: se ven todas las ofertas en el orden del servidor, cada una con su marca, sin avisos,
// y las marcas siguen en su sitio con la siguiente descarga, venga en el orden que venga.
//
// swift run workbook probar 1.3

import MiniSwiftUI

public struct Oferta {
  /// El código de barras del libro.
  public let codigo: String
  public let tienda: String
  public var precio: Int

  public init(codigo: String, tienda: String, precio: Int) {
    self.codigo = codigo
    self.tienda = tienda
    self.precio = precio
  }
}

public struct ListaDeOfertas: View {
  private let ofertas: [Oferta]

  public init(ofertas: [Oferta]) {
    self.ofertas = ofertas
  }

  public var body: some View {
    List(ofertas, id: \.codigo) { oferta in
      FilaDeOferta(oferta: oferta)
    }
  }
}

public struct FilaDeOferta: View {
  let oferta: Oferta
  @State private var apuntada = false

  public var body: some View {
    HStack {
      Text("\(oferta.codigo) en \(oferta.tienda): \(oferta.precio) €")
      Text(apuntada ? "Apuntada" : "Libre")
      Button("Apuntar") { apuntada.toggle() }
    }
  }
}
