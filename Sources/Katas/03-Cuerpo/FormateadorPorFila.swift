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

@Observable @MainActor public final class Extracto {
  public var movimientos: [Movimiento]
  public var idioma: Locale

  public init(movimientos: [Movimiento], idioma: Locale) {
    self.movimientos = movimientos
    self.idioma = idioma
  }
}

public struct ListaDeMovimientos: View {
  private let extracto: Extracto

  public init(extracto: Extracto) {
    self.extracto = extracto
  }

  public var body: some View {
    List(extracto.movimientos) { movimiento in
      FilaDeMovimiento(movimiento: movimiento, idioma: extracto.idioma)
    }
  }
}

public struct FilaDeMovimiento: View {
  let movimiento: Movimiento
  let idioma: Locale

  public var body: some View {
    HStack {
      Text(movimiento.concepto)
      Text(dia)
    }
  }

  private var dia: String {
    // Un `DateFormatter` que apunta cuándo se crea: en una app se escribe con ese nombre.
    let formateador = FormateadorDeFechas()
    formateador.locale = idioma
    formateador.timeZone = .gmt
    formateador.dateStyle = .long
    formateador.timeStyle = .none
    return formateador.string(from: movimiento.fecha)
  }
}
