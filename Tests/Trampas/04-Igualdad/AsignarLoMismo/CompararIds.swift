// Kata 4.5 · Asignar lo mismo
//
// Qué se ve: el tablón pregunta al servidor cada pocos segundos y casi nunca hay novedades. Aun así,
// con cada respuesta se vuelve a recorrer la lista entera y el desplazamiento da un tirón.
//
// Al terminar: refrescar sin novedades no notifica a nadie, una novedad notifica una vez, y el
// tablón enseña lo pendiente por prioridad, con el texto de la última respuesta.
//
// swift run workbook probar 4.5

import MiniSwiftUI

public struct Incidencia: Identifiable {
  public let id: Int
  public var titulo: String
  /// De 1, la que puede esperar, a 5.
  public var prioridad: Int
  public var resuelta: Bool

  public init(id: Int, titulo: String, prioridad: Int, resuelta: Bool = false) {
    self.id = id
    self.titulo = titulo
    self.prioridad = prioridad
    self.resuelta = resuelta
  }
}

@Observable @MainActor public final class Tablon {
  public private(set) var pendientes: [Incidencia] = []

  public init() {}

  /// Lo llama el temporizador con cada respuesta del servidor.
  public func refrescar(con descargadas: [Incidencia]) {
    let nuevas =
      descargadas
      .filter { !$0.resuelta }
      .sorted { ($1.prioridad, $0.id) < ($0.prioridad, $1.id) }
    guard nuevas.map(\.id) != pendientes.map(\.id) else { return }
    pendientes = nuevas
  }
}

public struct ListaDeIncidencias: View {
  private let tablon: Tablon

  public init(tablon: Tablon) {
    self.tablon = tablon
  }

  public var body: some View {
    List(tablon.pendientes) { incidencia in
      FilaDeIncidencia(incidencia: incidencia)
    }
  }
}

public struct FilaDeIncidencia: View {
  let incidencia: Incidencia
  @State private var asumida = false

  public var body: some View {
    HStack {
      Text(incidencia.titulo)
      Text("Prioridad \(incidencia.prioridad)")
      Button(asumida ? "Asumida" : "Asumir") { asumida = true }
    }
  }
}
