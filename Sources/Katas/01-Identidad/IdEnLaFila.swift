// Kata 1.6 · .id() derrota a la lista perezosa
//
// Qué se ve: una línea con diez mil paradas tarda en abrirse, aunque en la pantalla solo quepan
// veinte. El botón que lleva a la próxima parada funciona bien.
//
// Al terminar: abrir la línea construye las filas de la pantalla y pocas más, y el botón sigue
// llevando a la próxima parada, aunque otra se llame igual.
//
// swift run workbook probar 1.6

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
        Button("Ir a la próxima") { lector.scrollTo(proxima.codigo) }
        List(paradas) { parada in
          FilaDeParada(parada: parada)
            .id(parada.codigo)
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
