/// Lo que ha hecho un *store* desde que nació, contado.
///
/// Las katas se califican con estas cuentas: son las mismas en cualquier máquina. Se restan para
/// medir un tramo:
///
/// ```swift
/// let antes = store.contadores
/// store.send(.marcarTodas)
/// (store.contadores - antes).notificaciones   // 1
/// ```
///
/// Lo que cuentan las colecciones (copias, escrituras, búsquedas) se mide con
/// ``recontarColecciones(_:)``.
public struct Contadores: Sendable, Equatable {
  /// Acciones recibidas, vengan de una vista o de un efecto.
  public internal(set) var acciones = 0
  /// De ellas, las que enviaron los efectos.
  public internal(set) var accionesDeEfectos = 0
  /// Veces que se recorrió el árbol de *reducers*: una por acción.
  public internal(set) var pasadasDeReducer = 0
  /// Veces que se asignó el estado: una por `send`, por muchas acciones síncronas que encadene.
  public internal(set) var asignacionesDeEstado = 0
  /// Valores observados que cambiaron y avisaron a quien los leía.
  public internal(set) var notificaciones = 0
  /// Comparaciones de un valor observado con el que había, para saber si hay que avisar.
  public internal(set) var comparaciones = 0
  /// Efectos `.run` que ha habido.
  public internal(set) var efectosIniciados = 0
  /// Efectos `.run` en marcha ahora.
  public internal(set) var efectosVivos = 0
  /// Los que llegó a haber en marcha a la vez.
  public internal(set) var maximoDeEfectosVivos = 0

  /// Todo a cero.
  public init() {}

  /// Lo que ha pasado entre dos lecturas. Los efectos vivos y su máximo no son sumas: se quedan los
  /// de la segunda.
  public static func - (despues: Self, antes: Self) -> Self {
    var tramo = despues
    tramo.acciones -= antes.acciones
    tramo.accionesDeEfectos -= antes.accionesDeEfectos
    tramo.pasadasDeReducer -= antes.pasadasDeReducer
    tramo.asignacionesDeEstado -= antes.asignacionesDeEstado
    tramo.notificaciones -= antes.notificaciones
    tramo.comparaciones -= antes.comparaciones
    tramo.efectosIniciados -= antes.efectosIniciados
    return tramo
  }
}

/// Donde apuntan el núcleo y los *stores* que cuelgan de él.
@MainActor
final class Cuentas {
  var valor = Contadores()
}
