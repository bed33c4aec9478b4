/// Lo que una kata hace a un tamaño dado y lo que se cuenta mientras lo hace.
///
/// Cada especificación lo declara una vez. Sus aserciones lo ejecutan a un tamaño fijo y
/// `workbook medir` lo ejecuta a varios, así que el texto, la prueba y la curva no pueden
/// contradecirse.
///
/// ```swift
/// let escenario = Escenario(
///   "Insertar al principio",
///   unidad: Unidad("identidad creada", "identidades creadas"),
///   elementos: "filas"
/// ) { n in
///   let lista = ListaDePrueba(filas: n)
///   lista.insertar("nueva", en: 0)
///   return [Cuenta("identidades creadas", lista.identidadesCreadas)]
/// }
/// let creadas = try await escenario.contar(a: 1_000).valor(de: "identidades creadas")
/// ```
public struct Escenario: Sendable {
  /// Construye el escenario a tamaño `n`, hace el trabajo y devuelve lo contado.
  public typealias Trabajo = @MainActor @Sendable (_ n: Int) async throws -> [Cuenta]

  /// El título con el que aparece en tablas y figuras.
  public let nombre: String
  /// Lo que cuenta la cuenta principal, con su singular: para los mensajes de las aserciones.
  public let unidad: Unidad
  /// Lo que hay `n` de: la etiqueta del eje horizontal de la curva.
  public let elementos: Unidad
  private let trabajo: Trabajo

  /// Declara un escenario.
  /// - Parameters:
  ///   - nombre: El título con el que aparece en tablas y figuras.
  ///   - unidad: Lo que se cuenta. Si hay varias cuentas, la principal va la primera.
  ///   - elementos: Lo que mide el tamaño `n`, «elementos» si no se dice.
  ///   - trabajo: Construye todo desde cero a tamaño `n` (≥ 1) y devuelve al menos una cuenta. No
  ///     debe recordar nada entre llamadas: se ejecuta a varios tamaños y en cualquier orden.
  public init(
    _ nombre: String,
    unidad: Unidad,
    elementos: Unidad = "elementos",
    _ trabajo: @escaping Trabajo
  ) {
    self.nombre = nombre
    self.unidad = unidad
    self.elementos = elementos
    self.trabajo = trabajo
  }

  /// Ejecuta el escenario una vez y devuelve sus conteos, con la cuenta principal la primera.
  ///
  /// - Parameter n: El tamaño, en ``elementos``; al menos 1.
  /// - Throws: ``ErrorDeEscenario`` si el tamaño no sirve o los conteos no se pueden usar, y
  ///   cualquier error del propio trabajo.
  @MainActor
  public func contar(a n: Int) async throws -> [Cuenta] {
    guard n > 0 else { throw ErrorDeEscenario.tamanoNoValido(n) }
    let cuentas = try await trabajo(n)
    guard !cuentas.isEmpty else { throw ErrorDeEscenario.sinCuentas(escenario: nombre) }
    var vistos: Set<String> = []
    for cuenta in cuentas where !vistos.insert(cuenta.nombre).inserted {
      throw ErrorDeEscenario.cuentaRepetida(nombre: cuenta.nombre, escenario: nombre)
    }
    return cuentas
  }
}
