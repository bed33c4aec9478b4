// Kata 1.2 · UUID al dibujar
//
// Qué se ve: marcas episodios para descargar y, cuando el encabezado pasa de «hace 1 min» a «hace
// 2 min», las marcas desaparecen y la lista parpadea entera.
//
// Al terminar: volver a dibujar la lista no crea ninguna fila, y las marcas se conservan también
// si el servidor corrige un título o cambia el orden.
//
// swift run workbook probar 1.2

import Foundation
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
    episodios.map { Renglon(id: UUID(), titulo: $0.titulo) }
  }
}

struct Renglon: Identifiable {
  let id: UUID
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
