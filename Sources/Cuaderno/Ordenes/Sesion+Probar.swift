extension Sesion {
  /// Sin palabras: en una terminal vigila; fuera de ella, enseña el progreso y da una vuelta.
  ///
  /// Fuera de una terminal termina con 0 aunque la kata esté en rojo: es lo esperado al empezar, y
  /// quien automatiza usa `probar` o `calificar`.
  func seguir(limite: Duration) throws -> Int32 {
    if consola.esTerminal && entorno["TERM"] != "dumb" {
      return try observar(kata: nil, limite: limite)
    }
    let progreso = try archivador.leer()
    let tablero = Tablero(sesion: self, progreso: progreso)
    consola.linea(resumen(tablero))
    consola.linea()
    let kata = try kata(pedida: nil, progreso: progreso)
    consola.escribir(vista(kata, try probar(kata, limite: limite, deNuevo: false)))
    return 0
  }

  func resumen(_ tablero: Tablero) -> String {
    let total = tablero.katas.count
    return "\(consola.estilo.barra(tablero.resueltas, de: total)) "
      + "\(tablero.resueltas) de \(total) katas resueltas"
  }

  /// Prueba las katas pedidas; termina con 1 si alguna no está en verde.
  func probar(katas nombres: [String], limite: Duration, deNuevo: Bool) throws -> Int32 {
    let progreso = try archivador.leer()
    // Los nombres se comprueban todos antes de compilar nada.
    let katas =
      try nombres.isEmpty
      ? [kata(pedida: nil, progreso: progreso)] : nombres.map { try catalogo.kata(llamada: $0) }
    var todasVerdes = true
    for (posicion, kata) in katas.enumerated() {
      if posicion > 0 { consola.linea() }
      let veredicto = try probar(kata, limite: limite, deNuevo: deNuevo)
      consola.escribir(vista(kata, veredicto))
      todasVerdes = todasVerdes && veredicto.esVerde
    }
    return todasVerdes ? 0 : 1
  }
}
