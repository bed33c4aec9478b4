extension Effect {
  /// Da un id al efecto para poder cancelarlo.
  ///
  /// Un efecto de larga vida sin id se acumula: cada aparición de la vista enciende otro productor y
  /// nadie puede apagarlos. Varios efectos pueden compartir un id; se cancelan juntos.
  ///
  /// Con `cancelInFlight`, los que estuvieran en marcha se cancelan cuando *empieza* este, no cuando
  /// el *reducer* lo devuelve: entre lo uno y lo otro el anterior puede enviar todavía.
  ///
  /// El id cuenta con su tipo y con la fila y el *store* en que nace el efecto: el mismo
  /// `CancelID.carga` en dos filas son dos ids distintos.
  ///
  /// Reglas 20 y 22 de referencia.
  ///
  /// - Parameters:
  ///   - id: el id; en un proyecto aislado en el actor principal, declara su tipo `nonisolated`.
  ///   - cancelInFlight: si cancela antes los que ya hay en marcha con ese id.
  /// - Returns: el efecto, cancelable.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    if operacion.esNinguna { return self }
    return Self(
      operacion: .cancelable(operacion, IdDeEfecto(id), cancelaEnVuelo: cancelInFlight))
  }

  /// Cancela los efectos en marcha que tienen un id.
  ///
  /// Actúa en cuanto el *store* lo recibe. A un efecto que todavía no ha empezado no lo cancela.
  ///
  /// Regla 21 de referencia.
  ///
  /// - Parameter id: el id; una lista como id es un solo id.
  /// - Returns: un efecto que acaba en el acto.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(operacion: .cancelar(IdDeEfecto(id)))
  }

  /// Cancela los efectos de una fila (o de un hijo opcional) que ha desaparecido.
  static func cancelar(_ tramo: TramoDeRuta) -> Self {
    Self(operacion: .cancelar(IdDeEfecto(tramo)))
  }

  /// Coloca el efecto en su fila: sus ids son los de esa fila, y desaparecer la fila lo cancela.
  func enFila(_ tramo: TramoDeRuta) -> Self {
    if operacion.esNinguna { return self }
    return Self(
      operacion: .cancelable(
        .enFila(operacion, tramo), IdDeEfecto(tramo), cancelaEnVuelo: false))
  }
}

/// Un id de cancelación: el valor y su tipo.
///
/// El tipo hace falta porque `AnyHashable` iguala valores de tipos distintos (`1` y `1.0`).
struct IdDeEfecto: Hashable {
  let tipo: ObjectIdentifier
  let valor: AnyHashable

  init<ID: Hashable>(_ id: ID) {
    tipo = ObjectIdentifier(ID.self)
    valor = AnyHashable(id)
  }
}

/// Un paso en el camino desde el *store* raíz: por qué propiedad y, si es una colección, qué fila.
struct TramoDeRuta: Hashable {
  let propiedad: AnyKeyPath
  let id: AnyHashable?
}

/// Con lo que se registra un efecto cancelable: dónde nace y su id.
struct ClaveDeCancelacion: Hashable {
  let ruta: [TramoDeRuta]
  let id: IdDeEfecto
}
