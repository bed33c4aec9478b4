/// Lo que un *reducer* pide que se haga fuera de él: trabajo asíncrono, o nada.
///
/// El *reducer* decide y el efecto trabaja. El primero es síncrono y corre en el actor principal,
/// entre dos fotogramas; el segundo corre fuera y vuelve con acciones. Un efecto es un valor: no
/// empieza hasta que el ``Store`` lo recibe.
///
/// ```swift
/// case .descargar:
///   state.cargando = true
///   return .run { send in
///     await send(.llegaron(try await cliente.descargarTodo()))   // un solo envío de vuelta
///   } catch: { error, send in
///     await send(.fallo(error.localizedDescription))
///   }
/// ```
///
/// Regla 16 de referencia, y siguientes.
public struct Effect<Action>: Sendable {
  let operacion: OperacionDeEfecto<Action>

  /// Nada que hacer. Acaba en el acto.
  ///
  /// Regla 19 de referencia.
  public static var none: Self { Self(operacion: .ninguna) }

  /// Envía una acción dentro del mismo `send`, antes de que vuelva a quien lo llamó.
  ///
  /// Sirve para avisar al padre. Para compartir código entre dos acciones es mejor una función: una
  /// acción recorre el árbol de *reducers* entero.
  ///
  /// Regla 19 de referencia.
  ///
  /// - Parameter action: la acción.
  /// - Returns: un efecto síncrono.
  public static func send(_ action: Action) -> Self {
    Self(operacion: .enviar(action))
  }

  /// El mismo efecto, con sus acciones traducidas a las de otra *feature*.
  ///
  /// En TCA está en desuso hacia la 2.0; aquí se queda porque es lo que hace `Scope` por dentro.
  ///
  /// Regla 24 de referencia.
  ///
  /// - Parameter transform: la traducción; se llama en el actor principal, una vez por acción.
  /// - Returns: el efecto traducido.
  public func map<Otra>(_ transform: @escaping @Sendable (Action) -> Otra) -> Effect<Otra> {
    Effect<Otra>(operacion: operacion.traducida(transform))
  }
}

/// El árbol de lo que hay que hacer, que el motor interpreta.
///
/// Se declara `Sendable` sin comprobar porque la acción de `enviar` puede no serlo: solo la toca el
/// motor, en el actor principal, que es donde el *reducer* la creó.
indirect enum OperacionDeEfecto<Action>: @unchecked Sendable {
  case ninguna
  case enviar(Action)
  case tarea(TareaDeEfecto<Action>)
  case mezcla([Self])
  case secuencia([Self])
  case cancelar(IdDeEfecto)
  case cancelable(Self, IdDeEfecto, cancelaEnVuelo: Bool)
  case enFila(Self, TramoDeRuta)

  func traducida<Otra>(_ transform: @escaping (Action) -> Otra) -> OperacionDeEfecto<Otra> {
    switch self {
    case .ninguna: .ninguna
    case .enviar(let accion): .enviar(transform(accion))
    case .tarea(let tarea): .tarea(tarea.traducida(transform))
    case .mezcla(let partes): .mezcla(partes.map { $0.traducida(transform) })
    case .secuencia(let partes): .secuencia(partes.map { $0.traducida(transform) })
    case .cancelar(let id): .cancelar(id)
    case .cancelable(let parte, let id, let cancelaEnVuelo):
      .cancelable(parte.traducida(transform), id, cancelaEnVuelo: cancelaEnVuelo)
    case .enFila(let parte, let tramo): .enFila(parte.traducida(transform), tramo)
    }
  }

  var esNinguna: Bool {
    if case .ninguna = self { true } else { false }
  }
}

/// El trabajo de un `.run`.
struct TareaDeEfecto<Action>: Sendable {
  let prioridad: TaskPriority?
  let lugar: Lugar
  let cuerpo: @concurrent @Sendable (Send<Action>) async throws -> Void
  let alFallar: (@concurrent @Sendable (any Error, Send<Action>) async -> Void)?

  func traducida<Otra>(_ transform: @escaping (Action) -> Otra) -> TareaDeEfecto<Otra> {
    // La traducción solo se llama desde `Send`, que está aislado en el actor principal.
    nonisolated(unsafe) let transform = transform
    let traducir: @Sendable (Send<Otra>) async -> Send<Action> = { send in
      await Send { accion in send.enviar(transform(accion)) }
    }
    let cuerpo = cuerpo
    let nuevoCuerpo: @concurrent @Sendable (Send<Otra>) async throws -> Void = { send in
      try await cuerpo(await traducir(send))
    }
    var nuevoAlFallar: (@concurrent @Sendable (any Error, Send<Otra>) async -> Void)?
    if let alFallar {
      nuevoAlFallar = { error, send in await alFallar(error, await traducir(send)) }
    }
    return TareaDeEfecto<Otra>(
      prioridad: prioridad, lugar: lugar, cuerpo: nuevoCuerpo, alFallar: nuevoAlFallar)
  }
}
