// Trampa de la kata: quitar @Published de la cobertura arregla esa y ninguna más.

import MiniSwiftUI

public struct Sensor: Identifiable, Sendable {
  public let id: Int
  public let nombre: String
  public let grados: Int

  public init(id: Int, nombre: String, grados: Int) {
    self.id = id
    self.nombre = nombre
    self.grados = grados
  }
}

@MainActor public final class Estacion: ObservableObject {
  @Published public var sensores: [Sensor]
  @Published public var enFahrenheit = false
  @Published public var bateria = 100
  @Published public var minutos = 0
  public var cobertura = 4

  public init(sensores: [Sensor]) {
    self.sensores = sensores
  }
}

public struct PantallaDeEstacion: View {
  @ObservedObject private var estacion: Estacion

  public init(estacion: Estacion) {
    self.estacion = estacion
  }

  public var body: some View {
    VStack {
      UltimaLectura(estacion: estacion)
      NivelDeBateria(estacion: estacion)
      List(estacion.sensores) { sensor in
        FilaDeSensor(estacion: estacion, sensor: sensor)
      }
    }
  }
}

public struct UltimaLectura: View {
  @ObservedObject var estacion: Estacion

  public var body: some View {
    Text("Leída hace \(estacion.minutos) min")
  }
}

public struct NivelDeBateria: View {
  @ObservedObject var estacion: Estacion

  public var body: some View {
    Text("Batería: \(estacion.bateria) %")
  }
}

public struct FilaDeSensor: View {
  @ObservedObject var estacion: Estacion
  let sensor: Sensor

  public var body: some View {
    HStack {
      Text(sensor.nombre)
      Text(estacion.enFahrenheit ? "\(sensor.grados * 9 / 5 + 32) °F" : "\(sensor.grados) °C")
    }
  }
}
