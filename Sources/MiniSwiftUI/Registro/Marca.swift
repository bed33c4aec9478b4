/// Por dónde iban las cuentas en un momento: la diferencia con otro momento es un ``Conteo``.
@MainActor struct Marca {
  private let porTipo: [ObjectIdentifier: Cuentas]
  private let totales: Cuentas
  private let generales: CuentasGenerales
  private let sucesos: Int
  private let avisos: Int

  init(_ registro: Registro) {
    porTipo = registro.cuentasPorTipo
    totales = registro.totales
    generales = registro.generales
    sucesos = registro.numeroDeSucesos
    avisos = registro.avisos.count
  }

  func conteo(hasta registro: Registro, nodosPorFila: Int) -> Conteo {
    Conteo(
      porTipo: registro.cuentasPorTipo.reduce(into: [:]) { cuentas, entrada in
        cuentas[entrada.key] = entrada.value - (porTipo[entrada.key] ?? Cuentas())
      },
      totales: registro.totales - totales,
      generales: registro.generales - generales,
      sucesos: registro.sucesos(desde: sucesos),
      avisos: Array(registro.avisos.dropFirst(avisos)),
      nodosPorFila: nodosPorFila
    )
  }
}
