extension Sesion {
  func pista(kata nombre: String?, todas: Bool) throws -> Int32 {
    let kata = try kata(pedida: nombre, progreso: try archivador.leer())
    consola.escribir(try textoDePista(kata, todas: todas))
    return 0
  }

  /// La siguiente pista y las que ya se dieron; recuerda por cuál se va.
  func textoDePista(_ kata: Kata, todas: Bool) throws -> String {
    let vistas = try archivador.leer().katas[kata.id]?.pistas ?? 0
    let hasta = todas ? kata.pistas.count : min(vistas + 1, kata.pistas.count)
    do {
      try actualizarProgreso { $0.katas[kata.id, default: FichaDeKata()].pistas = hasta }
    } catch ErrorDelCuaderno.herramientas(let motivo) {
      consola.avisar("Aviso: no se recuerda que viste esta pista. \(motivo)")
    }
    var lineas = [consola.estilo.pintar(kata.nombreCompleto, .fuerte), ""]
    for (posicion, pista) in kata.pistas.prefix(hasta).enumerated() {
      lineas += ["Pista \(posicion + 1) de \(kata.pistas.count)"]
      lineas += Parrafo.ajustarParrafos(pista, a: consola.estilo.ancho - 2).map { "  \($0)" }
      lineas.append("")
    }
    if hasta < kata.pistas.count {
      lineas.append("Pídela otra vez cuando quieras la siguiente.")
    } else {
      lineas.append(
        "No hay más pistas. «swift run workbook solucion \(kata.numero) --ver» enseña la solución.")
    }
    return lineas.joined(separator: "\n") + "\n"
  }
}
