extension Sesion {
  /// Devuelve katas a su estado inicial, guardando antes una copia de cada archivo cambiado.
  func reiniciar(_ alcance: Orden.Alcance) throws -> Int32 {
    let katas: [Kata]
    switch alcance {
    case .todo: katas = catalogo.katas
    case .katas(let nombres): katas = try nombres.map { try catalogo.kata(llamada: $0) }
    }
    var cambiadas = 0
    for kata in katas {
      let original = try paquete.datos("Sources/Broken/\(kata.rutaRelativa)")
      if paquete.existe(kata.rutaDeTrabajo) {
        if try paquete.datos(kata.rutaDeTrabajo) == original {
          if case .katas = alcance {
            consola.linea("La kata \(kata.numero) ya está como se entregó.")
          }
          continue
        }
        let copia = try archivador.respaldar(kata.rutaDeTrabajo)
        try paquete.escribir(original, en: kata.rutaDeTrabajo)
        consola.linea("\(kata.nombreCompleto): reiniciada.")
        consola.linea("  Tu versión está en \(copia)")
      } else {
        try paquete.escribir(original, en: kata.rutaDeTrabajo)
        consola.linea("\(kata.nombreCompleto): faltaba el archivo y se ha vuelto a crear.")
      }
      cambiadas += 1
      try actualizarProgreso { $0.katas[kata.id]?.pistas = 0 }
    }
    if case .todo = alcance, cambiadas == 0 {
      consola.linea("Todas las katas están como se entregaron.")
    }
    return 0
  }
}
