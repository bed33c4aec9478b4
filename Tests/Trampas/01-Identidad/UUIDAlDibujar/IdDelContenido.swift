// Trampa de la kata: el id sale del contenido, que el servidor puede corregir.

import MiniSwiftUI

public struct Episodio {
  /// El número que el servidor da a cada episodio. No se repite ni cambia.
  public let numero: Int
  public var titulo: String

  public init(numero: Int, titulo: String) {
    self.numero = numero
    self.titulo = titulo
  }
}

public struct ListaDeEpisodios: View {
  private let episodios: [Episodio]
  private let minutos: Int

  public init(episodios: [Episodio], actualizadaHace minutos: Int) {
    self.episodios = episodios
    self.minutos = minutos
  }

  public var body: some View {
    VStack {
      Text("Actualizada hace \(minutos) min")
      List(renglones) { renglon in
        FilaDeEpisodio(titulo: renglon.titulo)
      }
    }
  }

  private var renglones: [Renglon] {
    episodios.map { Renglon(id: $0.titulo, titulo: $0.titulo) }
  }
}

struct Renglon: Identifiable {
  let id: String
  let titulo: String
}

public struct FilaDeEpisodio: View {
  let titulo: String
  @State private var marcado = false

  public var body: some View {
    HStack {
      Text(titulo)
      Text(marcado ? "Para descargar" : "Sin marcar")
      Button("Marcar") { marcado.toggle() }
    }
  }
}
