import Foundation
import Laboratorio
import Testing

private struct Receta: Equatable {
  let id: Int
  @Contado var minutos: Int

  init(id: Int, minutos: Int) {
    self.id = id
    self.minutos = minutos
  }
}

@Suite("Instrumentos que se dejan puestos en una kata")
struct InstrumentosTests {
  @Test("Una propiedad contada suma una lectura cada vez que se lee")
  func lecturas() {
    let contadores = Contadores()
    let receta = Receta(id: 1, minutos: 30)
    let total = contadores.durante { receta.minutos + receta.minutos }
    #expect(total == 60)
    #expect(contadores["lecturas"].valor == 2)
  }

  @Test("Crear, escribir y comparar no son lecturas")
  func loQueNoCuenta() {
    let contadores = Contadores()
    contadores.durante {
      var receta = Receta(id: 1, minutos: 30)
      receta.minutos = 45
      #expect(receta != Receta(id: 1, minutos: 30))
    }
    #expect(contadores.cuentas.isEmpty)
  }

  @Test("Ordenar lee dos veces por comparación")
  func ordenar() {
    let contadores = Contadores()
    let recetas = [3, 1, 2].map { Receta(id: $0, minutos: $0 * 10) }
    let ids = contadores.durante { recetas.sorted { $0.minutos < $1.minutos }.map(\.id) }
    #expect(ids == [1, 2, 3])
    #expect(contadores["lecturas"].valor.isMultiple(of: 2))
    #expect(contadores["lecturas"].valor >= 4)
  }

  @Test("El formateador contado escribe lo mismo que el de Foundation")
  func mismoTexto() {
    let contadores = Contadores()
    let fecha = Date(timeIntervalSince1970: 86_400 * 100)
    let contado = contadores.durante { texto(FormateadorDeFechas(), de: fecha) }
    #expect(contado == texto(DateFormatter(), de: fecha))
    #expect(contado == "11 de abril de 1970")
    #expect(contadores["formateadores creados"].valor == 1)
    #expect(contadores["fechas formateadas"].valor == 1)
  }

  private func texto(_ formateador: DateFormatter, de fecha: Date) -> String {
    formateador.locale = Locale(identifier: "es_ES")
    formateador.timeZone = TimeZone(secondsFromGMT: 0)
    formateador.dateStyle = .long
    formateador.timeStyle = .none
    return formateador.string(from: fecha)
  }
}
