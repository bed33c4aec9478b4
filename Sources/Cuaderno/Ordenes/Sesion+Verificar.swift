extension Sesion {
  /// Para quien mantiene el cuaderno: las familias, las versiones y los textos dicen la verdad.
  func verificar(katas nombres: [String], escribir: Bool, limite: Duration) throws -> Int32 {
    let katas =
      try nombres.isEmpty ? catalogo.katas : nombres.map { try catalogo.kata(llamada: $0) }
    let linea = LineaDeAvance(consola: consola)
    let corredor = try corredor(limite: limite) { linea.mostrar($0) }
    let turno = try Cerrojo("compilacion", paquete: paquete, cancelacion: cancelacion) {
      consola.avisar($0)
    }
    defer { withExtendedLifetime(turno) {} }
    var correcto = true
    func anotar(_ comprobacion: Comprobacion) {
      linea.borrar()
      correcto = correcto && comprobacion.problemas.isEmpty
      consola.escribir(texto(comprobacion))
    }
    let familias = Familias(paquete: paquete, catalogo: catalogo).comprobar(katas)
    anotar(familias)
    // Sin la familia completa, lo demás fallaría por la misma causa con peores palabras.
    guard !familias.problemas.contains(where: { $0.contains("falta") }) else {
      consola.linea("No se sigue: faltan archivos.")
      return 1
    }
    // Con unas katas sueltas, de los textos solo se comprueba lo que las cita.
    let esParcial = !nombres.isEmpty
    let rutas = textosDelPaquete(esParcial ? katas : catalogo.katas)
    let medidasCitadas = Medidas.citadas(en: rutas, paquete: paquete, catalogo: catalogo)
    let versiones = Versiones(
      corredor: corredor, katas: katas, medidas: medidasCitadas.intersection(katas.map(\.id)))
    let (soluciones, deSoluciones) = try versiones.soluciones()
    anotar(soluciones)
    let (rotas, deRotas) = try versiones.rotas()
    anotar(rotas)
    anotar(try versiones.trampas())
    let textos = Textos(
      paquete: paquete, catalogo: catalogo, rotas: deRotas.veredictos, esParcial: esParcial)
    var medidas = medidas(rotas: deRotas.partes, soluciones: deSoluciones.partes)
    medidas.esParcial = esParcial
    if escribir {
      linea.borrar()
      try ponerAlDia { texto, _ in try textos.alDia(texto) }
      try ponerAlDia(medidas)
    }
    anotar(textos.comprobar(rutas))
    anotar(medidas.comprobar(rutas))
    consola.linea(correcto ? "Todo en orden." : "Hay cosas que arreglar.")
    return correcto ? 0 : 1
  }

  private func texto(_ comprobacion: Comprobacion) -> String {
    let bien = comprobacion.problemas.isEmpty
    let marca = bien ? consola.estilo.bien : consola.estilo.mal
    let titulo = comprobacion.titulo.padding(toLength: 12, withPad: " ", startingAt: 0)
    let resumen =
      bien
      ? comprobacion.resumen
      : comprobacion.problemas.count == 1
        ? "1 problema" : "\(comprobacion.problemas.count) problemas"
    return
      (["\(marca) \(titulo) \(resumen)"]
      + comprobacion.inestables.map {
        "  ! \($0): no dio lo esperado a la primera y sí al repetir; no es determinista."
      }
      + comprobacion.problemas.map { "    \($0.replacing("\n", with: "\n    "))" })
      .joined(separator: "\n") + "\n"
  }
}
