/// Cuánto se supone que cuesta cada cosa contada, para traducir conteos a fotogramas.
///
/// Es un **modelo declarado, no una medición**: los precios los pone quien escribe la kata y se
/// enseñan siempre al lado del resultado. Sirve para ver que 1 000 `body` no caben en un fotograma
/// y 2 sí; no para predecir milisegundos en un teléfono.
public struct ModeloDeCoste: Sendable, Hashable {
  /// El precio de una unidad de cada cuenta, por nombre de cuenta.
  public let costes: [String: Duration]

  /// Declara un modelo.
  /// - Parameter costes: El precio de cada unidad, entre 0 y 1 s, por el nombre de su cuenta.
  /// - Throws: ``ErrorDeFotogramas/costeNoValido(cuenta:coste:)``.
  public init(_ costes: [String: Duration]) throws(ErrorDeFotogramas) {
    for (cuenta, coste) in costes {
      guard coste >= .zero, coste <= .seconds(1) else {
        throw .costeNoValido(cuenta: cuenta, coste: coste)
      }
    }
    self.costes = costes
  }

  /// Devuelve lo que costaría hacer en un solo fotograma todo lo contado.
  ///
  /// Las cuentas sin precio no suman. Una cuenta con precio que falta es un error: si no, una errata
  /// en el nombre daría un fotograma gratis.
  /// - Throws: ``ErrorDeFotogramas/cuentaSinContar(nombre:hay:)``.
  public func trabajo(de cuentas: [Cuenta]) throws(ErrorDeFotogramas) -> Duration {
    var total = Duration.zero
    for (nombre, coste) in costes {
      guard let cuenta = cuentas.first(where: { $0.nombre == nombre }) else {
        throw .cuentaSinContar(nombre: nombre, hay: cuentas.map(\.nombre))
      }
      total += coste * max(cuenta.valor, 0)
    }
    return total
  }

  /// «modelo declarado: 50.00 µs por cada uno de «cuerpos evaluados»».
  public var descripcion: String {
    let precios = costes.sorted { $0.key < $1.key }.map { nombre, coste in
      let micros = Numero.decimal(coste.milisegundos * 1000, decimales: 2)
      return "\(micros)\(Numero.separadorDeMiles)µs por unidad de «\(nombre)»"
    }
    return "modelo declarado, no medido: \(precios.joined(separator: "; "))"
  }
}

extension ModeloDeCoste {
  /// Devuelve lo que diría el presupuesto de cada pantalla si todo lo contado cayera en un fotograma.
  ///
  /// ```text
  /// 50.00 ms de trabajo (modelo declarado, no medido: 50.00 µs por unidad de «cuerpos evaluados»)
  /// a 60 Hz (16.67 ms): se ve 2 plazos tarde
  /// a 120 Hz (8.33 ms): se ve 5 plazos tarde
  /// ```
  /// - Throws: ``ErrorDeFotogramas/cuentaSinContar(nombre:hay:)``.
  public func prevision(
    de cuentas: [Cuenta],
    presupuestos: [PresupuestoDeFotograma] = PresupuestoDeFotograma.habituales
  ) throws(ErrorDeFotogramas) -> String {
    let trabajo = try trabajo(de: cuentas)
    let plazos: Unidad = Unidad("plazo", "plazos")
    let renglones = presupuestos.map { presupuesto in
      let tarde = presupuesto.retraso(de: trabajo).nanosegundos / presupuesto.plazo.nanosegundos
      let veredicto = tarde == 0 ? "cabe" : "se ve \(plazos.contados(tarde)) tarde"
      return "a \(presupuesto.descripcion): \(veredicto)"
    }
    return (["\(Numero.milisegundos(trabajo)) de trabajo (\(descripcion))"] + renglones)
      .joined(separator: "\n")
  }
}
