/// Interpreta los efectos de un *store* raíz: los arranca, los cancela y devuelve sus acciones.
///
/// Todo su estado vive en el actor principal; de él solo sale la *closure* de cada `.run`.
///
/// Reglas 16 a 22 de referencia.
@MainActor
final class MotorDeEfectos<Action> {
  let ejecutor = EjecutorDeEfectos()
  /// A quién se entregan las acciones; lo pone el núcleo.
  var alEnviar: (Action, ArbolDeEfectos) -> Void = { _, _ in }
  /// Un efecto se ha creado, aunque aún no haya empezado; para ``TestStore``.
  var alNacer: (Int, ArbolDeEfectos) -> Void = { _, _ in }
  /// Un efecto ha acabado; para ``TestStore``.
  var alAcabar: (Int) -> Void = { _ in }

  private(set) var iniciados = 0
  private(set) var maximoVivos = 0
  private let pases = RegistroDePases()
  private let vivas = TareasVivas()

  var vivos: Int { vivas.cuantas }
  /// Si no queda nada de los efectos que hubo.
  var sinRastro: Bool { vivos == 0 && pases.vacio }

  func cancelarTodo() { vivas.cancelarTodas() }

  func arrancar(_ efecto: Effect<Action>, en arbol: ArbolDeEfectos) {
    arrancar(efecto.operacion, Contexto(arbol: arbol)) {}
  }
}

// MARK: - Interpretación

extension MotorDeEfectos {
  /// Dónde se está dentro del árbol de operaciones.
  private struct Contexto {
    let arbol: ArbolDeEfectos
    var ruta: [TramoDeRuta] = []
    var pases: [PaseDeCancelacion] = []

    @MainActor var cancelado: Bool { arbol.cancelado || pases.contains(where: \.cancelado) }

    func dentro(de tramo: TramoDeRuta) -> Self {
      var otro = self
      otro.ruta.append(tramo)
      return otro
    }

    func con(_ pase: PaseDeCancelacion) -> Self {
      var otro = self
      otro.pases.append(pase)
      return otro
    }
  }

  private func arrancar(
    _ operacion: OperacionDeEfecto<Action>, _ contexto: Contexto,
    alTerminar: @escaping @MainActor () -> Void
  ) {
    switch operacion {
    case .ninguna:
      alTerminar()
    case .enviar(let accion):
      if !contexto.cancelado { alEnviar(accion, contexto.arbol) }
      alTerminar()
    case .tarea(let tarea):
      lanzar(tarea, contexto.pases, contexto.arbol, alTerminar)
    case .mezcla(let partes):
      arrancarJuntas(partes, contexto, alTerminar)
    case .secuencia(let partes):
      arrancarEnFila(partes[...], contexto, alTerminar)
    case .cancelar(let id):
      pases.cancelar(ClaveDeCancelacion(ruta: contexto.ruta, id: id))
      alTerminar()
    case .cancelable(let parte, let id, let cancelaEnVuelo):
      let pase = PaseDeCancelacion(
        clave: ClaveDeCancelacion(ruta: contexto.ruta, id: id), cancelaEnVuelo: cancelaEnVuelo)
      arrancar(parte, contexto.con(pase)) { [pases] in
        pases.terminar(pase)
        alTerminar()
      }
    case .enFila(let parte, let tramo):
      arrancar(parte, contexto.dentro(de: tramo), alTerminar: alTerminar)
    }
  }

  private func arrancarJuntas(
    _ partes: [OperacionDeEfecto<Action>], _ contexto: Contexto,
    _ alTerminar: @escaping @MainActor () -> Void
  ) {
    let cuenta = CuentaAtras(partes.count, alTerminar)
    for parte in partes { arrancar(parte, contexto) { cuenta.restar() } }
  }

  private func arrancarEnFila(
    _ partes: ArraySlice<OperacionDeEfecto<Action>>, _ contexto: Contexto,
    _ alTerminar: @escaping @MainActor () -> Void
  ) {
    guard let primera = partes.first, !contexto.cancelado else { return alTerminar() }
    arrancar(primera, contexto) { [weak self] in
      guard let self else { return alTerminar() }
      arrancarEnFila(partes.dropFirst(), contexto, alTerminar)
    }
  }
}

