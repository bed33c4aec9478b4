import Laboratorio

/// Comprueba que cada operación de la caché LRU cuesta lo mismo con mil entradas que con un millón.
///
/// El veredicto sale de un conteo, cuántas veces se calcula el *hash* de una clave, que no depende del
/// equipo. El tiempo se enseña como observación: con un millón de entradas los datos ya no caben en la
/// memoria caché del procesador, y eso lo paga cualquier estructura.
enum BancoLRU {
  static let tamanos = [1000, 10_000, 100_000, 1_000_000]

  private struct ClaveContada: Hashable {
    let numero: Int
    let calculos: Contador

    static func == (a: ClaveContada, b: ClaveContada) -> Bool { a.numero == b.numero }

    func hash(into hasher: inout Hasher) {
      calculos.sumar()
      hasher.combine(numero)
    }
  }

  /// Mide, escribe una tabla con el exponente y dice si es constante.
  static func medir(operaciones: Int) throws -> Bool {
    print("Caché LRU llena, \(Numero.conMiles(operaciones)) lecturas y guardados con expulsión.")
    var puntos: [Serie.Punto] = []
    for tamano in tamanos {
      let calculos = try contar(tamano, operaciones)
      puntos.append(Serie.Punto(tamano: tamano, conteo: calculos))
      let tiempo = cronometrar(tamano, operaciones)
      let porOperacion = Double(calculos) / Double(operaciones)
      let nanosegundos = tiempo.milisegundos * 1e6 / Double(operaciones)
      print(
        "  \(Numero.conMiles(tamano)) entradas: "
          + "\(Numero.decimal(porOperacion, decimales: 2)) hashes por operación; "
          + "\(Numero.decimal(nanosegundos, decimales: 0)) ns (observación)")
    }
    let ajuste = try Ajuste(Serie("hashes", puntos))
    print("  hashes frente a entradas: \(ajuste.descripcion)")
    return ajuste.clase == .constante
  }

  private static func contar(_ tamano: Int, _ operaciones: Int) throws -> Int {
    let calculos = Contador("hashes")
    var cache = CacheLRU<ClaveContada, Int>(limite: tamano)
    for numero in 0..<tamano {
      cache.guardar(numero, para: ClaveContada(numero: numero, calculos: calculos), coste: 1)
    }
    calculos.reiniciar()
    for numero in 0..<operaciones / 2 {
      _ = cache.valor(para: ClaveContada(numero: numero % tamano, calculos: calculos))
      let nueva = ClaveContada(numero: tamano + numero, calculos: calculos)
      cache.guardar(numero, para: nueva, coste: 1)
    }
    return calculos.valor
  }

  private static func cronometrar(_ tamano: Int, _ operaciones: Int) -> Duration {
    var cache = CacheLRU<Int, Int>(limite: tamano)
    for numero in 0..<tamano { cache.guardar(numero, para: numero, coste: 1) }
    var azar = AzarConSemilla(1)
    return ContinuousClock().measure {
      for numero in 0..<operaciones / 2 {
        _ = cache.valor(para: Int.random(in: 0..<tamano, using: &azar))
        cache.guardar(numero, para: tamano + numero, coste: 1)
      }
    }
  }
}
