import Dispatch
import Synchronization

/// Donde se ejecutan los efectos de un *store*: una cola serie propia, nunca el actor principal.
///
/// TCA deja los efectos en el grupo cooperativo y, para que las pruebas sean repetibles, lo cambia
/// entero por un ejecutor serie mientras duran. Aquí cada *store* raíz tiene el suyo: los efectos se
/// intercalan solo donde se suspenden, y se puede saber cuándo están todos suspendidos (véase
/// ``Reposo``). Las funciones asíncronas, los grupos de tareas y los actores que un efecto usa
/// heredan el ejecutor.
///
/// Dentro de una prueba va además por turnos: cada trabajo espera a que el actor principal haya
/// atendido lo que el anterior le pidió. Dos colas en paralelo bastarían para que el mismo guion
/// diera órdenes distintos.
///
/// Fuente: SE-0417 (preferencia de ejecutor de una tarea). Regla 30 de referencia.
final class EjecutorDeEfectos: TaskExecutor {
  private struct Turnos {
    /// Lo que encola el actor principal pasa delante: así el orden no depende de quién llegue antes.
    var delActorPrincipal: [UnownedJob] = []
    var deLosEfectos: [UnownedJob] = []
    var enMarcha = false
    var esperando: [ReanudarUnaVez] = []

    var vacio: Bool { delActorPrincipal.isEmpty && deLosEfectos.isEmpty }

    mutating func siguiente() -> UnownedJob? {
      if !delActorPrincipal.isEmpty { return delActorPrincipal.removeFirst() }
      return deLosEfectos.isEmpty ? nil : deLosEfectos.removeFirst()
    }

    /// Si no queda nada, se para y devuelve a quién avisar.
    mutating func pararSiVacio() -> [ReanudarUnaVez]? {
      guard vacio else { return nil }
      enMarcha = false
      defer { esperando = [] }
      return esperando
    }
  }

  /// Vueltas por la cola principal entre dos trabajos: un envío puede crear un efecto cuya tarea
  /// empieza en la vuelta siguiente.
  private static let vueltasPorTurno = 4

  private let cola = DispatchQueue(label: "MiniTCA.efectos")
  private let porTurnos: Bool
  private let turnos = Mutex(Turnos())
  private let encolados = Atomic<Int>(0)

  init() {
    porTurnos = PruebaEnCurso.clave != nil
    RegistroDeEjecutores.apuntar(self)
  }

  /// Cuántos trabajos han entrado en la cola desde el principio.
  var totalDeEncolados: Int { encolados.load(ordering: .acquiring) }

  func enqueue(_ job: consuming ExecutorJob) {
    let trabajo = UnownedJob(job)
    encolados.wrappingAdd(1, ordering: .acquiringAndReleasing)
    guard porTurnos else { return cola.async { self.ejecutar(trabajo) } }
    let empieza = turnos.withLock { turnos in
      if ColaPrincipal.aqui {
        turnos.delActorPrincipal.append(trabajo)
      } else {
        turnos.deLosEfectos.append(trabajo)
      }
      defer { turnos.enMarcha = true }
      return !turnos.enMarcha
    }
    if empieza { pedirTurno(Self.vueltasPorTurno) }
  }

  /// Vuelve cuando no queda ningún trabajo por ejecutar, o al cabo del límite: un trabajo que no se
  /// suspende nunca no puede colgar a quien espera.
  ///
  /// - Parameter limite: tiempo real máximo.
  func vaciar(limite: Duration) async {
    await withCheckedContinuation { continuacion in
      let aviso = ReanudarUnaVez(continuacion)
      guard porTurnos else {
        aviso.programar(limite: limite)
        return cola.async { aviso.reanudar() }
      }
      let yaEstaba = turnos.withLock { turnos in
        if turnos.enMarcha { turnos.esperando.append(aviso) }
        return !turnos.enMarcha
      }
      if yaEstaba {
        aviso.reanudar()
      } else {
        aviso.programar(limite: limite)
      }
    }
  }

  private func ejecutar(_ trabajo: UnownedJob) {
    trabajo.runSynchronously(on: asUnownedTaskExecutor())
  }

  private func pedirTurno(_ vueltas: Int) {
    if vueltas == 0 {
      cola.async { self.ejecutarTurno() }
    } else {
      DispatchQueue.main.async { self.pedirTurno(vueltas - 1) }
    }
  }

  private func ejecutarTurno() {
    if let trabajo = turnos.withLock({ $0.siguiente() }) { ejecutar(trabajo) }
    if let avisos = turnos.withLock({ $0.pararSiVacio() }) {
      avisos.forEach { $0.reanudar() }
    } else {
      pedirTurno(Self.vueltasPorTurno)
    }
  }
}

/// Reconoce la cola principal, que es la del actor principal.
///
/// `Thread.isMainThread` miente en Linux tras la primera suspensión.
enum ColaPrincipal {
  private static let marca: DispatchSpecificKey<Bool> = {
    let marca = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: marca, value: true)
    return marca
  }()

  static var aqui: Bool { DispatchQueue.getSpecific(key: marca) ?? false }
}

/// Una continuación que se reanuda una vez, por lo que esperaba o por el límite.
final class ReanudarUnaVez: Sendable {
  private let continuacion: Mutex<CheckedContinuation<Void, Never>?>

  init(_ continuacion: CheckedContinuation<Void, Never>) {
    self.continuacion = Mutex(continuacion)
  }

  /// La reanuda al cabo de un tiempo real, si antes no lo ha hecho nadie.
  func programar(limite: Duration) {
    let (segundos, atosegundos) = limite.components
    let plazo = Double(segundos) + Double(atosegundos) * 1e-18
    DispatchQueue.global().asyncAfter(deadline: .now() + plazo) { [weak self] in
      self?.reanudar()
    }
  }

  func reanudar() {
    let pendiente = continuacion.withLock { continuacion in
      defer { continuacion = nil }
      return continuacion
    }
    pendiente?.resume()
  }
}
