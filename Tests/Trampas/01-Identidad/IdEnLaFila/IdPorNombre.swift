// Trampa de la kata: el nombre como identidad de la lista, cuando dos paradas pueden llamarse igual.

import MiniSwiftUI

public struct Parada: Identifiable {
  public let id: Int
  /// Lo que se lee en el poste. No se repite.
  public let codigo: String
  public let nombre: String
  /// En minutos.
  public var retraso: Int

  public init(id: Int, codigo: String, nombre: String, retraso: Int) {
    self.id = id
    self.codigo = codigo
    self.nombre = nombre
    self.retraso = retraso
  }
}

public struct ListaDeParadas: View {
  private let paradas: [Parada]
  private let proxima: Parada

  public init(paradas: [Parada], proxima: Parada) {
    self.paradas = paradas
    self.proxima = proxima
  }

  public var body: some View {
    ScrollViewReader { lector in
      VStack {
        Button("Ir a la próxima") { lector.scrollTo(proxima.nombre) }
        List(paradas, id: \.nombre) { parada in
          FilaDeParada(parada: parada)
        }
      }
    }
  }
}

public struct FilaDeParada: View {
  let parada: Parada

  public var body: some View {
    HStack {
      Text(parada.codigo)
      Text(parada.nombre)
      Text(parada.retraso == 0 ? "Puntual" : "\(parada.retraso) min tarde")
    }
  }
}
