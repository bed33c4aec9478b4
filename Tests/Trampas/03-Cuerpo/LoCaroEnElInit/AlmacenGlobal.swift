// Trampa de la kata: cada audio con su onda, en un diccionario que no muere nunca.

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

/// El dibujo de un audio y por dónde va. Calcularla recorre todas las muestras.
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
  private static var guardadas: [Int: Onda] = [:]
  @ObservedObject private var onda: Onda

  public init(audio: Audio) {
    titulo = audio.titulo
    let guardada = Self.guardadas[audio.id] ?? Onda(muestras: audio.muestras)
    Self.guardadas[audio.id] = guardada
    onda = guardada
  }

  public var body: some View {
    HStack {
      Text(titulo)
      Text("\(onda.posicion) de \(onda.picos.count)")
      Button("Avanzar") { onda.posicion += 1 }
    }
  }
}
