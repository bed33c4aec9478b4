import Foundation

/// Une la máquina de observación con la terminal, el disco y el hilo que prueba.
final class Observador {
  /// Cada cuánto se mira si el archivo cambió. Se compara su contenido y no su fecha: los editores
  /// que guardan con archivo temporal y cambio de nombre no engañan a nadie.
  private static let periodo = Duration.milliseconds(200)

  private let sesion: Sesion
  private let limite: Duration
  private let teclado: Teclado
  private let buzon = Buzon()
  private var maquina: MaquinaDeObservacion
  private var enMarcha: Cancelacion?
  private var contenido: Data?
  private var tamano: (columnas: Int, filas: Int)?

  init(sesion: Sesion, kata: Kata, limite: Duration) throws {
    self.sesion = sesion
    self.limite = limite
    let catalogo = sesion.catalogo
    maquina = MaquinaDeObservacion(kata: kata) { catalogo.siguiente(a: $0) }
    teclado = try Teclado()
  }

  /// Vigila hasta que se pide salir; devuelve el código de salida.
  func vigilar() -> Int32 {
    defer {
      enMarcha?.pedir()
      teclado.restaurar()
    }
    contenido = leerKata()
    if let codigo = aplicar([.dibujar, .probar(deNuevo: false)]) { return codigo }
    var ultimaMirada = ContinuousClock.now
    while true {
      guard let teclas = teclado.leer(esperando: 50) else { return 130 }
      if sesion.cancelacion.pedida { return 130 }
      var sucesos = teclas.map(MaquinaDeObservacion.Suceso.tecla) + buzon.recoger()
      if ContinuousClock.now - ultimaMirada >= Self.periodo {
        ultimaMirada = ContinuousClock.now
        sucesos += mirar()
      }
      for suceso in sucesos {
        let kata = maquina.kata
        let efectos = maquina.recibir(suceso)
        if maquina.kata != kata { contenido = leerKata() }
        if let codigo = aplicar(efectos) { return codigo }
      }
    }
  }

  private func mirar() -> [MaquinaDeObservacion.Suceso] {
    var sucesos: [MaquinaDeObservacion.Suceso] = []
    let actual = leerKata()
    if actual != contenido {
      contenido = actual
      sucesos.append(.guardado)
    }
    let medido = Plataforma.tamanoDeTerminal(1)
    if medido?.columnas != tamano?.columnas || medido?.filas != tamano?.filas {
      sucesos.append(.redimension)
    }
    return sucesos
  }

  private func leerKata() -> Data? {
    try? Data(contentsOf: sesion.paquete.url(maquina.kata.rutaDeTrabajo))
  }

  private func aplicar(_ efectos: [MaquinaDeObservacion.Efecto]) -> Int32? {
    for efecto in efectos {
      switch efecto {
      case .dibujar: dibujar()
      case .probar(let deNuevo): trabajar(.probar(deNuevo: deNuevo))
      case .medir: medir()
      case .abrir(let panel):
        if let codigo = aplicar(maquina.abrir(texto(de: panel))) { return codigo }
      case .salir(let codigo):
        sesion.consola.linea()
        return codigo
      }
    }
    return nil
  }

  /// Medir tarda: mientras tanto se dice en el panel y se puede seguir guardando.
  private func medir() {
    guard case .visto = maquina.fase else { return }
    _ = aplicar(maquina.abrir("Midiendo a 100, 1 000, 10 000 y 50 000…"))
    trabajar(.medir)
  }

  private func trabajar(_ tarea: Trabajo.Tarea) {
    enMarcha?.pedir()
    let cancelacion = Cancelacion()
    enMarcha = cancelacion
    let turno = buzon.nuevoTurno()
    let trabajo = Trabajo(
      sesion: sesion.paraVigilar(cancelacion: cancelacion, buzon: buzon, turno: turno),
      kata: maquina.kata, limite: limite, tarea: tarea, buzon: buzon, turno: turno)
    Thread.detachNewThread { trabajo.hacer() }
  }

