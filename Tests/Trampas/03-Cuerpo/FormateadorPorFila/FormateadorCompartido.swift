// Trampa de la kata: un solo formateador, que sigue escribiendo cada fecha al dibujar.

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

  private static let formateador: FormateadorDeFechas = {
    let formateador = FormateadorDeFechas()
    formateador.timeZone = .gmt
    formateador.dateStyle = .long
    formateador.timeStyle = .none
    return formateador
  }()

  private var dia: String {
    Self.formateador.locale = idioma
    return Self.formateador.string(from: movimiento.fecha)
  }
}
