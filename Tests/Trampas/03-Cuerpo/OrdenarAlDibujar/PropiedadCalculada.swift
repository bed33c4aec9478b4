// Trampa de la kata: la cuenta se va al modelo, pero se hace cada vez que se lee.

import Laboratorio
import MiniSwiftUI

public struct Sensor: Identifiable {
  public let id: Int
  public let nombre: String
  public var encendido = true
  /// En grados. `@Contado` es el instrumento de la kata: apunta cada lectura. Déjalo puesto.
  @Contado public var temperatura: Double

  public init(id: Int, nombre: String, temperatura: Double) {
    self.id = id
    self.nombre = nombre
    self.temperatura = temperatura
  }
}

@Observable @MainActor public final class Invernadero {
  public var sensores: [Sensor]
  public var hora: String

  public init(sensores: [Sensor], hora: String) {
    self.sensores = sensores
    self.hora = hora
  }

  var masCalientes: [Sensor] {
    sensores.filter(\.encendido).sorted { $0.temperatura > $1.temperatura }
  }
}

public struct TablaDeSensores: View {
  private let invernadero: Invernadero
  @State private var conAyuda = false

  public init(invernadero: Invernadero) {
    self.invernadero = invernadero
  }

  public var body: some View {
    VStack {
      Text("Son las \(invernadero.hora)")
      Button("Ayuda") { conAyuda.toggle() }
      if conAyuda { Text("Los más calientes, arriba.") }
      List(invernadero.masCalientes) { sensor in
        FilaDeSensor(sensor: sensor)
      }
    }
  }
}

public struct FilaDeSensor: View {
  let sensor: Sensor

  public var body: some View {
    HStack {
      Text(sensor.nombre)
      Text("\(sensor.temperatura) °C")
    }
  }
}
