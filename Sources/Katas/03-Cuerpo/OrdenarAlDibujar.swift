// Kata 3.2 · Ordenar al dibujar
//
// Qué se ve: la tabla de un invernadero con mil sensores se atasca un instante cada minuto, al
// cambiar la hora del encabezado, y también al abrir la ayuda. Los sensores no han cambiado.
//
// Al terminar: la hora y la ayuda no vuelven a ordenar nada, y la tabla sigue en orden cuando llega
// un sensor, cambia una temperatura o se apaga uno.
//
// swift run workbook probar 3.2

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
      List(masCalientes) { sensor in
        FilaDeSensor(sensor: sensor)
      }
    }
  }

  private var masCalientes: [Sensor] {
    invernadero.sensores
      .filter(\.encendido)
      .sorted { $0.temperatura > $1.temperatura }
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
