/// Las cuentas que se llevan por tipo de vista.
struct Cuentas: Equatable {
  var cuerpos = 0
  var creadas = 0
  var destruidas = 0
  var movidas = 0
  var expulsadas = 0
  var dibujadas = 0
  var redibujadas = 0
  var estados = 0

  static func - (uno: Cuentas, otro: Cuentas) -> Cuentas {
    Cuentas(
      cuerpos: uno.cuerpos - otro.cuerpos,
      creadas: uno.creadas - otro.creadas,
      destruidas: uno.destruidas - otro.destruidas,
      movidas: uno.movidas - otro.movidas,
      expulsadas: uno.expulsadas - otro.expulsadas,
      dibujadas: uno.dibujadas - otro.dibujadas,
      redibujadas: uno.redibujadas - otro.redibujadas,
      estados: uno.estados - otro.estados
    )
  }

  static func + (uno: Cuentas, otro: Cuentas) -> Cuentas {
    Cuentas(
      cuerpos: uno.cuerpos + otro.cuerpos,
      creadas: uno.creadas + otro.creadas,
      destruidas: uno.destruidas + otro.destruidas,
      movidas: uno.movidas + otro.movidas,
      expulsadas: uno.expulsadas + otro.expulsadas,
      dibujadas: uno.dibujadas + otro.dibujadas,
      redibujadas: uno.redibujadas + otro.redibujadas,
      estados: uno.estados + otro.estados
    )
  }
}

/// Las cuentas que no dependen del tipo de vista.
struct CuentasGenerales: Equatable {
  var elementos = 0
  var filas = 0
  var filasDestruidas = 0
  var filasMovidas = 0
  var filasExpulsadas = 0
  var comparaciones = 0
  var idsLeidos = 0
  var fotogramas = 0
  var dibujadas = 0
  var redibujadas = 0

  static func - (uno: CuentasGenerales, otro: CuentasGenerales) -> CuentasGenerales {
    CuentasGenerales(
      elementos: uno.elementos - otro.elementos,
      filas: uno.filas - otro.filas,
      filasDestruidas: uno.filasDestruidas - otro.filasDestruidas,
      filasMovidas: uno.filasMovidas - otro.filasMovidas,
      filasExpulsadas: uno.filasExpulsadas - otro.filasExpulsadas,
      comparaciones: uno.comparaciones - otro.comparaciones,
      idsLeidos: uno.idsLeidos - otro.idsLeidos,
      fotogramas: uno.fotogramas - otro.fotogramas,
      dibujadas: uno.dibujadas - otro.dibujadas,
      redibujadas: uno.redibujadas - otro.redibujadas
    )
  }
}
