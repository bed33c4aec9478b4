// Kata 1.5 · Cuántas filas hay
//
// Qué se ve: una biblioteca de diez mil canciones tarda en abrirse aunque solo enseñe las que están
// descargadas. Y cada minuto, cuando cambia «Sincronizada hace…», la lista da un tirón.
//
// Al terminar: se ven las mismas canciones; abrirla construye las filas de la pantalla y pocas más,
// y cambiar el encabezado no vuelve a mirar ninguna canción.
//
// swift run workbook probar 1.5

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
  public var canciones: [Cancion] { didSet { filtrar() } }
  public var soloDescargadas: Bool { didSet { filtrar() } }
  public var minutosSinSincronizar = 0
  /// Una fila por elemento. Se filtra cuando cambia algo de lo que depende, y no al dibujar.
  private(set) var visibles: [Cancion] = []

  public init(canciones: [Cancion], soloDescargadas: Bool) {
    self.canciones = canciones
    self.soloDescargadas = soloDescargadas
    filtrar()
  }

  private func filtrar() {
    visibles = soloDescargadas ? canciones.filter(\.descargada) : canciones
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
      List(biblioteca.visibles) { cancion in
        FilaDeCancion(titulo: cancion.titulo)
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
