// Kata 2.3 · El array entero es una dependencia
//
// Qué se ve: el marcador de una jornada con cientos de partidos a la vista. Cada gol detiene la
// pantalla un momento, y eso que solo cambia el resultado de un partido.
//
// Al terminar: un gol evalúa la fila de su partido y ninguna más, lo apunte quien lo apunte.
//
// swift run workbook probar 2.3

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
  @Bindable private var jornada: Jornada

  public init(jornada: Jornada) {
    self.jornada = jornada
  }

  public var body: some View {
    List($jornada.partidos) { $partido in
      FilaDePartido(partido: $partido)
    }
  }
}

public struct FilaDePartido: View {
  @Binding var partido: Partido

  public var body: some View {
    HStack {
      Text(partido.equipos)
      Text("\(partido.goles)")
      Button("Gol") { partido.goles += 1 }
    }
  }
}
