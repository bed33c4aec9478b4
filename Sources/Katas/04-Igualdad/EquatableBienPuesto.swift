// Kata 4.3 · .equatable() bien puesto
//
// Qué se ve: con doscientas sondas en pantalla, la lista trabaja sin descanso: por cada décima de
// grado, que no se enseña, y por cada minuto que pasa, que no es de ninguna fila.
//
// Al terminar: una décima que no se ve no evalúa ningún termómetro y la hora no evalúa ningún
// interruptor; los grados, la alarma, el riego, los toques y la pausa se ven al momento.
//
// swift run workbook probar 4.3

import MiniSwiftUI

public struct Sonda: Identifiable {
  public let id: Int
  public var decimas: Int
  public var alarma = false
  public var regando = false

  public init(id: Int, decimas: Int) {
    (self.id, self.decimas) = (id, decimas)
  }
}

@Observable @MainActor public final class Invernadero {
  public var sondas: [Sonda]
  public var hora = "08:00"
  public var enPausa = false

  public init(sondas: [Sonda]) { self.sondas = sondas }

  func alternarRiego(de id: Sonda.ID) {
    for indice in sondas.indices where sondas[indice].id == id { sondas[indice].regando.toggle() }
  }
}

public struct ListaDeSondas: View {
  private let invernadero: Invernadero

  public init(invernadero: Invernadero) { self.invernadero = invernadero }

  public var body: some View {
    VStack {
      Text(invernadero.hora)
      List(invernadero.sondas) { sonda in
        HStack {
          Termometro(alarma: sonda.alarma, decimas: sonda.decimas)
          Interruptor(invernadero: invernadero, regando: sonda.regando) {
            invernadero.alternarRiego(de: sonda.id)
          }
        }
      }
    }
  }
}

public struct Termometro: View, Equatable {
  let alarma: Bool
  let decimas: Int

  /// Se enseñan grados enteros: mientras no cambien, es el mismo termómetro.
  public nonisolated static func == (izquierda: Termometro, derecha: Termometro) -> Bool {
    izquierda.alarma == derecha.alarma && izquierda.decimas / 10 == derecha.decimas / 10
  }

  public var body: some View {
    Text(alarma ? "Alarma: \(decimas / 10) °C" : "\(decimas / 10) °C")
  }
}

public struct Interruptor: View {
  let invernadero: Invernadero
  let regando: Bool
  let alTocar: () -> Void
  @State private var toques = 0

  public var body: some View {
    Text(invernadero.enPausa ? "En pausa" : regando ? "Regando" : "Parada")
    Button("Regar (\(toques))") {
      toques += 1
      alTocar()
    }
  }
}