  private func texto(de panel: MaquinaDeObservacion.Panel) -> String {
    do {
      switch panel {
      case .pista:
        return try sesion.textoDePista(maquina.kata, todas: false)
      case .solucion:
        let texto = try sesion.textoDeSolucion(
          maquina.kata, progreso: try sesion.archivador.leer(), ver: false)
        return texto
          ?? "La solución se enseña al llegar al verde; «workbook solucion \(maquina.kata.numero) --ver» la enseña antes."
      case .lista:
        let tablero = Tablero(sesion: sesion, progreso: try sesion.archivador.leer())
        return sesion.textoDeLista(tablero, actual: maquina.kata)
      }
    } catch let error as ErrorDelCuaderno {
      return error.mensaje
    } catch {
      return "\(error)"
    }
  }

  private func dibujar() {
    tamano = Plataforma.tamanoDeTerminal(1)
    var estilo = sesion.consola.estilo
    if let tamano { estilo.ancho = tamano.columnas }
    sesion.consola.escribir(
      "\u{1B}[H\u{1B}[2J"
        + VistaDeObservacion(
          maquina: maquina, estilo: estilo, siguiente: sesion.catalogo.siguiente(a: maquina.kata)
        ).texto)
  }
}

/// Una prueba en su hilo. Solo toca la sesión que se le da, hecha para ella.
private final class Trabajo: @unchecked Sendable {
  enum Tarea {
    case probar(deNuevo: Bool)
    case medir
  }

  private let sesion: Sesion
  private let kata: Kata
  private let limite: Duration
  private let tarea: Tarea
  private let buzon: Buzon
  private let turno: Int

  init(
    sesion: Sesion, kata: Kata, limite: Duration, tarea: Tarea, buzon: Buzon, turno: Int
  ) {
    self.sesion = sesion
    self.kata = kata
    self.limite = limite
    self.tarea = tarea
    self.buzon = buzon
    self.turno = turno
  }

  func hacer() {
    do {
      buzon.dejar(try resultado(), turno: turno)
    } catch ErrorDelCuaderno.interrumpido {
      return
    } catch {
      let mensaje = (error as? ErrorDelCuaderno)?.mensaje ?? "\(error)"
      buzon.dejar(fallo(mensaje), turno: turno)
    }
  }

  private func resultado() throws -> MaquinaDeObservacion.Suceso {
    switch tarea {
    case .probar(let deNuevo):
      .veredicto(try sesion.probar(kata, limite: limite, deNuevo: deNuevo))
    case .medir:
      .medida(try sesion.textoDeMedida(kata, limite: max(limite, Analizador.limiteLargo)))
    }
  }

  private func fallo(_ mensaje: String) -> MaquinaDeObservacion.Suceso {
    switch tarea {
    case .probar: .fallo(mensaje)
    case .medir: .medida(mensaje)
    }
  }
}

extension Sesion {
  /// Una sesión que habla por el buzón en vez de por la terminal.
  fileprivate func paraVigilar(cancelacion: Cancelacion, buzon: Buzon, turno: Int) -> Sesion {
    var consola = consola
    consola.reescribeAvance = true
    consola.escribirError = { texto in
      let limpio = texto.replacing("\r\u{1B}[K", with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      if !limpio.isEmpty { buzon.dejar(.avance(limpio), turno: turno) }
    }
    return Sesion(
      paquete: paquete, catalogo: catalogo, consola: consola, entorno: entorno,
      cancelacion: cancelacion)
  }

  func observar(kata nombre: String?, limite: Duration) throws -> Int32 {
    guard consola.esTerminal else {
      throw ErrorDelCuaderno.uso(
        "«observar» necesita una terminal.\nSin ella, «workbook probar» da una vuelta y termina.")
    }
    let kata = try kata(pedida: nombre, progreso: try archivador.leer())
    return try Observador(sesion: self, kata: kata, limite: limite).vigilar()
  }
}
