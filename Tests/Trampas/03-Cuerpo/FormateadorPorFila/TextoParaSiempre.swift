// Trampa de la kata: cada texto se guarda por el id del movimiento y no se vuelve a escribir nunca.

import Laboratorio
import MiniSwiftUI

public struct Movimiento: Identifiable {
  public let id: Int
  public let concepto: String
  /// `@Contado` es el instrumento de la kata: apunta cada lectura. Déjalo puesto.
  @Contado public var fecha: Date

  public init(id: Int, concepto: String, fecha: Date) {
    self.id = id
    self.concepto = concepto
    self.fecha = fecha
  }
}

/// Lo que la fila enseña, ya resuelto.
struct FilaDelExtracto: Identifiable {
  let id: Int
  let concepto: String
  let dia: String
}

@Observable @MainActor public final class Extracto {
  public var movimientos: [Movimiento] { didSet { preparar() } }
  public var idioma: Locale { didSet { preparar() } }
  private(set) var filas: [FilaDelExtracto] = []
  private var dias: [Int: String] = [:]
  private let formateador = FormateadorDeFechas()

  public init(movimientos: [Movimiento], idioma: Locale) {
    self.movimientos = movimientos
    self.idioma = idioma
    formateador.timeZone = .gmt
    formateador.dateStyle = .long
    formateador.timeStyle = .none
    preparar()
  }

  private func preparar() {
    formateador.locale = idioma
    filas = movimientos.map { movimiento in
      let dia = dias[movimiento.id] ?? formateador.string(from: movimiento.fecha)
      dias[movimiento.id] = dia
      return FilaDelExtracto(id: movimiento.id, concepto: movimiento.concepto, dia: dia)
    }
  }
}

public struct ListaDeMovimientos: View {
  private let extracto: Extracto

  public init(extracto: Extracto) {
    self.extracto = extracto
  }

  public var body: some View {
    List(extracto.filas) { fila in
      FilaDeMovimiento(concepto: fila.concepto, dia: fila.dia)
    }
  }
}

public struct FilaDeMovimiento: View {
  let concepto: String
  let dia: String

  public var body: some View {
    HStack {
      Text(concepto)
      Text(dia)
    }
  }
}
