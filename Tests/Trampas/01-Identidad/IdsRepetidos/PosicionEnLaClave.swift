// Trampa de la kata: se añade la posición al código: no se repite, pero cambia con el orden.

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
    List(numeradas) { numerada in
      FilaDeOferta(oferta: numerada.oferta)
    }
  }
}

extension ListaDeOfertas {
  fileprivate var numeradas: [OfertaNumerada] {
    ofertas.enumerated().map { OfertaNumerada(id: "\($1.codigo)-\($0)", oferta: $1) }
  }
}

private struct OfertaNumerada: Identifiable {
  let id: String
  let oferta: Oferta
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
