import Foundation

extension Sesion {
  /// Prueba todas las katas de esta copia, o de otra con las pruebas de esta.
  ///
  /// - Returns: 0 si hay al menos `minimo` katas resueltas; sin `minimo`, si lo están todas.
  func calificar(
    carpeta: String?, formato: FormatoDeLista, minimo: Int?, limite: Duration
  ) throws -> Int32 {
    let linea = LineaDeAvance(consola: consola)
    let corredor = try corredor(limite: limite) { linea.mostrar($0) }
    let calificacion = try calificar(carpeta: carpeta, corredor: corredor)
    linea.borrar()
    switch formato {
    case .texto: consola.escribir(tabla(calificacion))
    case .json: consola.linea(try JSON.texto(CalificacionEnJSON(calificacion)))
    }
    return calificacion.resueltas >= (minimo ?? calificacion.filas.count) ? 0 : 1
  }

  private func calificar(carpeta: String?, corredor: Corredor) throws -> Calificacion {
    let turno = try Cerrojo("compilacion", paquete: paquete, cancelacion: cancelacion) {
      consola.avisar($0)
    }
    defer { withExtendedLifetime(turno) {} }
    guard let carpeta else { return try calificarEstaCopia(corredor) }
    let origen = URL(
      fileURLWithPath: carpeta,
      relativeTo: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    let copia = Paquete(raiz: origen.standardizedFileURL)
    guard copia.existe("Sources/Katas") else {
      throw ErrorDelCuaderno.noEncontrado(
        "«\(carpeta)» no es una copia del cuaderno: no tiene Sources/Katas.")
    }
    return try calificar(catalogo.katas, de: copia, corredor: corredor, conocidos: [:])
  }

  /// Los veredictos que siguen valiendo no se repiten.
  private func calificarEstaCopia(_ corredor: Corredor) throws -> Calificacion {
    let tablero = Tablero(sesion: self, progreso: try archivador.leer())
    var conocidos: [String: Veredicto] = [:]
    for kata in catalogo.katas {
      guard let veredicto = tablero.veredictoVigente(de: kata), veredicto.esReutilizable else {
        continue
      }
      conocidos[kata.id] = veredicto
    }
    let huellas = Huellas(paquete: paquete, catalogo: catalogo)
    let antes = Dictionary(
      uniqueKeysWithValues: catalogo.katas.map {
        ($0.id, huellas.huella(de: $0, fuente: .katas))
      })
    let calificacion = try calificar(
      catalogo.katas, de: paquete, corredor: corredor, conocidos: conocidos)
    let nuevos = Dictionary(
      uniqueKeysWithValues: calificacion.filas.map { ($0.kata.id, $0.veredicto) })
    try anotar(
      nuevos.filter { conocidos[$0.key] == nil && $0.value.estado != .faltaElArchivo },
      huellas: antes, corredor: corredor)
    return calificacion
  }

  private func calificar(
    _ katas: [Kata], de copia: Paquete, corredor: Corredor, conocidos: [String: Veredicto]
  ) throws -> Calificacion {
    let pendientes = katas.filter { conocidos[$0.id] == nil && copia.existe($0.rutaDeTrabajo) }
    var veredictos = conocidos
    if !pendientes.isEmpty {
      let resultado = try Conjunto(corredor: corredor).probar(pendientes) { kata in
        copia.existe(kata.rutaDeTrabajo) ? try copia.datos(kata.rutaDeTrabajo) : nil
      }
      for (id, veredicto) in resultado.veredictos {
        veredictos[id] = veredicto.conRutasDeTrabajo
      }
    }
    return Calificacion(
      filas: katas.map { kata in
        Calificacion.Fila(
          kata: kata,
          veredicto: veredictos[kata.id] ?? Veredicto(estado: .faltaElArchivo, pruebas: []))
      })
  }

  private func tabla(_ calificacion: Calificacion) -> String {
    let estilo = consola.estilo
    var lineas = [estilo.pintar("Calificación", .fuerte), ""]
    for fila in calificacion.filas {
      let veredicto = fila.veredicto
      let marca = veredicto.esVerde ? estilo.bien : estilo.mal
      let palabra = veredicto.palabra.padding(toLength: 16, withPad: " ", startingAt: 0)
      let pruebas =
        veredicto.pruebas.isEmpty
        ? "—" : "\(veredicto.superadas) de \(veredicto.pruebas.count) pruebas"
      lineas.append(
        "  \(marca) \(fila.kata.numero)  \(palabra) "
          + pruebas.padding(toLength: 16, withPad: " ", startingAt: 0) + fila.kata.titulo)
    }
    let total = calificacion.filas.count
    lineas += [
      "",
      "\(estilo.barra(calificacion.resueltas, de: total)) "
        + "\(calificacion.resueltas) de \(total) katas resueltas",
    ]
    return lineas.joined(separator: "\n") + "\n"
  }
}

extension Veredicto {
  /// Los diagnósticos nombran el archivo montado; a quien lee le sirve el suyo.
  fileprivate var conRutasDeTrabajo: Veredicto {
    guard case .noCompila(let diagnosticos) = estado else { return self }
    let texto = diagnosticos.replacingOccurrences(of: Preparacion.ruta, with: "Sources/Katas")
    return Veredicto(estado: .noCompila(diagnosticos: texto), pruebas: pruebas)
  }
}
