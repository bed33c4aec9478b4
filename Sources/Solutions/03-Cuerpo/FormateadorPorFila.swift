// Kata 3.1 · El formateador por fila
//
// Qué se ve: el extracto de una cuenta va a tirones al desplazarlo, más cuanto más deprisa. Parado,
// todo parece bien; si vuelves a subir, los mismos tirones otra vez.
//
// Al terminar: recorrer el extracto entero no mira ninguna fecha. Los textos son los mismos, y
// siguen al idioma y a los movimientos cuando cambian.
//
// swift run workbook probar 3.1

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
  private let formateador = FormateadorDeFechas()

  public init(movimientos: [Movimiento], idioma: Locale) {
    self.movimientos = movimientos
    self.idioma = idioma
    formateador.timeZone = .gmt
    formateador.dateStyle = .long
    formateador.timeStyle = .none
    preparar()
  }

  /// Los textos dependen de los movimientos y del idioma, no de la pantalla: se escriben una vez.
  private func preparar() {
    formateador.locale = idioma
    filas = movimientos.map { movimiento in
      FilaDelExtracto(
        id: movimiento.id, concepto: movimiento.concepto,
        dia: formateador.string(from: movimiento.fecha))
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
