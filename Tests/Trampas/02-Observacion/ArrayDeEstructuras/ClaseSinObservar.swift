// Trampa de la kata: el partido es una clase, pero no avisa de nada.

import MiniSwiftUI

/// Cada partido avisa de lo suyo: un gol no pasa por el array que lo contiene.
@MainActor public final class Partido: Identifiable {
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
    partidos.first { $0.id == id }?.goles += 1
  }
}

public struct Marcador: View {
  private let jornada: Jornada

  public init(jornada: Jornada) {
    self.jornada = jornada
  }

  public var body: some View {
    List(jornada.partidos) { partido in
      FilaDePartido(partido: partido)
    }
  }
}

public struct FilaDePartido: View {
  let partido: Partido

  public var body: some View {
    HStack {
      Text(partido.equipos)
      Text("\(partido.goles)")
      Button("Gol") { partido.goles += 1 }
    }
  }
}
