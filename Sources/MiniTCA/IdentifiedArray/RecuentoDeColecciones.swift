import Synchronization

/// Lo que han hecho los ``IdentifiedArray`` mientras se recontaba.
///
/// Las katas se califican por estas cuentas y no por el reloj: son las mismas en cualquier máquina.
/// Se obtiene con ``recontarColecciones(_:)``.
public struct RecuentoDeColecciones: Sendable, Equatable {
  /// Veces que escribir en una colección obligó a copiar su almacenamiento porque otro valor lo
  /// compartía (copia al escribir). El crecimiento normal al añadir no cuenta.
  public internal(set) var copiasDeAlmacenamiento = 0
  /// Elementos que se copiaron en esas copias.
  public internal(set) var elementosCopiados = 0
  /// Elementos creados, sustituidos o mutados en sitio. Cambiar el orden o quitar no escribe
  /// ninguno; construir una colección los escribe todos.
  public internal(set) var elementosEscritos = 0
  /// Elementos leídos por posición o al recorrer la colección.
  public internal(set) var elementosLeidos = 0
  /// Búsquedas por id.
  public internal(set) var busquedas = 0

  /// Un recuento a cero.
  public init() {}
}

/// Ejecuta el cuerpo y cuenta lo que hacen en él los ``IdentifiedArray``, en esta tarea y en las que
/// nacen de ella.
///
/// ```swift
/// let (_, recuento) = recontarColecciones { store.send(.marcarTres) }
/// recuento.elementosEscritos         // 3
/// recuento.copiasDeAlmacenamiento    // 0
/// ```
///
/// - Parameter cuerpo: lo que se quiere medir.
/// - Returns: el resultado del cuerpo y el recuento.
/// - Throws: el error del cuerpo; el recuento de esa ejecución se pierde.
/// - Complexity: la del cuerpo; mientras se recuenta, cada operación de colección cuesta además un
///   candado. Sin nadie recontando, el coste es una lectura atómica.
public func recontarColecciones<Resultado>(
  _ cuerpo: () throws -> Resultado
) rethrows -> (resultado: Resultado, recuento: RecuentoDeColecciones) {
  let recontador = Recontador()
  Recontador.activos.wrappingAdd(1, ordering: .relaxed)
  defer { Recontador.activos.wrappingSubtract(1, ordering: .relaxed) }
  let resultado = try Recontador.$actual.withValue(recontador, operation: cuerpo)
  return (resultado, recontador.recuento)
}

/// Igual que la variante síncrona, para un cuerpo que se suspende.
///
/// - Parameters:
///   - isolation: el actor en el que se ejecuta el cuerpo; el de quien llama.
///   - cuerpo: lo que se quiere medir.
/// - Returns: el resultado del cuerpo y el recuento.
/// - Throws: el error del cuerpo; el recuento de esa ejecución se pierde.
public func recontarColecciones<Resultado>(
  isolation: isolated (any Actor)? = #isolation,
  _ cuerpo: () async throws -> Resultado
) async rethrows -> (resultado: Resultado, recuento: RecuentoDeColecciones) {
  let recontador = Recontador()
  Recontador.activos.wrappingAdd(1, ordering: .relaxed)
  defer { Recontador.activos.wrappingSubtract(1, ordering: .relaxed) }
  let resultado = try await Recontador.$actual.withValue(recontador, operation: cuerpo)
  return (resultado, recontador.recuento)
}

/// Donde apuntan las colecciones mientras alguien recuenta.
///
/// El contador de activos es el atajo: casi nunca hay nadie recontando, y entonces una operación de
/// colección paga una lectura atómica y ningún acceso a la tarea.
@usableFromInline
final class Recontador: Sendable {
  @usableFromInline static let activos = Atomic<Int>(0)
  @TaskLocal static var actual: Recontador?

  private let cuenta = Mutex(RecuentoDeColecciones())

  init() {}

  var recuento: RecuentoDeColecciones { cuenta.withLock { $0 } }

  @inlinable
  static var hayAlguien: Bool { activos.load(ordering: .relaxed) > 0 }

  @usableFromInline
  @inline(never)
  static func anotar(escritos: Int = 0, leidos: Int = 0, busquedas: Int = 0) {
    actual?.cuenta.withLock {
      $0.elementosEscritos += escritos
      $0.elementosLeidos += leidos
      $0.busquedas += busquedas
    }
  }

  @usableFromInline
  @inline(never)
  static func anotarCopia(de elementos: Int) {
    actual?.cuenta.withLock {
      $0.copiasDeAlmacenamiento += 1
      $0.elementosCopiados += elementos
    }
  }
}
