/// El estado de un *store* raíz y el bucle que procesa acciones.
///
/// TCA copia el estado, reduce la copia y la asigna. Aquí el estado sale de su caja, se reduce en
/// sitio y vuelve: no hay una segunda copia que convierta cada mutación de una fila en una copia de
/// las 50 000.
///
/// Reglas 3 y 4 de referencia.
@MainActor
final class Nucleo<State, Action>: Raiz {
  /// De dónde viene una acción.
  enum Origen {
    case fuera
    case efecto
  }

  let motor = MotorDeEfectos<Action>()
  let cuentas = Cuentas()
  /// Se llama tras asignar el estado; aquí avisa el *store* a quien observa.
  var alAsignar: () -> Void = {}
  /// Se llama antes de cada pasada; para ``TestStore``.
  var antesDeReducir: (Action, Origen, ArbolDeEfectos) -> Void = { _, _, _ in }
  /// Se llama tras cada pasada, con el estado que deja; para ``TestStore``.
  var alReducir: (Action, Origen, State) -> Void = { _, _, _ in }

  private let reductor: any Reducer<State, Action>
  private var caja: State?
  private var tampon: [(accion: Action, origen: Origen, arbol: ArbolDeEfectos)] = []
  private(set) var procesando = false

  init(estado: State, reductor: any Reducer<State, Action>) {
    caja = estado
    self.reductor = reductor
    motor.alEnviar = { [weak self] accion, arbol in
      self?.procesar(accion, .efecto, en: arbol)
    }
  }

  var estado: State {
    guard let caja else {
      interrumpir(
        """
        El estado de un store no se puede leer mientras su reducer se ejecuta: está a medio cambiar. \
        Dentro del reducer, lee el «state» que recibe.
        """)
    }
    return caja
  }

  var ejecutor: EjecutorDeEfectos { motor.ejecutor }

  var contadores: Contadores {
    var contadores = cuentas.valor
    contadores.efectosIniciados = motor.iniciados
    contadores.efectosVivos = motor.vivos
    contadores.maximoDeEfectosVivos = motor.maximoVivos
    return contadores
  }

  /// Procesa una acción, y las que encadene de forma síncrona, y asigna el estado una vez.
  func procesar(_ accion: Action, _ origen: Origen, en arbol: ArbolDeEfectos) {
    cuentas.valor.acciones += 1
    if origen == .efecto { cuentas.valor.accionesDeEfectos += 1 }
    tampon.append((accion, origen, arbol))
    guard !procesando, var estado = caja.take() else { return }
    procesando = true
    var posicion = 0
    while posicion < tampon.count {
      let (accion, origen, arbol) = tampon[posicion]
      posicion += 1
      cuentas.valor.pasadasDeReducer += 1
      antesDeReducir(accion, origen, arbol)
      let efecto = reductor.reduce(into: &estado, action: accion)
      alReducir(accion, origen, estado)
      motor.arrancar(efecto, en: arbol)
    }
    tampon.removeAll(keepingCapacity: true)
    caja = consume estado
    procesando = false
    cuentas.valor.asignacionesDeEstado += 1
    alAsignar()
  }
}

/// Lo que todos los *stores* de un árbol preguntan a su raíz, sin conocer su estado.
@MainActor
protocol Raiz: AnyObject {
  var cuentas: Cuentas { get }
  var contadores: Contadores { get }
  var ejecutor: EjecutorDeEfectos { get }
}
