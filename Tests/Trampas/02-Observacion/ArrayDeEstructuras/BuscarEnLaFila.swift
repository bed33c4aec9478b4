// Trampa de la kata: la fila recibe el id y lee su partido de la jornada, que es leer el array.

import MiniSwiftUI

public struct Partido: Identifiable, Sendable {
  public let id: Int
  public let equipos: String
  public var goles = 0

  public init(id: Int, equipos: String) {
    self.id = id
    self.equipos = equipos
  }
}

@Observable @MainActor public final class Jornada {
  public var partidos: [Partido]

  public init(partidos: [Partido]) {
    self.partidos = partidos
  }

  /// Un gol que llega del servidor.
  public func anotarGol(en id: Partido.ID) {
    guard let indice = partidos.firstIndex(where: { $0.id == id }) else { return }
    partidos[indice].goles += 1
  }
}

public struct Marcador: View {
  private let jornada: Jornada

  public init(jornada: Jornada) {
    self.jornada = jornada
  }

  public var body: some View {
    List(jornada.partidos) { partido in
      FilaDePartido(jornada: jornada, id: partido.id)
    }
  }
}

public struct FilaDePartido: View {
  let jornada: Jornada
  let id: Partido.ID

  public var body: some View {
    HStack {
      Text(jornada.partidos.first { $0.id == id }?.equipos ?? "")
      Text("\(jornada.partidos.first { $0.id == id }?.goles ?? 0)")
      Button("Gol") { jornada.anotarGol(en: id) }
    }
  }
}
