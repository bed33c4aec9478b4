import Foundation

/// Coloca conteos en un eje de décadas, con un escalón aparte para el cero.
///
/// El logaritmo de cero no existe, y «cero» es el resultado que más interesa en una kata resuelta:
/// por eso tiene su propio sitio por debajo de la primera década.
struct EjeLogaritmico {
  /// El primer exponente de diez que se dibuja.
  let primera: Int
  /// El último exponente de diez que se dibuja; siempre mayor que ``primera``.
  let ultima: Int
  /// Si hay algún cero que colocar debajo.
  let llevaCero: Bool

  /// Crea el eje que contiene todos los conteos.
  init(conteos: [Int]) {
    let positivos = conteos.filter { $0 > 0 }
    let menor = positivos.min() ?? 1
    let mayor = positivos.max() ?? 1
    primera = Self.decadaInferior(menor)
    let superior = Self.decadaSuperior(mayor)
    ultima = max(superior, primera + 1)
    llevaCero = conteos.contains(0)
  }

  /// Cómo se llama la escala en el rótulo del eje.
  var nombreDeEscala: String {
    llevaCero ? "escala logarítmica; el 0, aparte" : "escala logarítmica"
  }

  /// Cuántas décadas abarca, contando como una el escalón del cero.
  var decadas: Int {
    ultima - primera + (llevaCero ? 1 : 0)
  }

  /// La altura de un conteo, de 0 (abajo del todo) a 1 (arriba del todo).
  func fraccion(_ conteo: Int) -> Double {
    guard conteo > 0 else { return 0 }
    let base = llevaCero ? 1.0 : 0.0
    let decadasDesdeAbajo = log10(Double(conteo)) - Double(primera) + base
    return decadasDesdeAbajo / Double(decadas)
  }

  /// Las marcas del eje, de abajo arriba: el cero si lo hay y las potencias de diez.
  var marcas: [Int] {
    var valores = llevaCero ? [0] : []
    for exponente in primera...ultima {
      // 10^19 ya no cabe en `Int`; la última marca se calla.
      let (valor, desborda) = (0..<exponente).reduce((1, false)) { parcial, _ in
        let producto = parcial.0.multipliedReportingOverflow(by: 10)
        return (producto.partialValue, parcial.1 || producto.overflow)
      }
      if !desborda { valores.append(valor) }
    }
    return valores
  }

  private static func decadaInferior(_ valor: Int) -> Int {
    String(valor).count - 1
  }

  private static func decadaSuperior(_ valor: Int) -> Int {
    let cifras = String(valor)
    let esPotencia = cifras.first == "1" && cifras.dropFirst().allSatisfy { $0 == "0" }
    return esPotencia ? cifras.count - 1 : cifras.count
  }
}
