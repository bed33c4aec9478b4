// Kata 3.5 · Lo caro en el init
//
// Qué se ve: una lista de audios con su onda dibujada se atasca cada vez que cambia «por escuchar»
// en el encabezado y, además, los audios a medias vuelven al principio.
//
// Al terminar: la onda de cada audio se calcula una vez mientras su fila vive, y cada audio sigue
// por donde iba, sin compartir nada con los demás.
//
// swift run workbook probar 3.5

import Laboratorio
import MiniSwiftUI

public struct Audio: Identifiable {
  public let id: Int
  public var titulo: String
  public let muestras: [Int]

  public init(id: Int, titulo: String, muestras: [Int]) {
    self.id = id
    self.titulo = titulo
    self.muestras = muestras
  }
}

/// El dibujo de un audio y por dónde va. Calcularlo recorre todas las muestras.
@MainActor public final class Onda: ObservableObject {
  @Published public var posicion = 0
  public let picos: [Int]

  public init(muestras: [Int]) {
    // El instrumento de la kata. Déjalo puesto.
    Contadores.sumar("ondas calculadas")
    picos = stride(from: 0, to: muestras.count, by: 8).map { inicio in
      muestras[inicio..<min(inicio + 8, muestras.count)].max() ?? 0
    }
  }
}

public struct ListaDeAudios: View {
  private let audios: [Audio]
  private let porEscuchar: Int

  public init(audios: [Audio], porEscuchar: Int) {
    self.audios = audios
    self.porEscuchar = porEscuchar
  }

  public var body: some View {
    VStack {
      Text("\(porEscuchar) por escuchar")
      List(audios) { audio in
        FilaDeAudio(audio: audio)
      }
    }
  }
}

public struct FilaDeAudio: View {
  private let titulo: String
  @StateObject private var onda: Onda

  public init(audio: Audio) {
    titulo = audio.titulo
    // Lo de dentro del paréntesis no se ejecuta aquí, sino al nacer la identidad y una sola vez.
    _onda = StateObject(wrappedValue: Onda(muestras: audio.muestras))
  }

  public var body: some View {
    HStack {
      Text(titulo)
      Text("\(onda.posicion) de \(onda.picos.count)")
      Button("Avanzar") { onda.posicion += 1 }
    }
  }
}
