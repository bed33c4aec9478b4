// Trampa de la kata: se quitan los repetidos: el aviso calla y una oferta desaparece.

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
  fileprivate let ofertas: [Oferta]

  public init(ofertas: [Oferta]) {
    self.ofertas = ofertas
  }

  public var body: some View {
    List(unicas, id: \.codigo) { oferta in
      FilaDeOferta(oferta: oferta)
    }
  }
}

extension ListaDeOfertas {
  fileprivate var unicas: [Oferta] {
    var vistos: Set<String> = []
    return ofertas.filter { vistos.insert($0.codigo).inserted }
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
