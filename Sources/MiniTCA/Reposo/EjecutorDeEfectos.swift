import Dispatch
import Synchronization

/// Donde se ejecutan los efectos de un *store*: una cola serie propia, nunca el actor principal.
///
/// TCA deja los efectos en el grupo cooperativo y, para que las pruebas sean repetibles, lo cambia
/// entero por un ejecutor serie mientras duran. Aquí cada *store* raíz tiene el suyo siempre: los
/// efectos se intercalan en sus puntos de suspensión, en un orden repetible, y se puede saber cuándo
/// están todos suspendidos (véase ``Reposo``). Las funciones asíncronas, los grupos de tareas y los
/// actores que un efecto usa heredan el ejecutor.
///
/// Fuente: SE-0417 (preferencia de ejecutor de una tarea). Regla 30 de referencia.
final class EjecutorDeEfectos: TaskExecutor {
  private let cola = DispatchQueue(label: "MiniTCA.efectos")
  private let encolados = Atomic<Int>(0)

  init() {
    RegistroDeEjecutores.apuntar(self)
  }

  /// Cuántos trabajos han entrado en la cola desde el principio.
  var totalDeEncolados: Int { encolados.load(ordering: .acquiring) }

  func enqueue(_ job: consuming ExecutorJob) {
    let trabajo = UnownedJob(job)
    encolados.wrappingAdd(1, ordering: .acquiringAndReleasing)
    cola.async { trabajo.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Espera a que se ejecute todo lo que hay ahora en la cola.
  func vaciar() async {
    await withCheckedContinuation { continuacion in
      cola.async { continuacion.resume() }
    }
  }
}

/// Los ejecutores vivos, agrupados por la prueba en la que nacieron.
enum RegistroDeEjecutores {
  private struct Debil: Sendable {
    weak var ejecutor: EjecutorDeEfectos?
  }

  private static let vivos = Mutex<[String?: [Debil]]>([:])

  static func apuntar(_ ejecutor: EjecutorDeEfectos) {
    let clave = PruebaEnCurso.clave
    vivos.withLock { vivos in
      let restantes = vivos[clave, default: []].filter { $0.ejecutor != nil }
      vivos[clave] = restantes + [Debil(ejecutor: ejecutor)]
    }
  }

  /// Los de la prueba en curso; fuera de las pruebas, los que nacieron fuera de ellas.
  static var deEstaPrueba: [EjecutorDeEfectos] {
    let clave = PruebaEnCurso.clave
    return vivos.withLock { vivos in
      let restantes = vivos[clave, default: []].filter { $0.ejecutor != nil }
      vivos[clave] = restantes.isEmpty ? nil : restantes
      return restantes.compactMap(\.ejecutor)
    }
  }
}
