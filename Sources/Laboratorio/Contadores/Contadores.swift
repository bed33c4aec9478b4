import Synchronization

/// Un juego de contadores con nombre, uno por prueba.
///
/// Se usa de dos maneras. Como instancia, que es la preferible: se crea, se reparte y se lee. Y
/// como contexto de la tarea, para instrumentos que no tienen dónde guardar la instancia:
///
/// ```swift
/// let contadores = Contadores()
/// contadores.durante {
///   Contadores.sumar("formateadores creados")
/// }
/// contadores["formateadores creados"].valor  // 1
/// ```
///
/// - Important: El contexto es un `TaskLocal`: lo heredan `async let`, los grupos y `Task {}`, y
///   **no** lo heredan `Task.detached` ni un *closure* enviado a una `DispatchQueue`. Un instrumento
///   que pueda acabar ahí toma su ``Contador`` al crearse; si no, contaría cero trabajo justo donde
///   se ha escondido.
public final class Contadores: Sendable, CustomStringConvertible {
  /// Los contadores de la prueba en curso, o `nil` fuera de ``durante(_:)-(()->Resultado)``.
  @TaskLocal public static var actuales: Contadores?

  private let porNombre = Mutex<[String: Contador]>([:])

  /// Crea un juego vacío.
  public init() {}

  /// El contador con ese nombre; se crea a cero la primera vez que se nombra.
  ///
  /// - Complexity: O(1) búsquedas en el diccionario, con cerrojo. En un bucle, guarda el
  ///   ``Contador`` fuera y súmale directamente: eso ya no toma el cerrojo.
  public subscript(nombre: String) -> Contador {
    porNombre.withLock { contadores in
      if let existente = contadores[nombre] { return existente }
      let nuevo = Contador(nombre)
      contadores[nombre] = nuevo
      return nuevo
    }
  }

  /// Todas las cuentas, por orden alfabético de nombre para que dos ejecuciones se comparen.
  public var cuentas: [Cuenta] {
    let contadores = porNombre.withLock { Array($0.values) }
    return contadores.map(\.cuenta).sorted { $0.nombre < $1.nombre }
  }

  /// Pone a cero todos los contadores, sin olvidarlos.
  public func reiniciar() {
    let contadores = porNombre.withLock { Array($0.values) }
    for contador in contadores { contador.reiniciar() }
  }

  /// Una cuenta por renglón, o «nada contado».
  public var description: String {
    let textos = cuentas.map(\.description)
    return textos.isEmpty ? "nada contado" : textos.joined(separator: "\n")
  }
}

// MARK: - El contexto de la tarea

extension Contadores {
  /// Ejecuta el trabajo con este juego como contexto de la tarea.
  public func durante<Resultado>(_ trabajo: () throws -> Resultado) rethrows -> Resultado {
    try Self.$actuales.withValue(self, operation: trabajo)
  }

  /// Ejecuta trabajo asíncrono con este juego como contexto de la tarea, en el mismo actor que llama.
  public nonisolated(nonsending) func durante<Resultado>(
    _ trabajo: nonisolated(nonsending) () async throws -> Resultado
  ) async rethrows -> Resultado {
    try await Self.$actuales.withValue(self, operation: trabajo)
  }

  /// Suma al contador con ese nombre del contexto de la tarea; sin contexto no hace nada.
  ///
  /// Que no haga nada fuera de una prueba permite dejar el instrumento puesto en una kata.
  public static func sumar(_ nombre: String, _ cantidad: Int = 1) {
    actuales?[nombre].sumar(cantidad)
  }
}
