/// Lo que ocurrió en un tramo: cuántas veces y a qué vistas.
///
/// Se cuentan las vistas con `body` propio (las estructuras de la app) por su tipo. Los totales sin
/// tipo suman todas las vistas; un `ViewModifier` propio solo aparece al preguntar por su tipo.
@MainActor public struct Conteo {
  let porTipo: [ObjectIdentifier: Cuentas]
  let totales: Cuentas
  let generales: CuentasGenerales
  /// Los sucesos del tramo, en orden.
  public let sucesos: [Suceso]
  /// Avisos nuevos del tramo.
  public let avisos: [String]
  /// Nodos (vistas, contenedores y modificadores) de la fila visible que más tiene, al final.
  public let nodosPorFila: Int

  private func cuentas(_ tipo: Any.Type) -> Cuentas { porTipo[ObjectIdentifier(tipo)] ?? Cuentas() }

  // MARK: Evaluar

  /// Veces que se ejecutó el `body` de las vistas de un tipo.
  public func cuerposEvaluados(de tipo: Any.Type) -> Int { cuentas(tipo).cuerpos }
  public var cuerposEvaluados: Int { totales.cuerpos }

  /// *Closures* de contenido de `ForEach` ejecutados.
  public var elementosConstruidos: Int { generales.elementos }

  // MARK: Recrear

  /// Identidades nuevas.
  public func identidadesCreadas(de tipo: Any.Type) -> Int { cuentas(tipo).creadas }
  public var identidadesCreadas: Int { totales.creadas }

  /// Identidades acabadas porque su dato, su rama o su `id` ya no están.
  public func identidadesDestruidas(de tipo: Any.Type) -> Int { cuentas(tipo).destruidas }
  public var identidadesDestruidas: Int { totales.destruidas }

  /// Identidades que siguen vivas en otra posición respecto a las demás.
  public func identidadesMovidas(de tipo: Any.Type) -> Int { cuentas(tipo).movidas }
  public var identidadesMovidas: Int { totales.movidas }

  /// Identidades fuera de pantalla que la lista soltó para ahorrar memoria (regla 42).
  public func identidadesExpulsadas(de tipo: Any.Type) -> Int { cuentas(tipo).expulsadas }
  public var identidadesExpulsadas: Int { totales.expulsadas }

  /// Almacenes de `@State` y `@StateObject` creados.
  public func estadosCreados(de tipo: Any.Type) -> Int { cuentas(tipo).estados }
  public var estadosCreados: Int { totales.estados }

  /// Filas construidas por un `ForEach` o una lista.
  public var filasConstruidas: Int { generales.filas }
  public var filasDestruidas: Int { generales.filasDestruidas }
  public var filasMovidas: Int { generales.filasMovidas }
  public var filasExpulsadas: Int { generales.filasExpulsadas }

  // MARK: Redibujar

  /// Vistas que ya estaban en pantalla y muestran otra cosa; una por fotograma y vista.
  public func redibujadas(de tipo: Any.Type) -> Int { cuentas(tipo).redibujadas }
  /// Incluye las filas sin vista propia (un `Text` suelto dentro de un `ForEach`).
  public var redibujadas: Int { generales.redibujadas }

  /// Vistas dibujadas por primera vez.
  public func dibujadas(de tipo: Any.Type) -> Int { cuentas(tipo).dibujadas }
  public var dibujadas: Int { generales.dibujadas }

  // MARK: Comparar y leer

  /// Comparaciones de valores de vista que hizo el grafo.
  public var comparaciones: Int { generales.comparaciones }
  /// Identificadores leídos por los `ForEach`: uno por elemento y cambio de datos (regla 34).
  public var idsLeidos: Int { generales.idsLeidos }
  /// Fotogramas del tramo.
  public var fotogramas: Int { generales.fotogramas }

  // MARK: Por qué

  /// Cuántas evaluaciones tuvo cada motivo: `@self`, `@identity`, `@dependencies`, `_propiedad`.
  public var motivos: [String: Int] { contarMotivos { _ in true } }

  public func motivos(de tipo: Any.Type) -> [String: Int] {
    let nombre: String = DescriptorDeTipo.de(tipo).nombre
    return contarMotivos { $0.vista == nombre }
  }

  /// Las líneas que habría escrito `_printChanges` en cada `body`, en orden.
  public var lineas: [String] {
    sucesos.compactMap { suceso in suceso.motivos?.linea(vista: suceso.vista) }
  }

  private func contarMotivos(_ incluir: (Suceso) -> Bool) -> [String: Int] {
    var cuenta: [String: Int] = [:]
    for suceso in sucesos where suceso.clase == .cuerpoEvaluado && incluir(suceso) {
      for motivo in suceso.motivos?.textos ?? [] { cuenta[motivo, default: 0] += 1 }
    }
    return cuenta
  }
}
