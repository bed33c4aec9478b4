/// Un contenedor que decide qué filas existen. Los nodos de dentro le avisan de lo que cambia.
@MainActor protocol ControlDeLista: AnyObject {
  /// Aumenta cada vez que cambian las filas: quien guarda cuentas sabe si siguen valiendo.
  var version: Int { get }
  /// Cambiaron las filas o su número.
  func contenidoCambio()
  /// Cambió el tamaño de una fila.
  func filaCambio(_ fila: Fila)
}
