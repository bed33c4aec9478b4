import Foundation

/// Lo que comparten todas las órdenes: dónde se está, por dónde se habla y qué se recuerda.
public struct Sesion {
  let paquete: Paquete
  let catalogo: Catalogo
  let consola: Consola
  let entorno: [String: String]
  let cancelacion: Cancelacion
  let archivador: Archivador

  public init(
    paquete: Paquete, catalogo: Catalogo, consola: Consola, entorno: [String: String],
    cancelacion: Cancelacion
  ) {
    self.paquete = paquete
    self.catalogo = catalogo
    self.consola = consola
    self.entorno = entorno
    self.cancelacion = cancelacion
    archivador = Archivador(paquete: paquete) { consola.avisar($0) }
  }

  func corredor(limite: Duration, avance: @escaping (String) -> Void) throws -> Corredor {
    Corredor(
      paquete: paquete, catalogo: catalogo, herramientas: try Herramientas.buscar(en: entorno),
      entorno: entorno, limite: limite, cancelacion: cancelacion, avance: avance,
      huellas: Huellas(paquete: paquete, catalogo: catalogo))
  }

  // MARK: Progreso

  /// Lee, cambia y guarda el progreso en un solo turno, para que dos procesos no se pisen.
  @discardableResult
  func actualizarProgreso(_ cambio: (inout Progreso) -> Void) throws -> Progreso {
    let turno = try Cerrojo("progreso", paquete: paquete, cancelacion: cancelacion) {
      consola.avisar($0)
    }
    defer { withExtendedLifetime(turno) {} }
    var progreso = try archivador.leer()
    let previo = progreso
    cambio(&progreso)
    if progreso != previo || !paquete.existe(Archivador.ruta) { try archivador.guardar(progreso) }
    return progreso
  }

  /// La que se pidió, o la primera sin resolver a partir de la última en la que se trabajó.
  func kata(pedida nombre: String?, progreso: Progreso) throws -> Kata {
    if let nombre { return try catalogo.kata(llamada: nombre) }
    let tablero = Tablero(sesion: self, progreso: progreso)
    let posicion = catalogo.katas.firstIndex { $0.id == progreso.actual } ?? 0
    let enOrden = Array(catalogo.katas[posicion...] + catalogo.katas[..<posicion])
    guard let kata = enOrden.first(where: { tablero.estado(de: $0) != .resuelta }) ?? enOrden.first
    else { throw ErrorDelCuaderno.interno("El catálogo no tiene katas.") }
    return kata
  }

  // MARK: Probar

  /// Prueba una kata, o devuelve su último veredicto si nada de lo que lo decidió ha cambiado.
  func probar(_ kata: Kata, limite: Duration, deNuevo: Bool) throws -> Veredicto {
    let linea = LineaDeAvance(consola: consola)
    let corredor = try corredor(limite: limite) { linea.mostrar($0) }
    defer { linea.borrar() }
    let huella = corredor.huellas.huella(de: kata, fuente: .katas)
    let previa = try archivador.leer().katas[kata.id]
    if !deNuevo, let veredicto = previa?.veredicto, previa?.huella == huella,
      previa?.herramientas == corredor.herramientas.huella, veredicto.esReutilizable
    {
      try actualizarProgreso { $0.actual = kata.id }
      return veredicto
    }
    let turno = try Cerrojo("compilacion", paquete: paquete, cancelacion: cancelacion) {
      consola.avisar($0)
    }
    defer { withExtendedLifetime(turno) {} }
    let veredicto = try corredor.probar(kata, fuente: .katas)
    try anotar([kata.id: veredicto], huellas: [kata.id: huella], corredor: corredor) {
      $0.actual = kata.id
    }
    return veredicto
  }

  func anotar(
    _ veredictos: [String: Veredicto], huellas: [String: String], corredor: Corredor,
    ademas: (inout Progreso) -> Void = { _ in }
  ) throws {
    try actualizarProgreso { progreso in
      for (id, veredicto) in veredictos {
        progreso.katas[id, default: FichaDeKata()].veredicto = veredicto
        progreso.katas[id]?.huella = huellas[id]
        progreso.katas[id]?.herramientas = corredor.herramientas.huella
      }
      ademas(&progreso)
    }
  }

  func vista(_ kata: Kata, _ veredicto: Veredicto) -> String {
    VistaDeVeredicto(
      kata: kata, veredicto: veredicto, estilo: consola.estilo, archivo: kata.rutaDeTrabajo,
      siguiente: catalogo.siguiente(a: kata)
    ).texto
  }
}

extension Veredicto {
  /// Un límite de tiempo depende de la máquina y del momento: no se recuerda.
  var esReutilizable: Bool {
    if case .sinTerminar = estado { return false }
    return true
  }
}
