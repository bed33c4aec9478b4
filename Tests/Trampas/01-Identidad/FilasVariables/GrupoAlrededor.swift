// Trampa de la kata: un Group da la vuelta al «if», pero sigue habiendo una fila o ninguna.

import Laboratorio
import MiniSwiftUI

public struct Cancion: Identifiable {
  public let id: Int
  public let titulo: String
  /// `@Contado` es el instrumento de la kata: apunta cada lectura. Déjalo puesto.
  @Contado public var descargada: Bool

  public init(id: Int, titulo: String, descargada: Bool) {
    self.id = id
    self.titulo = titulo
    self.descargada = descargada
  }
}

@Observable @MainActor public final class Biblioteca {
  public var canciones: [Cancion]
  public var soloDescargadas: Bool
  public var minutosSinSincronizar = 0

  public init(canciones: [Cancion], soloDescargadas: Bool) {
    self.canciones = canciones
    self.soloDescargadas = soloDescargadas
  }
}

public struct ListaDeCanciones: View {
  private let biblioteca: Biblioteca

  public init(biblioteca: Biblioteca) {
    self.biblioteca = biblioteca
  }

  public var body: some View {
    VStack {
      Text("Sincronizada hace \(biblioteca.minutosSinSincronizar) min")
      List {
        ForEach(biblioteca.canciones) { cancion in
          Group {
            if !biblioteca.soloDescargadas || cancion.descargada {
              FilaDeCancion(titulo: cancion.titulo)
            }
          }
        }
      }
    }
  }
}

public struct FilaDeCancion: View {
  let titulo: String
  @State private var enCola = false

  public var body: some View {
    HStack {
      Text(titulo)
      Text(enCola ? "En cola" : "Suelta")
      Button("Encolar") { enCola.toggle() }
    }
  }
}
