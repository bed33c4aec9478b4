// Trampa de la kata: objetos, pero cada gol rehace el array con objetos nuevos.

import MiniSwiftUI

/// Cada partido avisa de lo suyo: un gol no pasa por el array que lo contiene.
@Observable @MainActor public final class Partido: Identifiable {
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
    partidos = partidos.map { partido in
      let copia = Partido(id: partido.id, equipos: partido.equipos)
      copia.goles = partido.goles + (partido.id == id ? 1 : 0)
      return copia
    }
  }
}

public struct Marcador: View {
  private let jornada: Jornada

  public init(jornada: Jornada) {
    self.jornada = jornada
  }

  public var body: some View {
    List(jornada.partidos) { partido in
      FilaDePartido(partido: partido, jornada: jornada)
    }
  }
}

public struct FilaDePartido: View {
  let partido: Partido
  let jornada: Jornada

  public var body: some View {
    HStack {
      Text(partido.equipos)
      Text("\(partido.goles)")
      Button("Gol") { jornada.anotarGol(en: partido.id) }
    }
  }
}
