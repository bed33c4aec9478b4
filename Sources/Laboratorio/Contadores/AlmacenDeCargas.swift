import Synchronization

/// Donde se dejan las cargas que no deben viajar en el estado, cada una con su clave.
///
/// Hace de caché detrás de una dependencia: es una clase, así que quien la tiene guarda una
/// referencia, y se puede usar desde cualquier hilo. Nunca expulsa nada: cuánto guardar y qué
/// expulsar es otra lección, la de ``CacheLRU``.
public final class AlmacenDeCargas: Sendable {
  private let cargas = Mutex<[String: Carga]>([:])

  /// Crea un almacén vacío.
  public init() {}

  /// La carga con esa clave, o `nil` si no se ha guardado ninguna.
  ///
  /// - Complexity: O(1) búsquedas en el diccionario, con cerrojo.
  public subscript(clave: String) -> Carga? {
    cargas.withLock { $0[clave] }
  }

  /// Guarda una carga y devuelve su clave, que es lo que se queda quien la necesite después.
  ///
  /// - Parameters:
  ///   - carga: Lo que se guarda.
  ///   - clave: Con qué se pedirá. Si el contenido puede cambiar, la clave tiene que cambiar con él.
  /// - Returns: La misma clave.
  /// - Complexity: O(1) escrituras en el diccionario, con cerrojo.
  @discardableResult
  public func guardar(_ carga: Carga, como clave: String) -> String {
    cargas.withLock { $0[clave] = carga }
    return clave
  }

  /// Cuántas cargas hay guardadas.
  public var cantidad: Int { cargas.withLock(\.count) }
}
