/// Qué se observa: por dónde se llega al valor y qué se mira de él.
struct ClaveDeCelda: Hashable {
  enum Aspecto {
    /// El valor entero.
    case valor
    /// Si un opcional tiene valor.
    case presencia
    /// Los ids de una colección, no sus elementos.
    case ids
  }

  let ruta: AnyKeyPath
  let aspecto: Aspecto
}

extension Store {
  /// Lee un valor del estado y apunta a quien lo lee.
  func observar<Value, Root>(
    _ ruta: KeyPath<State, Root>, _ aspecto: ClaveDeCelda.Aspecto,
    proyectar: @escaping (State) -> Value,
    iguales: @autoclosure () -> (Value, Value) -> Bool
  ) -> Value {
    let clave = ClaveDeCelda(ruta: ruta, aspecto: aspecto)
    let celda: Celda<State, Value>
    if let existente = celdas[clave] as? Celda<State, Value> {
      celda = existente
    } else {
      celda = Celda(proyectar: proyectar, iguales: iguales(), recuerda: respaldo != nil)
      celdas[clave] = celda
    }
    if let estado = fuente.leer() { return celda.leer(estado) }
    return celda.valor ?? celda.deEstado(actual)
  }

  /// Tras asignar el estado raíz: busca lo que ha cambiado y después avisa.
  ///
  /// Primero se busca todo y luego se avisa porque quien recibe el aviso puede leer otra vez, o
  /// enviar otra acción.
  func revisar(_ estado: State) {
    var avisos: [CeldaBase] = []
    recoger(estado, &avisos)
    fuente.raiz.cuentas.valor.notificaciones += avisos.count
    for celda in avisos { celda.avisar() }
  }

  /// Junta las celdas de este *store* y de los que cuelgan de él cuyo valor ha cambiado.
  func recoger(_ estado: State, _ avisos: inout [CeldaBase]) {
    for celda in celdas.values where celda.despierta {
      fuente.raiz.cuentas.valor.comparaciones += 1
      if celda.haCambiado(con: estado) { avisos.append(celda) }
    }
    for (clave, hijo) in hijos where !hijo.recoger(estado, &avisos) {
      hijos[clave] = nil
    }
    for coleccion in colecciones.values { coleccion.recoger(estado, &avisos) }
  }
}