// MARK: - Tareas

extension MotorDeEfectos {
  private func lanzar(
    _ tarea: TareaDeEfecto<Action>, _ pasesDeLaTarea: [PaseDeCancelacion],
    _ arbol: ArbolDeEfectos, _ alTerminar: @escaping @MainActor () -> Void
  ) {
    iniciados += 1
    let numero = iniciados
    let vida = VidaDeEfecto()
    let send = Send<Action> { [weak self] accion in
      self?.recibir(accion, de: vida, tarea.lugar, arbol)
    }
    // El tipo escrito importa: es lo que hace que la tarea empiece en el actor principal y, aun así,
    // prefiera nuestro ejecutor para todo lo que no esté aislado.
    let cuerpo: @MainActor @Sendable () async -> Void = { [weak self] in
      self?.empezar(numero, pasesDeLaTarea)
      await Self.ejecutar(tarea, send)
      vida.acabar(cancelado: Task.isCancelled)
      self?.acabar(numero, pasesDeLaTarea)
      alTerminar()
      arbol.baja(numero)
    }
    let enMarcha = Task(
      executorPreference: ejecutor, priority: tarea.prioridad, operation: cuerpo)
    vivas.alta(numero, enMarcha)
    arbol.alta(numero, enMarcha)
    maximoVivos = max(maximoVivos, vivos)
    alNacer(numero, arbol)
  }

  private func empezar(_ numero: Int, _ pasesDeLaTarea: [PaseDeCancelacion]) {
    guard let tarea = vivas.tarea(numero) else { return }
    for pase in pasesDeLaTarea {
      if !pase.cancelado { pases.empezar(pase) }
      pase.alta(numero, tarea)
    }
  }

  private func acabar(_ numero: Int, _ pasesDeLaTarea: [PaseDeCancelacion]) {
    for pase in pasesDeLaTarea { pase.baja(numero) }
    vivas.baja(numero)
    alAcabar(numero)
  }

  private func recibir(
    _ accion: Action, de vida: VidaDeEfecto, _ lugar: Lugar, _ arbol: ArbolDeEfectos
  ) {
    guard !vida.cancelado, !arbol.cancelado else { return }
    if vida.acabado {
      Problemas.informar(
        """
        Se envió una acción desde un efecto que ya había terminado.

          Acción: \(Volcado.enLinea(accion))
          Efecto: creado en \(lugar.texto)

        Suele pasar cuando «send» escapa de «Effect.run» a otra tarea o a una devolución de llamada. \
        Espera dentro de «Effect.run» a que ese trabajo acabe.
        """,
        en: lugar)
    }
    alEnviar(accion, arbol)
  }

  private nonisolated static func ejecutar(
    _ tarea: TareaDeEfecto<Action>, _ send: Send<Action>
  ) async {
    do {
      try await tarea.cuerpo(send)
    } catch is CancellationError {
      return
    } catch {
      guard !Task.isCancelled else { return }
      if let alFallar = tarea.alFallar { return await alFallar(error, send) }
      Problemas.informar(
        """
        Un «Effect.run» creado en \(tarea.lugar.texto) lanzó un error que nadie recoge.

          Error: \(Volcado.enLinea(error))

        Todo error que no sea de cancelación se trata en el parámetro «catch» de «Effect.run» o con \
        un «do» dentro. Si no, no se envía ninguna acción y el estado se queda como estaba.
        """,
        en: tarea.lugar)
    }
  }
}

/// Si un efecto ha acabado, y cómo: lo que hace falta para juzgar un envío que llega tarde.
@MainActor
private final class VidaDeEfecto {
  private(set) var acabado = false
  private(set) var cancelado = false

  func acabar(cancelado: Bool) {
    acabado = true
    self.cancelado = cancelado
  }
}

/// Llama al final cuando han acabado todas las partes.
@MainActor
private final class CuentaAtras {
  private var faltan: Int
  private let alTerminar: @MainActor () -> Void

  init(_ faltan: Int, _ alTerminar: @escaping @MainActor () -> Void) {
    self.faltan = faltan
    self.alTerminar = alTerminar
  }

  func restar() {
    faltan -= 1
    if faltan == 0 { alTerminar() }
  }
}
